import { Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { expression, fieldReference, numbers } from './expressions.js';
import { filter } from './filters.js';
import { type Spec, anything, byPath, fields, maybe, oneOf, path, weighted, wrapped } from './values.js';

/** Pipelines of every stage. */

export const sort: Arbitrary<Spec> = fc
  .tuple(byPath(path, oneOf<unknown>(1, -1, 1, -1, new Double(1), Long.fromNumber(-1)), 2), oneOf(1, -1))
  .map(([keys, direction]) => ('_id' in keys ? keys : { ...keys, _id: direction }));

const accumulator: Arbitrary<Spec> = weighted<Spec>(
  [6, wrapped('$sum', expression)],
  [2, wrapped('$sum', numbers)],
  [4, wrapped('$sum', fieldReference)],
  [0.02, oneOf<Spec>({ $foo: 1 }, { $sum: 1, $foo: 1 }, { $sum: [1] }, {})],
);

const groupBy: Arbitrary<unknown> = weighted<unknown>(
  [4, fieldReference],
  [2, fc.constant(null)],
  [1, expression],
  [1, fields({ x: fieldReference, y: fieldReference })],
);

const group = fc
  .tuple(groupBy, maybe(accumulator, 8), maybe(accumulator, 2))
  .map(([_id, m, n]) =>
    Object.fromEntries(Object.entries({ _id, m, n }).filter(([key, value]) => key === '_id' || value !== undefined)),
  );

const inclusion: Arbitrary<Spec> = byPath(
  path,
  weighted<unknown>([6, oneOf<unknown>(1, true, new Double(1))], [3, expression], [1, fc.constant({ x: 1 })]),
);
const exclusion: Arbitrary<Spec> = byPath(path, oneOf<unknown>(0, false, new Double(0)));
const mixed: Arbitrary<Spec> = byPath(
  path,
  weighted<unknown>([2, oneOf<unknown>(1, 0)], [1, anything], [1, expression]),
);

export const stage: Arbitrary<Spec> = weighted<Spec>(
  [4, wrapped('$match', filter)],
  [
    8,
    fc
      .tuple(oneOf('$project'), weighted([3, inclusion], [2, exclusion], [1, mixed]))
      .map(([name, spec]) => ({ [name]: spec })),
  ],
  [5, wrapped('$set', byPath(weighted([3, path], [1, oneOf('d', 'd.e', 'b.z', 'c.x.z')]), expression, 2))],
  [5, wrapped('$project', wrapped('r', expression))],
  [1, wrapped('$unset', weighted<unknown>([3, path], [1, fc.array(path, { minLength: 1, maxLength: 2 })]))],
  [6, wrapped('$group', group)],
  [
    3,
    wrapped(
      '$unwind',
      weighted<unknown>(
        [3, oneOf('$b', '$b.x', '$c.x', '$a', '$none')],
        [
          3,
          fields({
            path: oneOf('$b', '$c.x', '$a', '$b.x'),
            preserveNullAndEmptyArrays: maybe(oneOf<unknown>(true, false)),
            includeArrayIndex: maybe(oneOf<unknown>('i', 'c.i', 'a')),
          }),
        ],
        [0.02, oneOf<unknown>('b', 5, {}, { path: 'b' }, { path: '$b', foo: 1 })],
      ),
    ),
  ],
  [
    1,
    fc
      .tuple(oneOf('$skip', '$limit'), oneOf<unknown>(1, 2, 3, new Double(2), Long.fromNumber(1), 0, -1, 'a', 1.5))
      .map(([name, spec]) => ({ [name]: spec })),
  ],
  [
    1,
    wrapped(
      '$sort',
      weighted<unknown>([4, sort], [1, oneOf<unknown>({}, { a: 0 }, { a: 'x' }, 5, { a: 2 }, { a: true })]),
    ),
  ],
  [
    0.04,
    oneOf<Spec>(
      { $foo: 1 },
      {},
      { $match: {}, $limit: 1 },
      { $match: 5 },
      { $project: {} },
      { $project: 5 },
      { $group: {} },
      { $group: { _id: 1, 'a.b': { $sum: 1 } } },
      { $group: { _id: 1, a: 1 } },
      { $set: 5 },
      { $set: {} },
    ),
  ],
);

/** Stages after which the order is open: what depends on an order must come before. */
const UNORDERED = ['$group'];
const ORDERED = ['$skip', '$limit', '$group', '$unwind'];
export const leavesOrderOpen = (pipeline: readonly Spec[]): boolean =>
  pipeline.some((one) => UNORDERED.some((name) => name in one)) || !pipeline.some((one) => '$sort' in one);

function wellOrdered(stages: readonly Spec[]): Spec[] {
  let open = false;
  return stages.filter((one) => {
    if (open && ORDERED.some((name) => name in one)) return false;
    open ||= UNORDERED.some((name) => name in one);
    return true;
  });
}

/** Mostly begins by sorting by _id, so that what follows has an order on both servers. */
export const pipeline: Arbitrary<Spec[]> = fc
  .tuple(
    maybe(wrapped('$match', filter)),
    weighted<Spec>([4, fc.constant({ $sort: { _id: 1 } })], [1, wrapped('$sort', sort)]),
    fc.array(stage, { maxLength: 3 }),
  )
  .map(([match, order, rest]) => wellOrdered([...(match === undefined ? [] : [match as Spec]), order, ...rest]));
