import type { Collection, Document } from 'mongodb';
import type { BehaviourCase, Thing } from './behaviour-cases.js';

/** Stages that write, and those over buckets, windows and nested documents. */
const day = (n: number): Date => new Date(Date.UTC(2024, 0, 31 + n));
const sales: Thing[] = [
  { _id: 1, city: 'Oslo', at: day(0), n: 5, level: 1, parts: [{ level: 1, x: 'a' }, { level: 3, x: 'b' }, 7] },
  { _id: 2, city: 'Oslo', at: day(1), n: 3, level: 2, inner: { level: 3, y: { level: 1 } } },
  { _id: 3, city: 'Rome', at: day(31), n: 8, level: 3, z: 1 },
  { _id: 4, city: 'Oslo', at: day(2), n: 3, level: 1, inner: { level: 1, y: { level: 3 } } },
  { _id: 5, city: 'Rome', at: day(29), n: 1, level: 1 },
  { _id: 6, city: 'Bonn', at: day(60), n: 2.5, level: 2 },
  { _id: 7, city: 'Rome', at: day(30), n: 8, level: 2 },
  { _id: 8, at: day(61), n: 4, level: 1 },
];

const window = (output: Document, sortBy?: Document, partitionBy: unknown = '$city'): Document[] => [
  { $setWindowFields: { partitionBy, ...(sortBy && { sortBy }), output } },
  { $project: { parts: 0, inner: 0, at: 0 } },
];
const over = (op: Document, documents: unknown[], sortBy: Document = { n: 1, _id: 1 }): Document[] =>
  window({ r: { ...op, window: { documents } } }, sortBy);
const inRange = (op: Document, range: unknown[], sortBy: Document, unit?: string): Document[] =>
  window({ r: { ...op, window: { range, ...(unit !== undefined && { unit }) } } }, sortBy);

const pipelines: Document[][] = [
  [{ $redact: { $cond: [{ $gt: ['$level', 2] }, '$$PRUNE', '$$DESCEND'] } }],
  [{ $redact: { $cond: [{ $eq: ['$level', 1] }, '$$KEEP', '$$PRUNE'] } }],
  [{ $redact: { $cond: [{ $lte: ['$level', '$$ROOT.level'] }, '$$DESCEND', '$$PRUNE'] } }],
  [{ $redact: 'keep' }],
  [{ $redact: 'other' }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 3 } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 1 } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 20 } }],
  [{ $bucketAuto: { groupBy: '$city', buckets: 2, output: { ids: { $push: '$_id' }, most: { $max: '$n' } } } }],
  [{ $match: { _id: 99 } }, { $bucketAuto: { groupBy: '$n', buckets: 3 } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 0 } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 1.5 } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 'x' } }],
  [{ $bucketAuto: { groupBy: '$n' } }],
  [{ $bucketAuto: { groupBy: '$n', buckets: 2, more: 1 } }],
  [{ $bucketAuto: 5 }],
  window({ r: { $rank: {} } }, { n: 1 }),
  window({ r: { $denseRank: {} } }, { n: -1 }),
  window({ r: { $documentNumber: {} } }, { n: 1, _id: 1 }),
  window({ r: { $documentNumber: {} } }, { _id: 1 }),
  window({ r: { $documentNumber: {}, window: { documents: [0, 1] } } }, { n: 1 }),
  window({ r: { $rank: {} } }, { n: 1 }, null),
  window({ r: { $rank: {} } }, { n: 1, _id: 1 }),
  window({ r: { $rank: { a: 1 } } }, { n: 1 }),
  window({ r: { $rank: {}, window: { documents: [0, 1] } } }, { n: 1 }),
  window({ r: { $documentNumber: {} } }),
  window({ r: { $shift: { output: '$n', by: 1, default: 'none' } } }, { n: 1, _id: 1 }),
  window({ r: { $shift: { output: '$n', by: -2 } } }, { n: 1, _id: 1 }),
  window({ r: { $shift: { output: '$n', by: 'x' } } }, { n: 1, _id: 1 }),
  window({ r: { $shift: { by: 1 } } }, { n: 1, _id: 1 }),
  window({ total: { $sum: '$n' }, mean: { $avg: '$n' }, 'deep.most': { $max: '$n' } }),
  window({ r: { $sum: '$n' } }, { n: 1, _id: 1 }),
  over({ $sum: '$n' }, ['unbounded', 'current']),
  over({ $sum: '$n' }, ['current', 'unbounded']),
  over({ $push: '$n' }, [-1, 1]),
  over({ $push: '$n' }, [1, 2]),
  over({ $push: '$n' }, [-5, -2]),
  over({ $avg: '$n' }, [-1, -1]),
  over({ $min: '$n' }, [-1, 'current']),
  over({ $max: '$n' }, [0, 1], { n: -1, _id: 1 }),
  over({ $count: {} }, ['unbounded', 'unbounded']),
  over({ $max: '$n' }, ['unbounded', 'current']),
  over({ $first: '$n' }, [-1, 1]),
  over({ $last: '$n' }, [-1, 1]),
  over({ $push: '$n' }, [2, 1]),
  over({ $push: '$n' }, [1.5, 2]),
  over({ $push: '$n' }, [1]),
  over({ $nonesuch: '$n' }, [1, 2]),
  window({ r: { $push: '$n', window: { documents: [0, 1] } } }),
  inRange({ $push: '$n' }, [-2, 'current'], { n: 1 }),
  inRange({ $sum: '$n' }, [0.5, 3], { n: 1 }),
  inRange({ $sum: '$n' }, ['unbounded', -1], { n: 1 }),
  inRange({ $push: '$n' }, ['current', 'current'], { n: 1 }),
  inRange({ $push: '$_id' }, [-1, 0], { at: 1 }, 'month'),
  inRange({ $push: '$_id' }, [-1, 1], { at: 1 }, 'day'),
  inRange({ $push: '$_id' }, [-24, 0], { at: 1 }, 'hour'),
  inRange({ $push: '$_id' }, ['unbounded', 1], { at: 1 }, 'year'),
  inRange({ $push: '$_id' }, [-1, 1], { at: 1 }),
  inRange({ $push: '$_id' }, [-1, 1], { n: 1 }, 'day'),
  inRange({ $push: '$_id' }, [-1, 1], { n: -1 }),
  inRange({ $push: '$_id' }, [-1, 1], { n: 1, _id: 1 }),
  inRange({ $push: '$_id' }, [-1, 1], { at: 1 }, 'eon'),
  [{ $setWindowFields: { sortBy: { n: 1 } } }],
  [{ $setWindowFields: { output: {}, more: 1 } }],
  [{ $setWindowFields: { partitionBy: '$parts', output: { r: { $sum: 1 } } } }],
];

const merges: (readonly [Document | string | number, ...Document[]])[] = [
  ['target'],
  [{ into: 'target', whenMatched: 'replace' }],
  [{ into: 'target', whenMatched: 'keepExisting' }],
  [{ into: 'target', whenMatched: 'fail' }],
  [{ into: 'target', whenNotMatched: 'discard' }],
  [{ into: 'target', whenNotMatched: 'fail' }],
  [{ into: 'target', whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] }],
  [
    { into: 'target', let: { k: '$city' }, whenMatched: [{ $set: { k: '$$k' } }], whenNotMatched: 'discard' },
    { $match: { city: 'Oslo' } },
  ],
  [{ into: 'target', whenMatched: [{ $match: {} }] }],
  [{ into: 'target', whenMatched: 'fail', whenNotMatched: 'discard' }],
  [{ into: 'target', whenMatched: 'nope' }],
  [{ into: 'target', let: { a: 1 } }],
  [{ into: 'target', let: { new: 1 }, whenMatched: [] }],
  [{ into: 'target', on: 'city' }],
  [{ into: 'target', on: 'key', whenMatched: 'replace' }, { $match: { _id: 5 } }, { $set: { key: 'k1' } }],
  [{ into: 'target', on: ['key'] }, { $match: { _id: 5 } }, { $set: { key: 'k1' } }, { $unset: '_id' }],
  [{ into: 'target', on: 'key' }, { $match: { _id: 5 } }],
  [{ into: 'target', on: 'key' }, { $match: { _id: 5 } }, { $set: { key: [1] } }],
  [{ into: 'target', on: 'key' }, { $match: { _id: 5 } }, { $set: { key: 'k9' } }],
  [{ into: 'target', on: [] }],
  [{ into: 'target', on: 5 }],
  [{ into: { db: 'x' } }],
  [{ into: 5 }],
  [{ more: 1, into: 'target' }],
  [{}],
  [5],
];

const cases: BehaviourCase[] = [];
const add = (name: string, run: BehaviourCase['run']): void => {
  cases.push({ name, docs: sales, run });
};
pipelines.forEach((pipeline, i) =>
  add(`stage ${i} ${JSON.stringify(pipeline[0])}`, (things) => things.aggregate(pipeline).toArray()),
);

async function target(things: Collection<Thing>): Promise<Collection<Thing>> {
  const found = things.db.collection<Thing>('target');
  await found.drop();
  await found.insertMany([
    { _id: 1, city: 'Old', key: 'k1', n: 1 },
    { _id: 3, city: 'Old', key: 'k2', kept: true },
  ]);
  await found.createIndex({ key: 1 }, { unique: true, sparse: true });
  return found;
}

/** The result of a writing pipeline, and what is there afterwards, indexes too. */
async function written(things: Collection<Thing>, pipeline: Document[]): Promise<unknown> {
  const found = await target(things);
  const answer = await things
    .aggregate(pipeline)
    .toArray()
    .catch(({ code }: { code: number }) => code);
  const names = (await found.listIndexes().toArray()).map(({ name }) => name as string);
  return [answer, await found.find().sort({ _id: 1 }).toArray(), names];
}
const plain = { $project: { city: 1, n: 1 } };
merges.forEach(([merge, ...before], i) =>
  add(`$merge ${i} ${JSON.stringify(merge)}`, (things) =>
    written(things, [{ $sort: { _id: 1 } }, plain, ...before, { $merge: merge }]),
  ),
);
const outs: Document[][] = [
  [plain, { $out: 'target' }],
  [plain, { $out: { db: 'stages', coll: 'target' } }],
  [{ $match: { _id: 99 } }, { $out: 'target' }],
  [{ $project: { key: 'same' } }, { $out: 'target' }],
  [{ $out: 5 }],
  [{ $out: { coll: 'target' } }],
  [{ $out: { db: 'stages', coll: 'target', more: 1 } }],
  [{ $out: '' }],
  [{ $out: 'a$b' }],
  [{ $out: { db: 'admin', coll: 'x' } }],
  [{ $out: 'target' }, { $match: {} }],
  [{ $facet: { a: [{ $out: 'target' }] } }],
  [{ $lookup: { from: 'x', as: 'x', pipeline: [{ $merge: 'target' }] } }],
  [{ $unionWith: { coll: 'x', pipeline: [{ $merge: 'target' }] } }],
];
outs.forEach((pipeline, i) => add(`$out ${i} ${JSON.stringify(pipeline)}`, (things) => written(things, pipeline)));
add('$out over itself', async (things) => {
  await things.aggregate([{ $match: { _id: { $lt: 3 } } }, plain, { $out: things.collectionName }]).toArray();
  return things.find().sort({ _id: 1 }).toArray();
});
add('$merge into itself', async (things) => {
  await things.aggregate([{ $project: { n: { $add: ['$n', 1] } } }, { $merge: things.collectionName }]).toArray();
  return things.find().sort({ _id: 1 }).toArray();
});

export const stageCases: readonly BehaviourCase[] = cases;
