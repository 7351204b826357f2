import { allKinds, kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { kindsOfSuites, startKindsApi } from '../testing/records/kindsUnderTest.js';
import { operationsOf, RecordMaker } from '../testing/records/recordMaker.js';
import type { TestApi } from '../testing/server/testApi.js';
import type { AnyDocument } from '../testing/clients/typedDocument.js';
import type { TestClient } from '../testing/clients/testClient.js';

/** A role that may only translate saves translations of records, and changes nothing else of them. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const translatableKinds = kindsOfSuites.filter(({ translatable }) => translatable.length > 0);

test('kinds with texts in several languages have a permission to translate, and no others', () => {
  expect(translatableKinds.length).toBeGreaterThan(3);
  for (const { name, translatable, permissions, permission } of allKinds) {
    expect([name, permissions.translate]).toEqual([
      name,
      translatable.length > 0 ? `TRANSLATE_${permission.one}` : null,
    ]);
  }
});

describe.each(translatableKinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind: AnyKind) => {
  const operations = operationsOf(kind);
  const field = kind.translatable[0] ?? '';
  const arabic = (kind.example.ar as Readonly<Record<string, string>>)[field] ?? '';
  let translator: TestClient;
  let id: string;
  beforeAll(async () => {
    await maker.makeReferenced(kind);
    translator = await api.staff(kind.permissions.translate as Permission);
    id = (await maker.created(kind)).record.id;
  });
  const stored = () => api.admin.request(operations.details, { id, lang: 'en' });

  test('a role that may only translate opens a record and saves its translation', async () => {
    const record = await translator.request(operations.details, { id, lang: 'en' });
    expect(record['can']).toMatchObject({ edit: false, delete: false, toggles: [] });
    const before = await stored();
    const { success, record: saved } = await translator.request(operations.translate, {
      id,
      lang: 'ar',
      input: { [field]: arabic },
    });
    expect([success, saved.version]).toEqual([true, Number(before['version']) + 1]);
    const details = await api.admin.request(operations.details, { id, lang: 'ar' });
    expect(details[field]).toBe(arabic);
    const after = await stored();
    const changing = ['version', 'updatedAt', 'updatedBy'];
    for (const name of Object.keys(before).filter((other) => !changing.includes(other))) {
      expect([name, after[name]]).toEqual([name, before[name]]);
    }
  });

  test('a role that may only translate cannot write the English texts by a translation', async () => {
    const before = await stored();
    const input = { [field]: 'Rewritten' };
    const { success, errors } = await translator.request(operations.translate, { id, lang: 'en', input });
    expect([success, errors[0]?.field]).toEqual([false, 'lang']);
    expect(await stored()).toEqual(before);
  });

  test('a role that may only translate is refused everything else, and nothing is saved', async () => {
    const before = await stored();
    const many = { ids: [id] };
    const refused: readonly (readonly [AnyDocument, object])[] = [
      [operations.update, { id, input: { [kind.titleField]: 'Rewritten' } }],
      [operations.update, { id, input: {} }],
      [operations.delete, { id }],
      [`mutation ($ids: [ID!]!) { ${kind.names.deleteMany}(ids: $ids) { success } }`, many],
      ...(kind.noCreate ? [] : [[operations.create, { input: maker.freshInput(kind) }] as const]),
      ...kind.toggles.flatMap((toggle): [AnyDocument, object][] => [
        [operations.toggle(toggle), { id }],
        [`mutation ($ids: [ID!]!) { ${kind.names.toggleMany(toggle)}(ids: $ids, to: false) { success } }`, many],
      ]),
    ];
    for (const [document, variables] of refused) {
      const { errors } = await translator.graphql(document, variables);
      expect([document, errors[0]?.extensions['code']]).toEqual([document, 'FORBIDDEN']);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('over REST', () => {
  const path = '/api/blog/category/update';
  const name = async (client: TestClient, id: string) => {
    const { body } = await client.rest('GET', `/api/blog/category/details?id=${id}`);
    return (body['data'] as { name: unknown }).name;
  };

  test('a role that may only translate saves translateData, and no value of the record with it', async () => {
    const { id } = (await maker.created(kinds.blogCategory)).record;
    const translator = await api.staff('TRANSLATE_CATEGORY');
    const english = (await name(api.admin, id)) as { en: string };
    const saved = await translator.rest('POST', path, { categoryId: id, translateData: { lang: 'ar', name: 'رسائل' } });
    expect(saved.status).toBe(200);
    const both = await translator.rest('POST', path, {
      categoryId: id,
      name: 'Rewritten',
      translateData: { lang: 'ar', name: 'أخرى' },
    });
    expect(both.status).toBe(403);
    expect((await translator.rest('POST', path, { categoryId: id, name: 'Rewritten' })).status).toBe(403);
    expect(await name(api.admin, id)).toEqual({ ...english, ar: 'رسائل' });
  });

  test('a role that may neither edit nor translate is refused before anything is said about the values', async () => {
    const { id } = (await maker.created(kinds.blogCategory)).record;
    const viewer = await api.staff('VIEW_ALL_CATEGORIES');
    const response = await viewer.rest('POST', path, { categoryId: id, colour: 'red' });
    expect([response.status, response.body['errors']]).toEqual([403, undefined]);
  });
});
