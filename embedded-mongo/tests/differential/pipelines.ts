import { Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { expression, fieldReference, numbers, objects } from './expressions.js';
import { filter } from './filters.js';
import { type Spec, anything, byPath, fields, maybe, oneOf, path, scalar, weighted, wrapped } from './values.js';

/** Pipelines of every stage. Where a result's order is left open its field is called `set` (see compare.ts). */

export const sort: Arbitrary<Spec> = fc
  .tuple(byPath(path, oneOf<unknown>(1, -1, 1, -1, new Double(1), Long.fromNumber(-1)), 2), oneOf(1, -1))
  .map(([keys, direction]) => ('_id' in keys ? keys : { ...keys, _id: direction }));

const accumulator: Arbitrary<Spec> = weighted<Spec>(
  [
    6,
    fc
      .tuple(oneOf('$sum', '$avg', '$min', '$max', '$first', '$last', '$push'), expression)
      .map(([name, value]) => ({ [name]: value })),
  ],
  [
    2,
    fc.tuple(oneOf('$sum', '$avg', '$stdDevPop', '$stdDevSamp'), numbers).map(([name, value]) => ({ [name]: value })),
  ],
  [
    4,
    fc
      .tuple(oneOf('$sum', '$avg', '$min', '$max', '$first', '$last', '$push'), fieldReference)
      .map(([name, value]) => ({ [name]: value })),
  ],
  [1, wrapped('$mergeObjects', weighted<unknown>([1, objects], [2, oneOf('$c', '$none', '$$ROOT')]))],
  [1, wrapped('$count', oneOf<unknown>({}, {}, 1))],
  [
    2,
    fc
      .tuple(
        oneOf('$firstN', '$lastN', '$minN', '$maxN'),
        fields({ input: fieldReference, n: oneOf<unknown>(1, 2, 3, Long.fromNumber(2), 0) }),
      )
      .map(([name, value]) => ({ [name]: value })),
  ],
  [
    1,
    fc
      .tuple(oneOf('$top', '$bottom'), fields({ output: fieldReference, sortBy: sort }))
      .map(([name, value]) => ({ [name]: value })),
  ],
  [
    1,
    fc
      .tuple(oneOf('$topN', '$bottomN'), fields({ output: fieldReference, sortBy: sort, n: oneOf(1, 2) }))
      .map(([name, value]) => ({ [name]: value })),
  ],
  [0.02, oneOf<Spec>({ $foo: 1 }, { $sum: 1, $avg: 1 }, {})],
);

const groupBy: Arbitrary<unknown> = weighted<unknown>(
  [4, fieldReference],
  [2, fc.constant(null)],
  [1, expression],
  [1, fields({ x: fieldReference, y: fieldReference })],
);

const group = fc
  .tuple(groupBy, maybe(accumulator, 8), maybe(accumulator, 2), maybe(wrapped('$addToSet', fieldReference)))
  .map(([_id, m, n, set]) =>
    Object.fromEntries(
      Object.entries({ _id, m, n, set }).filter(([key, value]) => key === '_id' || value !== undefined),
    ),
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

const lookup: Arbitrary<Spec> = weighted<Spec>(
  [4, fields({ from: oneOf('$self'), localField: path, foreignField: path, as: oneOf('set', 'set', 'c.set') })],
  [
    2,
    fields({
      from: oneOf('$self'),
      let: wrapped('v', fieldReference),
      pipeline: oneOf<unknown>(
        [{ $match: { $expr: { $eq: ['$a', '$$v'] } } }],
        [{ $match: { $expr: { $lt: ['$_id', '$$v'] } } }, { $project: { a: 1, v: '$$v' } }],
        [{ $sort: { _id: 1 } }, { $limit: 1 }, { $set: { v: '$$v' } }],
      ),
      as: oneOf('set'),
    }),
  ],
  [
    1,
    fields({
      from: oneOf('$self'),
      localField: path,
      foreignField: path,
      pipeline: oneOf<unknown>([{ $project: { a: 1 } }], [{ $match: { a: { $gt: 0 } } }]),
      as: oneOf('set'),
    }),
  ],
  [
    0.04,
    oneOf<Spec>(
      { from: '$self', localField: 'a', as: 'set' },
      { from: '$self', as: 'set' },
      { from: '$self', localField: 'a', foreignField: 'a' },
      { from: 5, localField: 'a', foreignField: 'a', as: 'set' },
    ),
  ],
);

export const stage: Arbitrary<Spec> = weighted<Spec>(
  [4, wrapped('$match', filter)],
  [
    8,
    fc
      .tuple(oneOf('$project'), weighted([3, inclusion], [2, exclusion], [1, mixed]))
      .map(([name, spec]) => ({ [name]: spec })),
  ],
  [
    5,
    fc
      .tuple(
        oneOf('$set', '$addFields'),
        byPath(weighted([3, path], [1, oneOf('d', 'd.e', 'b.z', 'c.x.z')]), expression, 2),
      )
      .map(([name, spec]) => ({ [name]: spec })),
  ],
  [5, wrapped('$project', wrapped('r', expression))],
  [
    2,
    wrapped(
      '$unset',
      weighted<unknown>(
        [3, path],
        [2, fc.array(path, { minLength: 1, maxLength: 2 })],
        [0.02, oneOf<unknown>(5, '', [], ['a', 1])],
      ),
    ),
  ],
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
    2,
    fc
      .tuple(
        oneOf('$replaceWith'),
        weighted<unknown>([2, objects], [2, oneOf<unknown>('$c', { n: '$a' }, { $ifNull: ['$none', {}] })]),
      )
      .map(([name, spec]) => ({ [name]: spec })),
  ],
  [
    1,
    wrapped(
      '$replaceRoot',
      weighted<unknown>(
        [3, wrapped('newRoot', objects)],
        [1, oneOf<unknown>({}, 5, { newRoot: '$a' }, { newRoot: '$$ROOT', x: 1 })],
      ),
    ),
  ],
  [
    2,
    wrapped(
      '$bucket',
      fields({
        groupBy: oneOf<unknown>('$a', '$c.x', '$b.0', { $ifNull: ['$a', 0] }),
        boundaries: oneOf<unknown>([0, 2, 5], [-1, 1.5, 100], ['', 'b'], [2, 0], [1], [0, 'a'], [0, new Double(0)]),
        default: maybe(oneOf<unknown>('other', -5, 1), 4),
        output: maybe(fields({ n: accumulator })),
      }),
    ),
  ],
  [1, wrapped('$sortByCount', weighted<unknown>([3, fieldReference], [1, expression]))],
  [1, wrapped('$count', oneOf<unknown>('n', 'total', '', '$a', 'a.b', 5))],
  [3, wrapped('$lookup', lookup)],
  [
    1,
    wrapped(
      '$graphLookup',
      fields({
        from: oneOf('$self'),
        startWith: weighted<unknown>([3, fieldReference], [1, scalar]),
        connectFromField: path,
        connectToField: path,
        as: oneOf('set'),
        maxDepth: maybe(oneOf<unknown>(0, 1, Long.fromNumber(2))),
        depthField: maybe(oneOf('depth')),
        restrictSearchWithMatch: maybe(oneOf<unknown>({ a: { $gt: 0 } }, {})),
      }),
    ),
  ],
  [
    1,
    wrapped(
      '$unionWith',
      oneOf<unknown>(
        '$self',
        { coll: '$self', pipeline: [{ $match: { a: 1 } }, { $project: { a: 1 } }] },
        { coll: '$self' },
        5,
        { pipeline: [] },
      ),
    ),
  ],
  [
    1,
    wrapped(
      '$facet',
      oneOf<unknown>(
        { p: [{ $match: { a: { $gt: 0 } } }, { $count: 'n' }], q: [{ $limit: 1 }] },
        { p: [{ $project: { a: 1 } }] },
        {},
        { p: [{ $facet: { q: [] } }] },
        { p: [] },
        { 'a.b': [] },
        { p: 5 },
      ),
    ),
  ],
  [0.5, wrapped('$sample', oneOf<unknown>({ size: 100 }, { size: 0 }, { size: 'a' }, {}, 5))],
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
const UNORDERED = ['$group', '$sortByCount', '$unionWith', '$sample', '$facet'];
const ORDERED = ['$skip', '$limit', '$group', '$unwind', '$bucket', '$facet', '$sample', '$lookup', '$unionWith'];
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
