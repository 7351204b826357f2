import { BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } from 'bson';
import type { Collection, Db, Document } from 'mongodb';

export interface Thing extends Document {
  _id: number;
}

/** Something done to a fresh collection; what it gives, and the documents it leaves, are compared with MongoDB's. */
export interface BehaviourCase {
  readonly name: string;
  readonly docs: readonly Thing[];
  readonly run: (things: Collection<Thing>, db: Db) => Promise<unknown>;
}

const oid = (n: number): ObjectId => new ObjectId(n.toString(16).padStart(24, '0'));
const mixed: Thing[] = [
  { _id: 1, v: 5 },
  { _id: 2, v: new Double(5) },
  { _id: 3, v: Long.fromNumber(5) },
  { _id: 4, v: Decimal128.fromString('5') },
  { _id: 5, v: Decimal128.fromString('0.1') },
  { _id: 6, v: 0.1 },
  { _id: 7, v: null },
  { _id: 8 },
  { _id: 9, v: 'text' },
  { _id: 10, v: 'Text' },
  { _id: 11, v: [1, 5, 9] },
  { _id: 12, v: [] },
  { _id: 13, v: { a: 1, b: 2 } },
  { _id: 14, v: { b: 2, a: 1 } },
  { _id: 15, v: oid(7) },
  { _id: 16, v: true },
  { _id: 17, v: false },
  { _id: 18, v: new Date(1e12) },
  { _id: 19, v: new Timestamp({ t: 5, i: 1 }) },
  { _id: 20, v: new BSONRegExp('^te', 'i') },
  { _id: 21, v: new MinKey() },
  { _id: 22, v: new MaxKey() },
  { _id: 23, v: NaN },
  { _id: 24, v: Infinity },
  { _id: 25, v: Long.fromString('9007199254740993') },
  { _id: 26, v: 9007199254740992 },
  { _id: 27, v: new UUID('00112233445566778899aabbccddeeff') },
  { _id: 28, v: [[1, 2], [3]] },
  { _id: 29, v: [{ a: 1 }, { a: 5, b: 'x' }] },
  { _id: 30, v: -0 },
  { _id: 31, v: 'ñandú' },
  { _id: 32, v: '\u{1F600}' },
  { _id: 33, v: '\uFFEE' },
];
const people: Thing[] = [
  {
    _id: 1,
    name: 'Ann',
    age: 30,
    tags: ['a', 'b'],
    address: { city: 'Oslo', zip: 1 },
    scores: [
      { k: 'x', n: 1 },
      { k: 'y', n: 5 },
    ],
  },
  { _id: 2, name: 'Bob', age: 25, tags: [], address: { city: 'Rome' }, scores: [{ k: 'x', n: 7 }] },
  { _id: 3, name: 'Cid', age: 35, tags: ['b', 'c', 'c'], address: null, scores: [] },
  { _id: 4, name: 'Dan', tags: 'b', address: [{ city: 'Oslo' }, { city: 'Bonn' }, 5] },
];

const cases: BehaviourCase[] = [];
const add = (name: string, docs: readonly Thing[], run: BehaviourCase['run']): void => {
  cases.push({ name, docs, run });
};

/** Filters, by the _ids they find. */
const filters: Document[] = [
  { v: 5 },
  { v: new Double(5) },
  { v: Decimal128.fromString('0.1') },
  { v: 0.1 },
  { v: null },
  { v: { $ne: null } },
  { v: { $exists: true } },
  { v: { $exists: false } },
  { v: { $gt: 4 } },
  { v: { $gte: 5, $lt: 10 } },
  { v: { $lte: 5 } },
  { v: { $gt: 'a' } },
  { v: { $gt: null } },
  { v: { $gte: null } },
  { v: { $lt: new MaxKey() } },
  { v: { $gt: new MinKey() } },
  { v: [] },
  { v: [1, 5, 9] },
  { v: { a: 1, b: 2 } },
  { 'v.a': 1 },
  { 'v.a': { $gt: 1 } },
  { 'v.0': 1 },
  { 'v.0.0': 1 },
  { 'v.1': 5 },
  { 'v.a': null },
  { 'v.a': { $exists: false } },
  { 'v.a': { $ne: 1 } },
  { v: { $in: [5, 'text', null] } },
  { v: { $in: [/^t/i] } },
  { v: { $nin: [5, null] } },
  { v: /^TE/i },
  { v: { $regex: 'EX', $options: 'i' } },
  { v: { $not: /te/ } },
  { v: { $not: { $gt: 4 } } },
  { v: { $type: 'number' } },
  { v: { $type: ['string', 'objectId'] } },
  { v: { $type: 'array' } },
  { v: { $type: 16 } },
  { v: { $type: 'double' } },
  { v: { $elemMatch: { $gt: 4, $lt: 6 } } },
  { v: { $elemMatch: { a: 5 } } },
  { v: NaN },
  { v: { $gte: NaN } },
  { v: { $lt: NaN } },
  { $or: [{ v: 5 }, { _id: 9 }] },
  { $nor: [{ v: 5 }, { v: null }] },
  { $and: [{ v: { $gte: 1 } }, { v: { $lte: 4 } }] },
  { v: { $gt: 1, $lt: 4 } },
  { $expr: { $eq: ['$v', 5] } },
  { $expr: { $gt: ['$v', 'a'] } },
  { v: { $eq: /^te/i } },
  { v: { $gt: {} } },
  { v: { $gte: [1] } },
  { v: true },
  { v: { $gt: false } },
  { v: { $in: [] } },
  { v: { $exists: 0 } },
  { v: { $not: { $exists: true } } },
  { v: oid(7) },
  { v: { $lt: oid(8) } },
  { v: new Date(1e12) },
  { v: { $gte: new Date(0) } },
  { v: 9007199254740992 },
  { v: Long.fromString('9007199254740993') },
  { v: { $gt: 9007199254740992 } },
  { v: 0 },
  { v: { $foo: 1 } },
  { $foo: 1 },
  { v: { $in: 5 } },
  { v: { $type: 'nope' } },
  { $or: [] },
  { v: { $not: 5 } },
  { v: { $elemMatch: 5 } },
  { v: { $regex: '(' } },
];
filters.forEach((filter, i) => {
  const ids = async (things: Collection<Thing>): Promise<unknown> =>
    (await things.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown);
  add(`filter ${i}`, mixed, ids);
  add(
    `filter ${i} by index`,
    mixed.filter(({ _id }) => _id !== 28),
    async (things) => {
      await things.createIndex({ v: 1 });
      return ids(things);
    },
  );
});
add('sort up', mixed, async (things) =>
  (await things.find().sort({ v: 1, _id: 1 }).toArray()).map(({ _id }) => _id as unknown),
);
add('sort down', mixed, async (things) =>
  (await things.find().sort({ v: -1, _id: 1 }).toArray()).map(({ _id }) => _id as unknown),
);
add('sort down by index', mixed, async (things) => {
  await things.createIndex({ v: -1, _id: 1 });
  return (await things.find().sort({ v: -1, _id: 1 }).toArray()).map(({ _id }) => _id as unknown);
});
add('round trip', mixed, async (things) => things.find().sort({ _id: 1 }).toArray());
add('distinct', mixed, async (things) => things.distinct('v', { _id: { $lt: 21 } }));

const projections: Document[] = [
  { name: 1 },
  { name: 1, _id: 0 },
  { age: 0 },
  { _id: 0 },
  { _id: 1 },
  { 'address.city': 1 },
  { 'address.city': 0 },
  { 'scores.n': 1, name: 1 },
  { total: { $add: ['$age', 1] } },
  { 'address.new': '$name' },
  { name: 1, age: 0 },
  { name: 'x' },
  { name: '$age' },
  { address: { city: 1 } },
  { 'a.b': 1, a: 1 },
  { name: 0, _id: 1 },
  { zip: '$address.zip' },
  { c: '$scores.n' },
  { nested: { a: '$name', b: 1 } },
  { age: 1, name: 1 },
];
projections.forEach((projection, i) =>
  add(`projection ${i}`, people, (things) => things.find({}, { projection }).sort({ _id: 1 }).toArray()),
);

const updates: [filter: Document, update: Document | Document[], options?: Document][] = [
  [{ _id: 1 }, { $set: { age: 31, 'address.street': 'x', new: { a: 1 } } }],
  [{ _id: 3 }, { $set: { 'address.city': 'x' } }],
  [{ _id: 1 }, { $set: { 'name.first': 'x' } }],
  [{ _id: 1 }, { $set: { 'tags.5': 'z' } }],
  [{ _id: 1 }, { $set: { 'tags.x': 'z' } }],
  [{ _id: 1 }, { $unset: { age: '', 'address.zip': 1, nope: 1 } }],
  [{ _id: 1 }, { $unset: { 'tags.0': 1 } }],
  [{ _id: 1 }, { $inc: { age: 1.5, count: 2 } }],
  [{ _id: 1 }, { $inc: { age: Long.fromNumber(1) } }],
  [{ _id: 1 }, { $inc: { name: 1 } }],
  [{ _id: 1 }, { $inc: { age: 'x' } }],
  [{ _id: 1 }, { $inc: { age: 2147483647 } }],
  [{ _id: 1 }, { $push: { tags: 'z' } }],
  [{ _id: 4 }, { $push: { tags: 'z' } }],
  [{ _id: 1 }, { $push: { fresh: ['x'] } }],
  [{ _id: 1 }, { $set: { _id: 9 } }],
  [{ _id: 1 }, { $set: { _id: 1, age: 2 } }],
  [{ _id: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }],
  [{ _id: 1 }, { $set: { 'a.b': 1, a: 1 } }],
  [{ _id: 1 }, { $foo: { a: 1 } }],
  [{ _id: 1 }, { $set: { '': 1 } }],
  [{ _id: 1 }, { $set: 5 }],
  [{ _id: 1 }, { $set: { z: 1, b: 2, a: 3 } }],
  [{ _id: 1 }, { $set: { age: 30 } }],
  [{ _id: 1 }, { $setOnInsert: { q: 1 } }],
  [{ _id: 50 }, { $set: { a: 1 }, $setOnInsert: { b: 2 } }, { upsert: true }],
  [{ _id: 51, 'x.y': 5, z: { $gt: 4 } }, { $inc: { n: 1 } }, { upsert: true }],
  [{ _id: 52, $and: [{ q: 1 }, { r: { $eq: 2 } }] }, { $push: { list: 1 } }, { upsert: true }],
  [{ _id: { $in: [53] }, k: { $in: [1, 2] } }, { $set: { a: 1 } }, { upsert: true }],
  [{ _id: 1 }, [{ $set: { full: { $toLower: '$name' }, age: { $add: ['$age', 1] } } }]],
  [{ _id: 1 }, [{ $match: {} }]],
  [{ age: { $gt: 1 } }, { $inc: { age: 1 } }, { multi: true }],
  [{}, { $set: { flag: true } }, { multi: true }],
  [{ _id: 2 }, { $set: { 'tags.0': 'first' } }],
  [{ _id: 4 }, { $set: { 'address.0.city': 'x' } }],
  [{ _id: 4 }, { $set: { 'address.city': 'x' } }],
];
updates.forEach(([filter, update, options = {}], i) =>
  add(`update ${i}`, people, async (things) => {
    const { multi, ...rest } = options as { multi?: boolean };
    const { matchedCount, modifiedCount, upsertedId } = multi
      ? await things.updateMany(filter, update, rest)
      : await things.updateOne(filter, update, rest);
    return { matchedCount, modifiedCount, upsertedId };
  }),
);
add('replace', people, async (things) =>
  things.replaceOne({ _id: 1 }, { x: 1 }).then(({ modifiedCount }) => modifiedCount),
);
add('replace with another _id', people, (things) => things.replaceOne({ _id: 1 }, { _id: 2, x: 1 }));
add('upsert a replacement', people, async (things) =>
  things.replaceOne({ _id: 77 }, { x: 1 }, { upsert: true }).then(({ upsertedId }) => upsertedId),
);
/** Without the times that a replica set adds. */
const metadata = (result: Document | null): unknown => [result?.lastErrorObject, result?.value];
add('findOneAndUpdate, before and after, sorted', people, async (things) => [
  await things.findOneAndUpdate(
    { age: { $gt: 1 } },
    { $inc: { age: 1 } },
    { sort: { age: -1 }, projection: { age: 1 } },
  ),
  await things.findOneAndUpdate(
    { age: { $gt: 1 } },
    { $inc: { age: 1 } },
    { sort: { age: -1 }, returnDocument: 'after', projection: { name: 1, age: 1 } },
  ),
  await things
    .findOneAndUpdate({ _id: 99 }, { $set: { a: 1 } }, { upsert: true, includeResultMetadata: true })
    .then(metadata),
  await things.findOneAndDelete({ name: 'Bob' }),
  await things.findOneAndReplace({ name: 'Cid' }, { name: 'Cyd' }, { returnDocument: 'after' }),
  await things.findOneAndUpdate({ name: 'nobody' }, { $set: { a: 1 } }, { includeResultMetadata: true }).then(metadata),
]);

const expressions: unknown[] = [
  { $add: ['$age', 1, new Double(2)] },
  { $add: ['$age', '$none'] },
  { $add: [new Date(1000), 500] },
  { $add: ['$name', 1] },
  { $eq: ['$none', null] },
  { $gt: ['$none', null] },
  { $lt: ['$none', null] },
  { $and: [1, '$age'] },
  { $or: [0, null, '$none'] },
  { $not: ['$none'] },
  { $not: [[]] },
  { $cond: [{ $gt: ['$age', 26] }, 'old', 'young'] },
  { $cond: { if: '$none', then: 1, else: 2 } },
  { $ifNull: ['$none', '$name'] },
  { $ifNull: ['$none', null, 'x'] },
  { $toLower: '$name' },
  { $mergeObjects: ['$address', { x: 1 }] },
  { $literal: '$name' },
  { $literal: { $add: [1, 2] } },
  '$address.city',
  '$scores.k',
  '$$ROOT.name',
  '$$REMOVE',
  { a: '$name', b: ['$age', '$none'] },
  { $foo: 1 },
  '$$nope',
];
expressions.forEach((expression, i) =>
  add(`expression ${i}`, people, (things) =>
    things.aggregate([{ $sort: { _id: 1 } }, { $limit: 2 }, { $project: { r: expression } }]).toArray(),
  ),
);

const byId = { $sort: { _id: 1 } };
const pipelines: Document[][] = [
  [{ $group: { _id: { a: '$none', b: '$name' }, n: { $sum: '$none' } } }, byId],
  [byId, { $unwind: '$tags' }, { $project: { tags: 1 } }],
  [
    byId,
    { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
    { $project: { tags: 1, i: 1 } },
  ],
  [byId, { $unwind: '$none' }],
  [byId, { $unwind: '$scores' }, { $unwind: '$scores.n' }, { $project: { scores: 1 } }],
  [byId, { $project: { name: 1, city: '$address.city' } }],
  [byId, { $project: { address: 0, scores: 0 } }],
  [byId, { $set: { 'scores.z': '$age' } }],
  [byId, { $set: { name: '$$REMOVE', address: { more: 1 } } }],
  [byId, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
  [{ $limit: 0 }],
  [{ $foo: 1 }],
  [{ $match: { name: 'Ann' }, $limit: 1 }],
  [{ $group: { n: { $sum: 1 } } }],
  [{ $group: { _id: 1, n: { $foo: 1 } } }],
  [{ $project: {} }],
  [{ $sort: { a: 5 } }],
  [{ $match: { age: { $gt: 26 } } }, { $group: { _id: 1, n: { $sum: 1 } } }],
  [byId, { $project: { 'scores.n': 1 } }],
  [byId, { $project: { scores: { n: 1, extra: '$name' } } }],
  [byId, { $match: { 'tags.0': 'a' } }, { $project: { name: 1 } }],
  [byId, { $project: { name: 1, _id: 0, z: { $literal: 1 }, age: 1 } }],
];
pipelines.forEach((pipeline, i) => add(`pipeline ${i}`, people, (things) => things.aggregate(pipeline).toArray()));

add('insert errors', [], async (things) => [
  await things
    .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false })
    .catch(({ code, result }: { code: number; result: { insertedCount: number } }) => [code, result.insertedCount]),
  await things.insertOne({ _id: [1] as unknown as number }).catch(({ code }: { code: number }) => code),
]);
const unique = async (
  things: Collection<Thing>,
  index: Document,
  options: Document,
  docs: Thing[],
): Promise<unknown> => {
  await things.createIndex(index, { unique: true, ...options });
  const results: unknown[] = [];
  for (const doc of docs)
    results.push(
      await things.insertOne(doc).then(
        () => 'ok',
        ({ code, keyValue, keyPattern }: Document) => ({
          code: code as number,
          keyValue: keyValue as unknown,
          keyPattern: keyPattern as unknown,
        }),
      ),
    );
  return results;
};
add('unique', [], (things) =>
  unique(things, { a: 1 }, {}, [
    { _id: 1, a: 1 },
    { _id: 2, a: new Double(1) },
    { _id: 3 },
    { _id: 4, a: null },
    { _id: 5, a: [7, 8] },
    { _id: 6, a: 8 },
    { _id: 7, a: [9, 9] },
  ]),
);
add('unique compound', [], (things) =>
  unique(things, { a: 1, 'b.c': -1 }, {}, [
    { _id: 1, a: 1, b: { c: 2 } },
    { _id: 2, a: 1, b: { c: 3 } },
    { _id: 3, a: 1, b: { c: 2 } },
    { _id: 4, a: [1, 2], b: [{ c: 1 }] },
  ]),
);
add('unique sparse', [], (things) =>
  unique(things, { a: 1 }, { sparse: true }, [{ _id: 1 }, { _id: 2 }, { _id: 3, a: null }, { _id: 4, a: null }]),
);
add('unique partial', [], (things) =>
  unique(things, { a: 1 }, { partialFilterExpression: { live: true } }, [
    { _id: 1, a: 1, live: true },
    { _id: 2, a: 1 },
    { _id: 3, a: 1, live: true },
  ]),
);
add('index conflicts', people, async (things) => {
  const code = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      (value) => value,
      (error: { code: number }) => error.code,
    );
  return [
    await code(things.createIndex({ age: 1 })),
    await code(things.createIndex({ age: 1 })),
    await code(things.createIndex({ age: 1 }, { unique: true })),
    await code(things.createIndex({ age: 1 }, { name: 'other' })),
    await code(things.createIndex({ name: 1 }, { name: 'age_1' })),
    await code(things.dropIndex('nope')),
    await code(things.dropIndex('_id_')),
    await code(things.createIndex({ age: 0 })),
    await code(things.createIndex({ tags: 1 }, { unique: true })),
    (await things.listIndexes().toArray()).map(({ name, key }) => ({ name: name as unknown, key: key as unknown })),
  ];
});
add('count, skip and limit', people, async (things) => [
  await things.countDocuments({ age: { $gt: 26 } }),
  await things.countDocuments({}, { skip: 1, limit: 2 }),
  await things.estimatedDocumentCount(),
  (await things.find().sort({ _id: -1 }).skip(1).limit(2).toArray()).map(({ _id }) => _id as unknown),
]);
add('deletes', people, async (things) => [
  (await things.deleteOne({ age: { $gt: 1 } })).deletedCount,
  (await things.deleteMany({ age: { $gt: 1 } })).deletedCount,
]);
add('bulk', people, async (things) => {
  const { insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount, upsertedIds } =
    await things.bulkWrite([
      { insertOne: { document: { _id: 60 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { age: 1 } } } },
      { updateMany: { filter: {}, update: { $set: { m: 1 } } } },
      { deleteOne: { filter: { _id: 2 } } },
      { replaceOne: { filter: { _id: 61 }, replacement: { z: 1 }, upsert: true } },
    ]);
  return { insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount, upsertedIds };
});

export const behaviourCases: readonly BehaviourCase[] = cases;
