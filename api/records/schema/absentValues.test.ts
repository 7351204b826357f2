import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { Types } from 'mongoose';
import { boolean, number, object, string } from 'yup';
import { kindsOfSuites, startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { learningModule } from '../../testing/records/learningModule.js';
import { operationsOf, RecordMaker, rowsDocument } from '../../testing/records/recordMaker.js';
import type { TestApi } from '../../testing/server/testApi.js';
import { absentValueOf, absentValuesOf } from './absentValues.js';

/** Records that were stored before their kind had fields whose value is never null. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const plainOf = (kind: AnyKind) =>
  new Map([...absentValuesOf(kind)].filter(([field]) => !kind.translatable.includes(field)));
/** A role without permissions cannot be saved; exactly one language is the default. */
const EXCEPT = ['role', 'language'];
const kinds = kindsOfSuites.filter(
  (kind) => plainOf(kind).size + kind.toggles.length > 0 && !EXCEPT.includes(kind.name),
);

test('there are kinds with flags, numbers and lists', () => {
  const values = kinds.flatMap((kind) => [...plainOf(kind).values()].map((value) => typeof value));
  expect(new Set(values)).toEqual(new Set(['boolean', 'number', 'object']));
});

/** Makes a record and takes its values away, as if they had not existed when it was stored. */
async function older(kind: AnyKind): Promise<string> {
  await maker.makeReferenced(kind);
  const { record, message } = await maker.created(kind);
  if (!record) throw new Error(message);
  const fields = [...plainOf(kind).keys(), ...kind.toggles];
  const { modifiedCount } = await storeUnderTest(kind).model.collection.updateOne(
    { _id: new Types.ObjectId(record.id) },
    { $unset: Object.fromEntries(fields.map((field) => [field, ''])) },
  );
  expect(modifiedCount).toBe(1);
  return record.id;
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const expected = {
    ...Object.fromEntries(plainOf(kind)),
    ...Object.fromEntries(kind.toggles.map((toggle) => [toggle, false])),
  };
  const fields = Object.keys(expected).join(' ');

  test('an older record reads as the defaults of the rules in lists and details, and a form saves it', async () => {
    const id = await older(kind);
    expect(await api.admin.request(`query ($id: ID!) { ${kind.name}(id: $id) { ${fields} } }`, { id })).toEqual(
      expected,
    );
    const { rows } = await api.admin.request(rowsDocument(kind.plural, `id ${fields}`));
    expect(rows.find((row) => row.id === id)).toEqual({ id, ...expected });
    const title = `${String(kind.example.en[kind.titleField])} saved`;
    const saved = await api.admin.request(operationsOf(kind).update, {
      id,
      input: { [kind.titleField]: title },
    });
    expect(saved).toMatchObject({ success: true, errors: [] });
    const stored = await storeUnderTest(kind).model.collection.findOne({ _id: new Types.ObjectId(id) });
    expect(Object.keys(stored ?? {}).filter((field) => plainOf(kind).has(field))).toEqual([]);
  });
});

test('over REST, an older record has the same values', async () => {
  const id = await older(learningModule);
  const { status, body } = await api.admin.rest('GET', `/api/learning-module/details?_id=${id}`);
  expect(status).toBe(200);
  expect(body['data']).toMatchObject({
    order_number: plainOf(learningModule).get('orderNumber'),
    keywords: [],
    active: false,
  });
});

test('a rule without a default, and one that may be missing, say nothing of what was stored before', () => {
  const { fields } = object({
    required: string().required(),
    missing: number().nullable().default(null),
    flag: boolean().default(true),
    state: string().default('new'),
    count: number().default(0),
  });
  expect(Object.values(fields).map(absentValueOf)).toEqual([undefined, undefined, true, 'new', 0]);
});
