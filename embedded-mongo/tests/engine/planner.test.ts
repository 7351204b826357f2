import { type Collection, type Document, type FindCursor, MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

interface Post {
  _id: number;
  status: string;
  createdAt: Date;
  slug: string;
  tags: string[];
  author?: number;
}

const COUNT = 3_000;
let database: TestDatabase;
let client: MongoClient;
let posts: Collection<Post>;

beforeAll(async () => {
  database = await startTestDatabase('planner');
  client = new MongoClient(database.uri);
  await client.db().dropDatabase();
  posts = client.db().collection<Post>('posts');
  const author = (number: number): Partial<Post> => (number % 10 === 0 ? { author: number } : {});
  await posts.insertMany(
    Array.from({ length: COUNT }, (_, _id) => ({
      _id,
      status: _id % 3 === 0 ? 'draft' : 'public',
      createdAt: new Date(1.7e12 + ((_id * 7919) % COUNT) * 1000),
      slug: `post-${_id}`,
      tags: [`t${_id % 50}`, `u${_id % 7}`],
      ...author(_id),
    })),
  );
  await posts.createIndex({ status: 1, createdAt: -1 });
  await posts.createIndex({ slug: 1 }, { unique: true });
  await posts.createIndex({ tags: 1 });
  await posts.createIndex({ author: 1 }, { sparse: true });
});

afterAll(async () => {
  await client.close();
  await database.stop();
});

interface Plan {
  index: unknown;
  sorts: boolean;
  examined: number;
  returned: number;
}

async function planOf(cursor: FindCursor<Post>): Promise<Plan> {
  const { queryPlanner, executionStats } = await cursor.explain('executionStats');
  const text = JSON.stringify((queryPlanner as Document).winningPlan);
  const { totalKeysExamined, totalDocsExamined, nReturned } = executionStats as Record<string, number>;
  return {
    index: /"indexName":"([^"]+)"/.exec(text)?.[1],
    sorts: text.includes('"SORT"'),
    examined: Math.max(totalKeysExamined ?? 0, totalDocsExamined ?? 0),
    returned: nReturned ?? 0,
  };
}

/** The result of the same query without indexes. */
const scanned = (filter: Document): Promise<Post[]> =>
  posts
    .find(filter, { hint: { $natural: 1 } })
    .sort({ _id: 1 })
    .toArray();

describe('the planner', () => {
  it('finds one by a unique index', async () => {
    expect(await planOf(posts.find({ slug: 'post-77' }))).toEqual({
      index: 'slug_1',
      sorts: false,
      examined: 1,
      returned: 1,
    });
  });

  it('reads about one page for a page in an index order, in both directions', async () => {
    const page = posts.find({ status: 'public' }).sort({ createdAt: -1 }).skip(40).limit(20);
    const plan = await planOf(page);
    expect(plan).toMatchObject({ index: 'status_1_createdAt_-1', sorts: false, returned: 20 });
    expect(plan.examined).toBeLessThanOrEqual(60);
    const upwards = await planOf(posts.find({ status: 'public' }).sort({ createdAt: 1 }).limit(20));
    expect(upwards).toMatchObject({ index: 'status_1_createdAt_-1', sorts: false });
    expect(upwards.examined).toBeLessThanOrEqual(20);
    expect(await planOf(posts.find().sort({ status: 1, createdAt: 1 }).limit(5))).toMatchObject({ sorts: true });
  });

  it.each<[string, Document]>([
    ['a range', { status: 'draft', createdAt: { $gte: new Date(1.7e12 + 5e5), $lt: new Date(1.7e12 + 6e5) } }],
    ['several values', { slug: { $in: ['post-1', 'post-2', 'nope'] } }],
    ['an element of an array', { tags: 't7' }],
    ['two conditions on one array', { tags: { $gte: 'u6', $lt: 'u7' } }],
    ['a prefix', { slug: /^post-12/ }],
    ['one of several beginnings, of which one begins another', { slug: { $in: [/^post-12/, /^post-1/, 'post-2'] } }],
    ['beginnings of elements, or none', { tags: { $in: [/^t1/, /^t12/, 't7', null] } }],
    ['two conditions on one array, the second narrower', { $and: [{ tags: /^u/ }, { tags: 't7' }] }],
    ['a sparse index', { author: { $gt: 100, $lte: 200 } }],
    ['a conjunction', { $and: [{ status: 'public' }, { tags: 'u3' }] }],
    ['either of two fields', { $or: [{ slug: 'post-5' }, { author: { $lt: 100 } }] }],
    ['either of two that meet', { $or: [{ tags: 't7' }, { tags: 'u3' }, { slug: 'post-7' }] }],
    ['an $or beside a condition without an index', { slug: { $ne: 'x' }, $or: [{ slug: 'post-5' }, { tags: 't8' }] }],
    ['two $ors', { $and: [{ $or: [{ tags: 't7' }, { tags: 't8' }] }, { $or: [{ status: 'draft' }, { tags: 'u3' }] }] }],
    ['an $or within an $or', { $or: [{ slug: 'post-5' }, { status: 'draft', $or: [{ tags: 't3' }, { tags: 't9' }] }] }],
  ])('gives the same by index as without, for %s, and looks at fewer', async (_name, filter) => {
    const found = await posts.find(filter).sort({ _id: 1 }).toArray();
    expect(found).toEqual(await scanned(filter));
    expect(found.length).toBeGreaterThan(0);
    const plan = await planOf(posts.find(filter));
    expect(plan.index).toBeDefined();
    expect(plan.examined).toBeLessThan(COUNT / 2);
    expect(await posts.countDocuments(filter)).toBe(found.length);
  });

  it('reads the beginnings of texts of any script', async () => {
    const texts = client.db().collection<{ _id: number; names: string[] }>('texts');
    const names = ['étage', 'été', 'eté', 'مستوى', 'مستودع', '級別', '級', '𝒜b', '🙂', 'a|b', 'a_b'];
    await texts.insertMany(names.map((name, _id) => ({ _id, names: [name, `x${name}`] })));
    await texts.createIndex({ names: 1 });
    for (const pattern of [
      '^ét',
      '^مستو',
      '^級',
      '^級別',
      '^𝒜',
      '^𝒜?b',
      '^étage*',
      '^é+t',
      '^a_b',
      '^xe',
      '^🙂',
      '^a|été',
    ]) {
      const filter = { names: { $regex: pattern } };
      const ids = async (hint: Document): Promise<number[]> =>
        (await texts.find(filter, { hint }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
      expect([pattern, await ids({ names: 1 })]).toEqual([pattern, await ids({ $natural: 1 })]);
    }
    const { executionStats } = await texts.find({ names: /^مستو/ }).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 });
    await texts.drop();
  });

  it('counts the records with an element from the index, each once', async () => {
    await posts.updateOne({ _id: 7 }, { $set: { tags: ['t7', 't7', 'u0'] } });
    expect(await posts.countDocuments({ tags: 't7' })).toBe(COUNT / 50);
    expect(await posts.countDocuments({ tags: { $in: ['t7', 'u0'] } })).toBe(
      (await scanned({ tags: { $in: ['t7', 'u0'] } })).length,
    );
    expect(await posts.countDocuments({ tags: 't7', status: 'draft' })).toBe(COUNT / 150);
  });

  it('reads in order where a page of many matches is wanted, and not for long where there are none', async () => {
    const page = (filter: Document): FindCursor<Post> => posts.find(filter).sort({ slug: 1 }).limit(10);
    const many = await planOf(page({ tags: 'u3' }));
    expect(many).toMatchObject({ index: 'slug_1', sorts: false, returned: 10 });
    expect(many.examined).toBeLessThan(150);
    expect(await planOf(page({ tags: 't7' }))).toMatchObject({ index: 'tags_1', sorts: true });
    // As many as u3 by the index alone, but none of them matches: it goes over to the index.
    const none = await planOf(page({ tags: 'u3', createdAt: new Date(0) }));
    expect(none.returned).toBe(0);
    expect(none.examined).toBeLessThan((2 * COUNT) / 7 + 50);
    const last = { tags: 'u3', _id: { $gte: COUNT - 40 } } as unknown as Document;
    expect(await page(last).toArray()).toEqual(
      (await scanned(last)).sort((a, b) => (a.slug < b.slug ? -1 : 1)).slice(0, 10),
    );
  });

  it('does not use a sparse index where documents without the field match', async () => {
    const withoutAuthor: Document = { author: null };
    expect(await planOf(posts.find(withoutAuthor))).toMatchObject({ index: undefined });
    expect(await posts.countDocuments(withoutAuthor)).toBe(COUNT - COUNT / 10);
  });

  it('reads each branch of an $or by its own index, and none where one branch has none', async () => {
    const either = posts.find({ $or: [{ slug: 'post-5' }, { author: 20 }] });
    const { queryPlanner } = await either.clone().explain('executionStats');
    const text = JSON.stringify((queryPlanner as Document).winningPlan);
    expect(text).toContain('"stage":"OR"');
    expect([...text.matchAll(/"indexName":"([^"]+)"/g)].map(([, name]) => name).sort()).toEqual(['author_1', 'slug_1']);
    expect(await planOf(either)).toMatchObject({ examined: 2, returned: 2 });
    const sorted = posts.find({ $or: [{ slug: 'post-9' }, { author: { $in: [30, 10] } }] }).sort({ _id: -1 });
    expect((await sorted.clone().skip(1).limit(2).toArray()).map(({ _id }) => _id)).toEqual([10, 9]);
    expect(await planOf(sorted)).toMatchObject({ sorts: true });
    const unindexed = { $or: [{ slug: 'post-5' }, { nowhere: 1 }] } as Document;
    expect(await planOf(posts.find(unindexed))).toMatchObject({ index: undefined, examined: COUNT, returned: 1 });
  });

  it('explains what a write would find and do, and does nothing', async () => {
    const before = await posts.find().sort({ _id: 1 }).toArray();
    const explain = (command: Document): Promise<Document> =>
      client.db().command({ explain: command, verbosity: 'executionStats' });
    const q = { slug: 'post-7' };
    const found = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'slug_1' } };
    const stats = (totalDocsExamined: number, more: Document): Document => ({
      totalDocsExamined,
      executionStages: more,
    });
    expect(await explain({ update: 'posts', updates: [{ q, u: { $set: { x: 1 } }, upsert: true }] })).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'UPDATE', inputStage: found } },
      executionStats: stats(1, { stage: 'UPDATE', nMatched: 1, nReturned: 0 }),
    });
    expect(await explain({ delete: 'posts', deletes: [{ q: { status: 'draft' }, limit: 0 }] })).toMatchObject({
      queryPlanner: { winningPlan: { stage: expect.stringMatching(/DELETE$/) as unknown } },
      executionStats: stats(COUNT / 3, { nWouldDelete: COUNT / 3 }),
    });
    expect(await explain({ findAndModify: 'posts', query: q, remove: true })).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'DELETE', inputStage: found } },
      executionStats: { nReturned: 1 },
    });
    const two = {
      update: 'posts',
      updates: [
        { q, u: { a: 1 } },
        { q, u: { a: 1 } },
      ],
    };
    await expect(explain(two)).rejects.toMatchObject({ code: 16 });
    await expect(explain({ insert: 'posts', documents: [{}] })).rejects.toMatchObject({ code: 20 });
    const plan = await posts.aggregate([{ $match: q }]).explain('queryPlanner');
    expect(plan).toMatchObject({ queryPlanner: { winningPlan: found } });
    expect(plan.executionStats).toBeUndefined();
    expect(await posts.find().sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('keeps indexes right through updates and deletes', async () => {
    await posts.updateOne({ _id: 1 }, { $set: { slug: 'renamed', tags: ['only'] } });
    expect(await posts.countDocuments({ slug: 'post-1' })).toBe(0);
    expect(await posts.findOne({ slug: 'renamed' })).toMatchObject({ _id: 1 });
    expect((await posts.find({ tags: 'only' }).toArray()).map(({ _id }) => _id)).toEqual([1]);
    await posts.deleteOne({ _id: 1 });
    expect(await posts.find({ tags: 'only' }).toArray()).toEqual([]);
    await posts.insertOne({ _id: 1, slug: 'post-1', status: 'public', createdAt: new Date(), tags: [] });
    expect(await posts.countDocuments({ slug: 'post-1' })).toBe(1);
  });

  it('refuses a hint of an index there is not', async () => {
    await expect(posts.find({}, { hint: 'nope' }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('an index of texts in descending order', () => {
  const TEXTS = ['', 'a', 'a\0b', 'a\u0001', 'abc', 'abcd', 'abd', 'b'];
  const texts = () => client.db().collection<{ _id: string }>('texts');

  beforeAll(async () => {
    await texts().insertMany(TEXTS.map((_id) => ({ _id, s: _id, n: 1 })));
    await texts().createIndex({ s: -1 }, { unique: true });
    await texts().createIndex({ n: 1, s: -1 });
  });

  it.each([
    { s: /^abc/ },
    { s: /^a/ },
    { n: 1, s: /^abc/ },
    { s: { $in: [/^abc/, 'b'] } },
    { s: 'a' },
    { s: { $lt: 'a\0b' } },
    { s: { $gt: 'a' } },
    { s: { $gte: 'a\0b', $lte: 'abc' } },
  ])('finds the same as a scan: %j', async (filter) => {
    const found = (hint: Document | undefined) => texts().find(filter, { hint }).sort({ _id: 1 }).toArray();
    expect(await found(undefined)).toEqual(await found({ $natural: 1 }));
    expect(await texts().countDocuments(filter)).toBe((await found({ $natural: 1 })).length);
  });

  it('sorts as MongoDB does', async () => {
    const sorted = await texts().find().sort({ s: -1 }).toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual(TEXTS.toReversed());
  });
});

it('does not take an array that a pipeline has put into two fields for one', async () => {
  const pairs = client.db().collection<{ _id: number; a: number[]; b?: number[] }>('pairs');
  await pairs.createIndex({ a: 1, b: 1 });
  await pairs.insertOne({ _id: 1, a: [1, 2] });
  await expect(pairs.updateOne({ _id: 1 }, [{ $set: { b: '$a' } }])).rejects.toMatchObject({ code: 171 });
  expect(await pairs.findOne()).toEqual({ _id: 1, a: [1, 2] });
});
