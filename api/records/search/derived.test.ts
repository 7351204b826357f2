import { kinds } from '@polyphony/domain/kinds/index.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { createSchema } from '../../start/schema.js';
import { kindsOfSuites, kindsUnderTest, startKindsApi } from '../../testing/records/kindsUnderTest.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { createRecord } from '../../testing/records/createRecord.js';
import type { TestApi } from '../../testing/server/testApi.js';
import { derivedFieldsOf, derivedOf, fillDerived } from './derived.js';
import { RecordStores } from '../store/loaders.js';

/** Derived fields: stored with a record, computed by every write, filled in where they are missing, never returned. */
const FILLED = gql(`
  query FilledCategories { blogCategories(filter: {searchName: "illed IN"}) { rows { name } } }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startKindsApi();
});
afterAll(() => api.close());

const stores = new RecordStores(kindsOfSuites.map((kind) => storeOf(kind)));

describe.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))(
  'what is derived of a record of %s',
  (_name, kind) => {
    const { model, scope } = storeOf(kind);
    const fields = derivedFieldsOf(kind);
    const unset = Object.fromEntries(fields.map((field) => [field, 1 as const]));

    test('is filled into records without it, while others stay as they are', async () => {
      await putRecords(
        api,
        kind,
        Array.from({ length: 450 }, () => ({})),
      );
      const whole = await model.collection.find(scope).sort({ _id: 1 }).toArray();
      const without = whole.filter((_record, at) => at % 2 === 0).map(({ _id }) => _id);
      await model.collection.updateMany({ _id: { $in: without } }, { $unset: unset });
      await model.collection.updateOne({ _id: without[0] }, { $unset: { version: 1 } });
      await fillDerived(stores);
      const filled = await model.collection.find(scope).sort({ _id: 1 }).toArray();
      for (const record of filled) expect(record).toMatchObject(derivedOf(kind, record));
      const updateTimesOf = (records: readonly Readonly<Record<string, unknown>>[]) =>
        records.map((record) => [record['_id'], record['updatedAt']]);
      expect(updateTimesOf(filled)).toEqual(updateTimesOf(whole));
    });

    test('is under an index', async () => {
      const indexes = await model.collection.indexes();
      const within = Object.keys(scope);
      const keys = indexes.map(({ key }) => Object.keys(key as object).join(' '));
      for (const field of fields) {
        const first = [...within, field].join(' ');
        expect(keys.some((key) => key === first || key.startsWith(`${first} `))).toBe(true);
      }
    });

    test('is in no type, input, filter or order of the schema', () => {
      const types = Object.values(createSchema().getTypeMap());
      const names = types.flatMap((type) => [
        ...('getFields' in type ? Object.keys(type.getFields()) : []),
        ...('getValues' in type ? type.getValues().map(({ name }) => name) : []),
      ]);
      expect(names.length).toBeGreaterThan(500);
      for (const field of fields) {
        expect(names).not.toContain(field);
        expect(names).not.toContain(field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
      }
    });
  },
);

test('what is derived of a record is not in its audit trail', async () => {
  const { id } = await createRecord(api.admin, 'language', { name: 'Kept words', code: 'kw' });
  await api.admin.request(`mutation { updateLanguage(id: "${id}", input: { name: "Other words" }) { success } }`);
  await api.admin.request(`mutation { deleteLanguage(id: "${id}") { success } }`);
  const entries = await (await settledTrail()).collection.find({ 'target.id': id }).toArray();
  expect(entries.length).toBe(3);
  const changes = JSON.stringify(entries.map((entry) => entry['changes'] as unknown));
  expect(changes).toContain('Other words');
  expect(changes).not.toMatch(/wordKeys|foldedNames|translatedInto/);
});

test('a list finds records while it is filled in, and after', async () => {
  const kind = kinds.blogCategory;
  await putRecords(api, kind, [{ name: { en: 'Filled in' } }, { name: { en: 'Not filled in' } }]);
  const { model } = storeOf(kind);
  await model.collection.updateOne({ 'name.en': 'Not filled in' }, { $unset: { wordKeys: 1, foldedNames: 1 } });
  const found = async () => (await api.admin.request(FILLED)).rows.map(({ name }) => name).sort();
  expect(await found()).toEqual(['Filled in', 'Not filled in']);
  await fillDerived(stores);
  expect(await model.collection.countDocuments({ wordKeys: null })).toBe(0);
  expect(await found()).toEqual(['Filled in', 'Not filled in']);
});
