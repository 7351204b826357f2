import { Double, Long } from 'bson';
import type { Document } from 'mongodb';
import type { BehaviourCase, Thing } from './behaviour-cases.js';
import { runCommands } from './protocol-cases.js';

/** Values that commands accept in their statements and options, and those refused before anything is done. */
const cases: BehaviourCase[] = [];
const add = (name: string, docs: readonly Thing[], run: BehaviourCase['run']): void => {
  cases.push({ name, docs, run });
};
const numbers: Thing[] = [3, 1, 2].map((n) => ({ _id: n, n, list: [{ x: 1 }, { x: 2, y: 3 }, { y: 3 }] }));
const command = (name: string, ...list: Document[]): void => add(name, numbers, (_things, db) => runCommands(db, list));
/** A value of a test's name. */
const formatValue = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const deletions: Document[] = [
  { q: null, limit: 0 },
  { limit: 0 },
  { q: 5, limit: 0 },
  { q: [], limit: 1 },
  { q: { n: 1 } },
  { q: { n: 1 }, limit: 2 },
  { q: { n: 1 }, limit: -1 },
  { q: { n: 1 }, limit: new Double(0.5) },
  { q: { n: 1 }, limit: new Double(1) },
  { q: { n: 1 }, limit: Long.fromNumber(1) },
  { q: { n: 1 }, limit: 0, colation: { locale: 'en' } },
  { q: {}, limit: 1, sort: { n: 1 } },
  { q: {}, limit: 1, hint: 5 },
  { q: {}, limit: 1, hint: null },
];
for (const statement of deletions)
  command(`delete ${formatValue(statement)}`, { delete: 'things', deletes: [{ q: { n: 3 }, limit: 1 }, statement] });
add('deleteMany(null)', numbers, (things) => things.deleteMany(null as unknown as Document));
add('deleteOne(null)', numbers, (things) => things.deleteOne(null as unknown as Document));
add('bulkWrite deleteMany without a filter', numbers, (things) =>
  things.bulkWrite([{ deleteMany: { filter: undefined as unknown as Document } }]),
);

const updates: Document[] = [
  { q: null, u: { $set: { a: 1 } } },
  { u: { $set: { a: 1 } } },
  { q: 5, u: { $set: { a: 1 } } },
  { q: { n: 1 } },
  { q: { n: 1 }, u: null },
  { q: {}, u: { $set: { a: 1 } }, multi: 'x' },
  { q: {}, u: { $set: { a: 1 } }, multi: 1 },
  { q: {}, u: { $set: { a: 1 } }, multi: null },
  { q: { n: 9 }, u: { $set: { a: 1 } }, upsert: 'x' },
  { q: { n: 9 }, u: { $set: { a: 1 } }, upsert: 1 },
  { q: {}, u: { $set: { a: 1 } }, foo: 1 },
  { q: {}, u: { $set: { a: 1 } }, sort: { n: 1 } },
  { q: {}, u: { $set: { a: 1 } }, hint: 5 },
];
for (const statement of updates)
  command(`update ${formatValue(statement)}`, {
    update: 'things',
    updates: [{ q: { n: 3 }, u: { $set: { b: 1 } } }, statement],
  });

const flags: Document[] = [
  { delete: 'things', deletes: [{ q: {}, limit: 1 }], ordered: 0 },
  { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } } }], ordered: 0 },
  { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } } }], ordered: 'x' },
  { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } } }], bypassDocumentValidation: 'x' },
  { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } } }], bypassDocumentValidation: 1 },
  { insert: 'things', documents: [{ _id: 9 }], ordered: 0 },
  { insert: 'things', documents: [{ _id: 9 }], bypassDocumentValidation: 'x' },
  { findAndModify: 'things', query: {}, update: { $set: { a: 1 } }, new: 'no' },
  { findAndModify: 'things', query: {}, update: { $set: { a: 1 } }, new: 1 },
  { findAndModify: 'things', query: {}, update: { $set: { a: 1 } }, upsert: 'x' },
  { findAndModify: 'things', query: {}, remove: true, upsert: true },
  { findAndModify: 'things', query: {}, remove: 'x' },
  { findAndModify: 'things', query: {}, remove: 1 },
  { findAndModify: 'things', query: {}, update: { $set: { a: 1 } }, bypassDocumentValidation: 'x' },
  { find: 'things', singleBatch: 'x' },
  { find: 'things', hint: 5 },
  { distinct: 'things', key: 'n', hint: { _id: 1 } },
  { aggregate: 'things', pipeline: [], cursor: { foo: 1 } },
  { aggregate: 'things', pipeline: [], cursor: {}, bypassDocumentValidation: 'x' },
  { create: 'others', expireAfterSeconds: 5 },
  { insert: 'things', documents: [{ _id: 9 }], txnNumber: Long.fromNumber(1), startTransaction: true },
];
for (const one of flags) command(formatValue(one), one);

const orders: Document[] = [
  { $natural: 1 },
  { $natural: -1 },
  { $natural: 2 },
  { $natural: 'x' },
  { $natural: new Double(-1) },
  { $natural: -1, n: 1 },
  { n: 1, $natural: -1 },
];
for (const order of orders) {
  const name = JSON.stringify(order);
  command(`hint ${name}`, { find: 'things', hint: order, projection: { _id: 1 } });
  command(`sort ${name}`, { find: 'things', sort: order, projection: { _id: 1 } });
  command(`hint and sort ${name}`, { find: 'things', hint: { $natural: 1 }, sort: order, projection: { _id: 1 } });
  command(`a hint of an index and sort ${name}`, { find: 'things', hint: { _id: 1 }, sort: order });
  command(`sort ${name} with skip and limit`, {
    find: 'things',
    filter: { n: { $gt: 0 } },
    sort: order,
    skip: 1,
    limit: 1,
    projection: { _id: 1 },
  });
  command(`aggregate by hint ${name}`, {
    aggregate: 'things',
    pipeline: [{ $project: { _id: 1 } }],
    cursor: {},
    hint: order,
  });
  command(`findAndModify by sort ${name}`, {
    findAndModify: 'things',
    query: {},
    sort: order,
    update: { $set: { a: 1 } },
  });
  command(`findAndModify by hint ${name}`, { findAndModify: 'things', query: {}, hint: order, remove: true });
  command(`update by hint ${name}`, { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } }, hint: order }] });
  command(`delete by hint ${name}`, { delete: 'things', deletes: [{ q: {}, limit: 1, hint: order }] });
  command(`count by hint ${name}`, { count: 'things', query: { n: 1 }, hint: order });
}

const elements: Document[] = [
  { $or: [{ x: 1 }, { y: 3 }] },
  { $and: [{ x: 2 }, { y: 3 }] },
  { $nor: [{ x: 1 }] },
  { $or: [{ x: 1 }], y: 3 },
  { y: 3, $or: [{ x: 2 }] },
  { $or: [] },
  { $or: 5 },
  { $not: { $gt: 1 } },
  { $foo: 1 },
];
for (const element of elements) {
  const name = JSON.stringify(element);
  add(`filter $elemMatch ${name}`, numbers, (things) =>
    things.find({ list: { $elemMatch: element } }, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray(),
  );
}

const simple = { locale: 'simple' };
command('a collection with the simple collation', { create: 'others', collation: simple }, { drop: 'others' });

/** Whether a command is known under a name, whatever it says. */
const known = (...names: string[]): void => {
  for (const name of names)
    add(`the command ${name}`, numbers, async (_things, db) => {
      await db.command({ [name]: 'things' });
      return 'known';
    });
};
known('buildinfo', 'findandmodify', 'BuildInfo', 'Find', 'DBSTATS', 'serverstatus', 'nosuch');
command('deleteIndexes', { deleteIndexes: 'things', index: '*' });

export const statementCases: readonly BehaviourCase[] = cases;
