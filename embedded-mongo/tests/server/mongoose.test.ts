import mongoose, { Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

interface Product {
  sku: string;
  name: Record<string, string>;
  price: number;
  tags: string[];
  active: boolean;
  parts: { code: string; count: number }[];
  createdAt: Date;
}

const schema = new Schema<Product>(
  {
    sku: { type: String, required: true, unique: true },
    name: { type: Schema.Types.Mixed, default: {} },
    price: { type: Number, default: 0, index: true },
    tags: [String],
    active: { type: Boolean, default: true },
    parts: [new Schema({ code: String, count: Number }, { _id: false })],
  },
  { timestamps: true },
);

let database: TestDatabase;
let connection: mongoose.Connection;
let Products: mongoose.Model<Product>;

beforeAll(async () => {
  database = await startTestDatabase('mongoose_suite');
  connection = await mongoose.createConnection(database.uri, { autoCreate: false, autoIndex: false }).asPromise();
  await connection.dropDatabase();
  Products = connection.model('Product', schema);
  await Products.createCollection();
  await Products.ensureIndexes();
});

afterAll(async () => {
  await connection.close();
  await database.stop();
});

beforeEach(async () => {
  await Products.deleteMany({});
});

const product = (number: number, rest: Partial<Product> = {}): Partial<Product> => ({
  sku: `p${String(number).padStart(3, '0')}`,
  name: { en: `Product ${number}` },
  price: number,
  tags: number % 2 ? ['odd'] : ['even', 'both'],
  parts: [
    { code: 'a', count: number },
    { code: 'b', count: 1 },
  ],
  ...rest,
});

const many = (count: number): Promise<unknown> =>
  Products.insertMany(Array.from({ length: count }, (_, number) => product(number)));

describe('mongoose', () => {
  it('creates, finds, saves and deletes a document', async () => {
    const created = await Products.create(product(1));
    const found = await Products.findById(created._id);
    expect(found?.toObject()).toEqual(created.toObject());
    found!.price = 12.5;
    found!.tags.push('new');
    await found!.save();
    expect(await Products.findOne({ sku: 'p001' }).lean()).toMatchObject({ price: 12.5, tags: ['odd', 'new'] });
    await found!.deleteOne();
    expect(await Products.findById(created._id)).toBeNull();
  });

  it('refuses a duplicate key with code 11000, keyPattern and keyValue, on insert and on update', async () => {
    await Products.create(product(1));
    const duplicate = { code: 11000, keyPattern: { sku: 1 }, keyValue: { sku: 'p001' } };
    await expect(Products.create(product(1))).rejects.toMatchObject(duplicate);
    await Products.create(product(2));
    await expect(Products.updateOne({ sku: 'p002' }, { sku: 'p001' })).rejects.toMatchObject(duplicate);
    await expect(Products.findOneAndUpdate({ sku: 'p002' }, { sku: 'p001' })).rejects.toMatchObject(duplicate);
    const bulk = Products.insertMany([product(3), product(1), product(4)], { ordered: false });
    await expect(bulk).rejects.toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
    expect(await Products.countDocuments()).toBe(4);
  });

  it('pages a sorted list and counts it', async () => {
    await many(50);
    const page = await Products.find({ active: true }).sort({ price: -1 }).skip(10).limit(5).lean();
    expect(page.map(({ price }) => price)).toEqual([39, 38, 37, 36, 35]);
    expect(await Products.countDocuments({ price: { $gte: 40 } })).toBe(10);
    expect(await Products.estimatedDocumentCount()).toBe(50);
    expect((await Products.find().sort('sku').batchSize(7).lean()).length).toBe(50);
  });

  it('updates by operators, and inserts when asked', async () => {
    await many(3);
    await Products.updateOne({ sku: 'p001' }, { $set: { 'parts.1.count': 9 }, $inc: { price: 2 } });
    expect(await Products.findOne({ sku: 'p001' }).lean()).toMatchObject({ price: 3, parts: [{}, { count: 9 }] });
    const upserted = await Products.findOneAndUpdate(
      { sku: 'new' },
      { $set: { price: 1 }, $setOnInsert: { tags: ['x'] } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    expect(upserted).toMatchObject({ sku: 'new', price: 1, tags: ['x'], active: true });
    const result = await Products.updateOne({ sku: 'new' }, { $set: { price: 1 } }, { timestamps: false });
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  it('aggregates', async () => {
    await many(10);
    const groups = await Products.aggregate([
      { $match: { price: { $gt: 0 } } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', total: { $sum: '$price' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(groups).toEqual([
      { _id: 'both', total: 20 },
      { _id: 'even', total: 20 },
      { _id: 'odd', total: 25 },
    ]);
  });

  it('reads exact, inexact and nested projections', async () => {
    await Products.create(product(7));
    expect(await Products.findOne({}, { _id: 0, sku: 1, 'parts.code': 1 }).lean()).toEqual({
      sku: 'p007',
      parts: [{ code: 'a' }, { code: 'b' }],
    });
    expect(Object.keys((await Products.findOne({}).select('sku price').lean())!)).toEqual(['_id', 'sku', 'price']);
  });

  it('commits and aborts transactions, unseen from outside until then', async () => {
    await connection.transaction(async (session) => {
      await Products.create([product(1)], { session });
      expect(await Products.countDocuments({}, { session })).toBe(1);
      expect(await Products.countDocuments({})).toBe(0);
    });
    expect(await Products.countDocuments({})).toBe(1);
    const failing = connection.transaction(async (session) => {
      await Products.updateOne({ sku: 'p001' }, { price: 99 }, { session });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await Products.findOne().lean()).toMatchObject({ price: 1 });
  });

  it('loses no update among transactions at once', async () => {
    await Products.create(product(0));
    const increment = (): Promise<unknown> =>
      connection.transaction(async (session) => {
        const found = await Products.findOne({ sku: 'p000' }, null, { session });
        found!.price += 1;
        await found!.save({ session });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await Products.findOne().lean()).toMatchObject({ price: 8 });
  });

  it('keeps indexes in step with the schema', async () => {
    const indexes = await Products.listIndexes();
    expect(indexes.map(({ name }) => String(name)).sort()).toEqual(['_id_', 'price_1', 'sku_1']);
    expect((await Products.diffIndexes()).toCreate).toEqual([]);
    expect((await Products.diffIndexes()).toDrop).toEqual([]);
  });
});
