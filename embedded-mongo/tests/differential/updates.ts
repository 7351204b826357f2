import { Decimal128, Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { expression, numbers, objects } from './expressions.js';
import { elementCondition, elementFilter } from './filters.js';
import { anything, array, int, maybe, number, oneOf, path, scalar, scalars, type Spec, subdocument } from './values.js';
import { byPath, document, weighted, withoutClashes, wrapped } from './values.js';

/** Updates: every operator, paths with $, $[] and $[x], replacements and pipelines. */
export interface Update {
  readonly u: unknown;
  readonly arrayFilters?: unknown;
}

const target: Arbitrary<string> = weighted(
  [12, path],
  [1, oneOf('b.$', 'b.$.x')],
  [2, oneOf('b.$[]', 'b.$[].x', 'b.$[].y', 'c.x.$[]')],
  [3, oneOf('b.$[e]', 'b.$[e].x', 'b.$[e].y')],
  [1, oneOf('b.3', 'b.5.x', 'c.0', 'a.0', 'n.x.y', 'd')],
  [0.02, oneOf('', 'a..b', '$a', 'a.$b', '_id.x')],
);

const arrayTarget = weighted([4, oneOf('b', 'b', 'c.x', 'a')], [1, target]);

const each = fc.array(weighted<unknown>([3, scalar], [1, subdocument], [1, scalars]), { maxLength: 3 });
const whole = oneOf<unknown>(0, 1, 2, -1, -2, new Double(1), Long.fromNumber(2));

const modifiers: Arbitrary<Spec> = fc
  .tuple(
    each,
    maybe(weighted<unknown>([8, whole], [1, oneOf<unknown>(1.5, 'a', null)])),
    maybe(weighted<unknown>([8, whole], [1, oneOf<unknown>(1.5, 'a')])),
    maybe(oneOf<unknown>(1, -1, { x: 1 }, { x: -1, y: 1 }, { 'x.y': 1 }, 0, {}, 'a', { x: 2 })),
    maybe(fc.constant(1), 0.05),
  )
  .map(([$each, $slice, $position, $sort, $foo]) => {
    const all: Spec = { $each, $slice, $position, $sort, $foo };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  });

const operand: Readonly<Record<string, readonly [weight: number, at: Arbitrary<string>, value: Arbitrary<unknown>]>> = {
  $set: [10, target, anything],
  $unset: [3, target, oneOf<unknown>('', 1, true)],
  $setOnInsert: [2, target, anything],
  $inc: [5, target, weighted<unknown>([8, number], [1, scalar])],
  $mul: [3, target, weighted<unknown>([8, number], [1, scalar])],
  $min: [3, target, scalar],
  $max: [3, target, scalar],
  $rename: [2, path, weighted<unknown>([6, oneOf('d', 'c.z', 'e', 'a', 'b.0')], [1, oneOf<unknown>(5, 'x.$', '')])],
  $bit: [
    1,
    target,
    oneOf<unknown>(
      { and: 3 },
      { or: Long.fromNumber(4) },
      { xor: 1 },
      { and: 1.5 },
      { foo: 1 },
      5,
      {},
      { and: 1, or: 2 },
    ),
  ],
  $currentDate: [
    1,
    target,
    oneOf<unknown>(true, false, { $type: 'date' }, { $type: 'timestamp' }, { $type: 'nope' }, 5, {}),
  ],
  $push: [6, arrayTarget, weighted<unknown>([2, scalar], [1, array], [1, subdocument], [5, modifiers])],
  $addToSet: [
    4,
    arrayTarget,
    weighted<unknown>(
      [3, scalar],
      [1, array],
      [1, subdocument],
      [3, wrapped('$each', weighted<unknown>([6, each], [1, int]))],
      [0.3, fc.constant({ $each: [1], x: 1 })],
    ),
  ],
  $pull: [5, arrayTarget, weighted<unknown>([4, scalar], [3, elementCondition], [3, elementFilter], [1, anything])],
  $pullAll: [2, arrayTarget, weighted<unknown>([6, scalars], [1, int])],
  $pop: [
    2,
    arrayTarget,
    weighted<unknown>(
      [6, oneOf<unknown>(1, -1, new Double(1), Decimal128.fromString('-1'))],
      [1, oneOf<unknown>(0, 2, 'a', 1.5)],
    ),
  ],
};

const clause: Arbitrary<Spec> = weighted(
  ...Object.entries(operand).map(([name, [weight, at, value]]): [number, Arbitrary<Spec>] => [
    weight,
    fc
      .array(fc.tuple(at, value), { minLength: 1, maxLength: 2 })
      .map((pairs) => ({ [name]: Object.fromEntries(pairs) })),
  ]),
);

const arrayFilters = weighted<unknown>(
  [
    6,
    fc.array(
      elementFilter.map((spec) => Object.fromEntries(Object.entries(spec).map(([at, value]) => [`e.${at}`, value]))),
      { minLength: 1, maxLength: 1 },
    ),
  ],
  [6, fc.array(wrapped('e', weighted<unknown>([1, scalar], [3, elementCondition])), { minLength: 1, maxLength: 1 })],
  [
    0.4,
    oneOf<unknown>(
      [{ e: 1 }, { e: 2 }],
      [{ f: 1 }],
      [{ e: 1 }, { f: 1 }],
      [{ 'E.x': 1 }],
      [{}],
      [{ e: 1, f: 1 }],
      [{ $or: [{ e: 1 }, { 'e.x': 1 }] }],
      5,
    ),
  ],
);

const uses = (u: unknown): boolean =>
  JSON.stringify(
    Object.values(u as Spec).map((part) => (typeof part === 'object' && part !== null ? Object.keys(part) : [])),
  ).includes('$[e]');

const operators: Arbitrary<Update> = fc
  .tuple(fc.array(clause, { minLength: 1, maxLength: 2 }), arrayFilters, fc.integer({ min: 0, max: 30 }))
  .map(([parts, filters, chance]) => {
    const all = Object.assign({}, ...parts) as Spec;
    const u = chance === 1 ? all : withoutClashes(all);
    return uses(u) === chance > 0 ? { u, arrayFilters: filters } : { u };
  });

const replacement: Arbitrary<Update> = fc
  .tuple(document, fc.integer({ min: 0, max: 4 }))
  .map(([{ _id, ...rest }, chance]) => ({ u: chance === 0 ? { _id, ...rest } : rest }));

const stage: Arbitrary<Spec> = weighted<Spec>(
  [6, wrapped('$set', byPath(path, expression, 2))],
  [2, wrapped('$set', wrapped('a', numbers))],
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
