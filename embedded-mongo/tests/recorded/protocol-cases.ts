import type { Db, Document } from 'mongodb';
import type { BehaviourCase, Thing } from './behaviour-cases.js';

const cases: BehaviourCase[] = [];
const add = (name: string, docs: readonly Thing[], run: BehaviourCase['run']): void => {
  cases.push({ name, docs, run });
};

/** Fields in which a replica set describes itself. */
const REPLICATION = new Set(['operationTime', '$clusterTime', 'electionId', 'opTime', 'commitQuorum']);

/** A reply without what differs from run to run: times, ids of cursors, and messages. */
function stable(reply: Document): Document {
  const { cursor, ...all } = reply;
  const rest = Object.fromEntries(Object.entries(all).filter(([field]) => !REPLICATION.has(field)));
  if (!cursor) return rest;
  const { id, firstBatch, nextBatch } = cursor as { id: unknown; firstBatch?: Document[]; nextBatch?: Document[] };
  return { ...rest, more: String(id) !== '0', batch: firstBatch ?? nextBatch };
}

/** Runs commands sequentially; an error is its code. */
export async function runCommands(db: Db, commands: readonly Document[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const command of commands)
    all.push(await db.command(command).then(stable, ({ code }: { code: unknown }) => ({ error: code })));
  return all;
}

const commands = (name: string, docs: readonly Thing[], ...list: Document[]): void =>
  add(name, docs, (_things, db) => runCommands(db, list));

const few: Thing[] = [1, 2, 3, 4, 5].map((_id) => ({ _id, n: _id % 2 }));
commands(
  'batch sizes',
  few,
  { find: 'things', batchSize: 0 },
  { find: 'things', batchSize: 1 },
  { find: 'things', batchSize: 6 },
  { find: 'things', batchSize: -1 },
  { find: 'things', batchSize: 2, singleBatch: true },
  { find: 'things', limit: 2, batchSize: 2 },
  { find: 'things', limit: -2 },
  { find: 'things', skip: -1 },
  { find: 'things', batchSize: 'x' },
  { aggregate: 'things', pipeline: [], cursor: { batchSize: 0 } },
  { aggregate: 'things', pipeline: [], cursor: { batchSize: 2 } },
  { aggregate: 'things', pipeline: [], cursor: { batchSize: -1 } },
  { aggregate: 'things', pipeline: [] },
);
add('getMore by ones', few, async (_things, db) => {
  const first = await db.command({ find: 'things', batchSize: 0, sort: { _id: 1 } });
  const { id } = first.cursor as { id: unknown };
  const more = { getMore: id, collection: 'things' };
  return runCommands(db, [
    { ...more, batchSize: 1 },
    { ...more, batchSize: -1 },
    { ...more, batchSize: 2 },
    { ...more, collection: 'others' },
    { ...more, batchSize: 0 },
    more,
  ]);
});
add('cursors of the driver', few, async (things) => [
  await things.find().batchSize(1).sort({ _id: -1 }).toArray(),
  await things.find().limit(3).batchSize(2).sort({ _id: 1 }).toArray(),
  await things.aggregate([{ $sort: { _id: 1 } }], { batchSize: 1 }).toArray(),
  await things.countDocuments({ n: 1 }, { limit: 2 }),
]);

const indexes: Document[] = [
  { key: { n: 1 }, name: 'n', unique: true },
  { key: { n: 1, _id: -1 }, name: 'compound' },
  { key: { n: 1 }, name: 'sparse', sparse: true },
  { key: { n: 1 }, name: 'partial', partialFilterExpression: { n: { $gt: 0 } } },
  { key: { n: 1 }, name: 'bad partial', partialFilterExpression: { n: { $ne: 0 } } },
  { key: { n: 1 }, name: 'bad partial', partialFilterExpression: { n: { $nope: 0 } } },
  { key: { n: 1 }, name: 'bad partial', partialFilterExpression: 5 },
  { key: { n: 1 }, name: 'both', partialFilterExpression: { n: 1 }, sparse: true },
  { key: { n: 1 }, name: 'ttl', expireAfterSeconds: 100_000 },
  { key: { n: 1 }, name: 'ttl', expireAfterSeconds: -1 },
  { key: { n: 1 }, name: 'ttl', expireAfterSeconds: 'x' },
  { key: { n: 1, m: 1 }, name: 'ttl', expireAfterSeconds: 10 },
  { key: { _id: 1 }, name: 'ttl', expireAfterSeconds: 10 },
  { key: { n: 1 }, name: '' },
  { key: { n: 1 } },
  { name: 'x' },
  { key: {}, name: 'x' },
  { key: { n: true }, name: 'x' },
  { key: { n: 'nope' }, name: 'x' },
  { key: { 'a..b': 1 }, name: 'x' },
  { key: { $a: 1 }, name: 'x' },
  { key: { n: 1 }, name: 'x', nope: 1 },
  { key: { n: 1 }, name: '_id_' },
  { key: { n: 1 }, name: 'x', unique: 'yes' },
  { key: { n: 1 }, name: 'x', v: 9 },
  { key: { n: 2 }, name: 'two' },
  { key: { n: 1.5 }, name: 'half' },
];
indexes.forEach((index, i) =>
  commands(`createIndexes ${i}`, few, { createIndexes: 'things', indexes: [index] }, { listIndexes: 'things' }),
);
commands(
  'createIndexes, several and again',
  few,
  { createIndexes: 'things', indexes: [] },
  {
    createIndexes: 'things',
    indexes: [
      { key: { a: 1 }, name: 'a' },
      { key: { b: -1 }, name: 'b' },
    ],
  },
  { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a' }] },
  {
    createIndexes: 'things',
    indexes: [
      { key: { c: 1 }, name: 'd' },
      { key: { n: 1 }, name: 'n', unique: true },
    ],
  },
  { listIndexes: 'things' },
  { dropIndexes: 'things', index: ['a', 'b'] },
  { dropIndexes: 'things', index: { a: 1 } },
  { dropIndexes: 'things', index: '*' },
  { dropIndexes: 'nowhere', index: '*' },
  { listIndexes: 'nowhere' },
);

add('bulkWrite, ordered, stops at the first error', few, async (things) => {
  const written = things.bulkWrite([
    { insertOne: { document: { _id: 6 } } },
    { insertOne: { document: { _id: 1 } } },
    { deleteMany: { filter: {} } },
  ]);
  return written.catch(({ code, result }: { code: number; result: Document }) => [
    code,
    result.insertedCount as number,
  ]);
});
add('bulkWrite, unordered, does the rest', few, async (things) => {
  const written = things.bulkWrite(
    [
      { insertOne: { document: { _id: 1 } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { a: 1 } }, upsert: true } },
      { updateOne: { filter: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true } },
      { updateMany: { filter: { n: 1 }, update: [{ $set: { b: { $add: ['$n', 1] } } }] } },
      { replaceOne: { filter: { _id: 4 }, replacement: { c: 1 } } },
      { deleteOne: { filter: { _id: 5 } } },
      { insertOne: { document: { _id: 2 } } },
    ],
    { ordered: false },
  );
  return written.catch((error: { code: number; writeErrors: { index: number; code: number }[]; result: Document }) => [
    error.code,
    error.writeErrors.map(({ index, code }) => [index, code]),
    error.result.insertedCount as number,
    error.result.matchedCount as number,
    error.result.modifiedCount as number,
    error.result.deletedCount as number,
    error.result.upsertedCount as number,
  ]);
});

export const protocolCases: readonly BehaviourCase[] = cases;
