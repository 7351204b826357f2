import { Double, Long } from 'bson';
import type { Document } from 'mongodb';
import type { BehaviourCase, Thing } from './behaviour-cases.js';
import { answers } from './protocol-cases.js';

/** What commands take in their statements and options, and what they refuse before anything is done. */
const cases: BehaviourCase[] = [];
const add = (name: string, docs: readonly Thing[], run: BehaviourCase['run']): void => {
  cases.push({ name, docs, run });
};
const numbers: Thing[] = [3, 1, 2].map((n) => ({ _id: n, n, list: [{ x: 1 }, { x: 2, y: 3 }, { y: 3 }] }));
const command = (name: string, ...list: Document[]): void => add(name, numbers, (_things, db) => answers(db, list));
/** A value of a test's name. */
const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

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
  { q: {}, limit: 1, collation: 5 },
  { q: {}, limit: 1, collation: null },
];
for (const statement of deletions)
  command(`delete ${shown(statement)}`, { delete: 'things', deletes: [{ q: { n: 3 }, limit: 1 }, statement] });
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
  { q: {}, u: { $set: { a: 1 } }, collation: 5 },
];
for (const statement of updates)
  command(`update ${shown(statement)}`, {
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
  { listDatabases: 1 },
];
for (const one of flags) command(shown(one), one);

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

const pulls: Document[] = [
  { $or: [{ x: 1 }, { y: 3 }] },
  { $and: [{ x: 2 }, { y: 3 }] },
  { $nor: [{ x: 1 }] },
  { $comment: 'all' },
  { $or: [{ x: 1 }], y: 3 },
  { y: 3, $or: [{ x: 2 }] },
  { $or: [] },
  { $or: 5 },
  { $not: { $gt: 1 } },
  { $foo: 1 },
  { $alwaysTrue: 1 },
];
for (const pulled of pulls) {
  const name = JSON.stringify(pulled);
  add(`$pull ${name}`, numbers, (things) => things.updateOne({ _id: 1 }, { $pull: { list: pulled } as Document }));
  add(`$pull of numbers by ${name}`, [{ _id: 1, list: [1, 2, [1]] }], (things) =>
    things.updateOne({ _id: 1 }, { $pull: { list: pulled } as Document }),
  );
  add(`projection $elemMatch ${name}`, numbers, (things) =>
    things.find({ _id: 1 }, { projection: { list: { $elemMatch: pulled } } }).toArray(),
  );
  add(`filter $elemMatch ${name}`, numbers, (things) =>
    things.find({ list: { $elemMatch: pulled } }, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray(),
  );
}

const english = { locale: 'en', strength: 2 };
const simple = { locale: 'simple' };
const byWord = { _id: 0, word: 1 };
/** On a collection whose own collation overlooks case. */
const onWords = (name: string, ...list: Document[]): void =>
  add(`collation of a collection: ${name}`, [], async (_things, db) => {
    await db.dropCollection('words');
    const words = ['b', 'A', 'a', 'B', 'ä'].map((word, i) => ({ _id: i, word, list: [word] }));
    const made = await answers(db, [
      { create: 'words', collation: english },
      { insert: 'words', documents: words },
      ...list,
      { find: 'words', sort: { _id: 1 } },
    ]);
    await db.dropCollection('words');
    return made;
  });
onWords('find', { find: 'words', filter: { word: 'A' }, sort: { _id: 1 } });
onWords('find by the simple one', { find: 'words', filter: { word: 'A' }, collation: simple });
onWords('find of a list', { find: 'words', filter: { list: { $in: ['A', 'Ä'] } }, sort: { _id: 1 } });
onWords('sort', { find: 'words', sort: { word: 1, _id: 1 }, projection: byWord });
onWords('sort by the simple one', { find: 'words', sort: { word: 1 }, projection: byWord, collation: simple });
onWords('count and distinct', { count: 'words', query: { word: 'a' } }, { distinct: 'words', key: 'word' });
onWords('aggregate', {
  aggregate: 'words',
  pipeline: [{ $match: { word: 'a' } }, { $sort: { _id: 1 } }, { $set: { same: { $eq: ['$word', 'A'] } } }],
  cursor: {},
});
onWords('group', {
  aggregate: 'words',
  pipeline: [{ $group: { _id: '$word', n: { $sum: 1 } } }, { $sort: { n: 1, _id: 1 } }, { $project: { n: 1, _id: 0 } }],
  cursor: {},
});
onWords('update', { update: 'words', updates: [{ q: { word: 'A' }, u: { $set: { x: 1 } }, multi: true }] });
onWords('update by the simple one', {
  update: 'words',
  updates: [{ q: { word: 'A' }, u: { $set: { x: 1 } }, multi: true, collation: simple }],
});
onWords('pull', { update: 'words', updates: [{ q: { _id: 1 }, u: { $pull: { list: 'a' } } }] });
onWords('delete', { delete: 'words', deletes: [{ q: { word: 'A' }, limit: 0 }] });
onWords('findAndModify', { findAndModify: 'words', query: { word: 'Ä' }, remove: true });
onWords('upsert', { update: 'words', updates: [{ q: { word: 'C' }, u: { $set: { _id: 9 } }, upsert: true }] });
onWords('unique index', { createIndexes: 'words', indexes: [{ key: { word: 1 }, name: 'word', unique: true }] });
onWords(
  'index',
  { createIndexes: 'words', indexes: [{ key: { word: 1 }, name: 'word' }] },
  { find: 'words', filter: { word: 'A' }, sort: { _id: 1 } },
  { find: 'words', filter: { word: 'A' }, sort: { _id: 1 }, collation: simple },
  { find: 'words', filter: { word: 'A' }, hint: 'word', sort: { _id: 1 } },
  { listIndexes: 'words' },
);
onWords('a simple index', {
  createIndexes: 'words',
  indexes: [{ key: { word: 1 }, name: 'word', unique: true, collation: simple }],
});
onWords(
  'texts as _id',
  { insert: 'words', documents: [{ _id: 'a' }] },
  { find: 'words', filter: { _id: 'A' } },
  { find: 'words', filter: { _id: 'A' }, collation: simple },
  { find: 'words', filter: { _id: 'a' }, collation: simple },
  { update: 'words', updates: [{ q: { _id: 'A' }, u: { $set: { x: 1 } } }] },
  { delete: 'words', deletes: [{ q: { _id: 'A' }, limit: 1 }] },
);
onWords(
  'made again',
  { create: 'words', collation: english },
  { create: 'words' },
  { create: 'words', collation: simple },
);
command('a collection with the simple collation', { create: 'others', collation: simple }, { drop: 'others' });

/** Whether a command is known under a name, whatever it says. */
const known = (...names: string[]): void => {
  for (const name of names)
    add(`the command ${name}`, numbers, async (_things, db) => {
      await db.command({ [name]: 'things' });
      return 'known';
    });
};
known('buildinfo', 'collstats', 'dbstats', 'findandmodify', 'BuildInfo', 'Find', 'DBSTATS', 'serverstatus', 'nosuch');
command('deleteIndexes', { deleteIndexes: 'things', index: '*' });

export const statementCases: readonly BehaviourCase[] = cases;
