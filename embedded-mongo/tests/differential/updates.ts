import { Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { expression, numbers, objects } from './expressions.js';
import { anything, array, maybe, number, oneOf, path, scalar, scalars, type Spec, subdocument } from './values.js';
import { byPath, document, weighted, withoutClashes, wrapped } from './values.js';

/** Updates: every operator, replacements and pipelines. */
export interface Update {
  readonly u: unknown;
}

const target: Arbitrary<string> = weighted(
  [12, path],
  [1, oneOf('b.3', 'b.5.x', 'c.0', 'a.0', 'n.x.y', 'd')],
  [0.02, oneOf('', 'a..b', '$a', 'a.$b', '_id.x')],
);

const arrayTarget = weighted([4, oneOf('b', 'b', 'c.x', 'a')], [1, target]);

const each = fc.array(weighted<unknown>([3, scalar], [1, subdocument], [1, scalars]), { maxLength: 3 });
const whole = oneOf<unknown>(0, 1, 2, -1, -2, new Double(1), Long.fromNumber(2));

const modifiers: Arbitrary<Spec> = fc
  .tuple(each, maybe(weighted<unknown>([8, whole], [1, oneOf<unknown>(1.5, 'a', null)])), maybe(fc.constant(1), 0.05))
  .map(([$each, $slice, $foo]) => {
    const all: Spec = { $each, $slice, $foo };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  });

const operand: Readonly<Record<string, readonly [weight: number, at: Arbitrary<string>, value: Arbitrary<unknown>]>> = {
  $set: [10, target, anything],
  $unset: [3, target, oneOf<unknown>('', 1, true)],
  $setOnInsert: [2, target, anything],
  $inc: [5, target, weighted<unknown>([8, number], [1, scalar])],
  $push: [6, arrayTarget, weighted<unknown>([2, scalar], [1, array], [1, subdocument], [5, modifiers])],
};

const clause: Arbitrary<Spec> = weighted(
  ...Object.entries(operand).map(([name, [weight, at, value]]): [number, Arbitrary<Spec>] => [
    weight,
    fc
      .array(fc.tuple(at, value), { minLength: 1, maxLength: 2 })
      .map((pairs) => ({ [name]: Object.fromEntries(pairs) })),
  ]),
);

const operators: Arbitrary<Update> = fc
  .tuple(fc.array(clause, { minLength: 1, maxLength: 2 }), fc.integer({ min: 0, max: 30 }))
  .map(([parts, chance]) => {
    const all = Object.assign({}, ...parts) as Spec;
    return { u: chance === 1 ? all : withoutClashes(all) };
  });

const replacement: Arbitrary<Update> = fc
  .tuple(document, fc.integer({ min: 0, max: 4 }))
  .map(([{ _id, ...rest }, chance]) => ({ u: chance === 0 ? { _id, ...rest } : rest }));

const stage: Arbitrary<Spec> = weighted<Spec>(
  [6, wrapped('$set', byPath(path, expression, 2))],
  [2, wrapped('$set', wrapped('a', numbers))],
  [2, wrapped('$unset', path)],
  [1, wrapped('$set', wrapped('c', objects))],
  [
    1,
    wrapped(
      '$project',
      weighted(
        [9, byPath(path, oneOf<unknown>(1, true))],
        [3, byPath(path, oneOf<unknown>(0, false))],
        [1, oneOf<Spec>({}, { a: 1, b: 0 })],
      ),
    ),
  ],
  [0.02, oneOf<Spec>({ $match: {} }, { $group: { _id: 1 } }, { $foo: 1 })],
);

const pipeline: Arbitrary<Update> = fc.array(stage, { maxLength: 3 }).map((u) => ({ u }));

const wrong: Arbitrary<Update> = oneOf<Update>(
  { u: { $foo: { a: 1 } } },
  { u: { $set: 5 } },
  { u: { a: 1, $set: { a: 1 } } },
  { u: 5 },
  { u: { $set: {} } },
  { u: { $set: { a: 1 }, b: 1 } },
);

export const update: Arbitrary<Update> = weighted<Update>(
  [14, operators],
  [3, replacement],
  [3, pipeline],
  [0.04, wrong],
);
