import { allReadMostlyKinds, type ReadMostlyKindName } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import type { ActionSpec, AnyReadMostlyKind } from '@polyphony/domain/kinds/parts/readMostly.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { createSchema } from '../../start/schema.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import type { RecordPage } from '../../testing/records/recordMaker.js';
import { readMostlyMakers } from '../../testing/records/readMostlyRecords.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { enumOf } from '../schema/enums.js';

/** Contract of every kind whose records are listed and acted upon, by the front door. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const RECORD_COUNT = 7;

const listOf = ({ plural, filterType, type, sortable }: AnyReadMostlyKind, fields: string) => {
  const sorted = sortable.length > 0;
  return typedDocument<RecordPage>(`query ($page: Int, $pageSize: Int, $filter: ${filterType}${sorted ? `, $sort: ${type}Sort` : ''}) {
    ${plural}(page: $page, pageSize: $pageSize, filter: $filter${sorted ? ', sort: $sort' : ''}) {
      rows { ${fields} } pageInfo { currentPage currentLimit totalPages totalItemsCount }
    }
  }`);
};

describe.each(allReadMostlyKinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  const { view } = kind.permission;
  const title = kind.titleField;
  const list = (variables: object = {}, client: TestClient = api.admin, fields = `id ${title}`) =>
    client.request(listOf(kind, fields), { pageSize: 100, ...variables });
  const idsOf = ({ rows }: RecordPage) => rows.map(({ id }) => id);

  beforeAll(() => readMostlyMakers[name as ReadMostlyKindName](api, RECORD_COUNT));

  test('pages over its records, each once, in its own order', async () => {
    const all = await list();
    expect(all.rows.length).toBeGreaterThanOrEqual(RECORD_COUNT);
    expect(all.pageInfo).toMatchObject({ currentPage: 1, currentLimit: 100, totalItemsCount: all.rows.length });
    const pages = [await list({ page: 1, pageSize: 3 }), await list({ page: 2, pageSize: 3 })];
    expect(pages.flatMap(idsOf)).toEqual(idsOf(all).slice(0, 6));
    expect(pages[1]?.pageInfo).toMatchObject({ currentPage: 2, currentLimit: 3 });
    expect(await list({ page: 1000 })).toMatchObject({ rows: [] });
  });

  test('clamps the page and its size', async () => {
    expect((await list({ page: 0, pageSize: 0 })).pageInfo).toMatchObject({ currentPage: 1, currentLimit: 1 });
    expect((await list({ pageSize: 10_000 })).pageInfo.currentLimit).toBe(100);
  });

  const searches = Object.entries(kind.filterBy).filter(([, { as }]) => as === 'search');
  test.each(searches)('the search %s takes what is typed for a text, never for a pattern', async (field) => {
    expect(idsOf(await list({ filter: { [field]: '  ' } }))).toEqual(idsOf(await list()));
    for (const typed of ['.*', '(', '[a-z]+', '\\', 'no such thing anywhere'])
      expect([typed, idsOf(await list({ filter: { [field]: typed } }))]).toEqual([typed, []]);
  });

  const narrowing = Object.entries(kind.filterBy).filter(([, { as }]) => as !== 'search' && as !== 'without');
  test.each(narrowing)('the filter %s leaves a part of the records, and null all of them', async (field, filter) => {
    const all = idsOf(await list());
    expect(idsOf(await list({ filter: { [field]: null } }))).toEqual(all);
    const values = {
      flag: [true, false],
      choice: 'values' in filter ? filter.values.map((value) => value.toUpperCase()) : [],
      since: ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'],
      until: ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'],
      record: ['f'.repeat(24)],
      id: ['f'.repeat(24)],
      text: ['no such'],
    }[filter.as as 'flag'];
    const parts = await Promise.all(values.map((value) => list({ filter: { [field]: value } })));
    const expected = ['record', 'id', 'text'].includes(filter.as) ? [] : all;
    expect(parts.flatMap(idsOf).sort()).toEqual([...expected].sort());
  });

  for (const field of kind.sortable) {
    test(`is sorted by ${field}, both ways, each record once`, async () => {
      const names = Object.entries(enumOf([field])).map(([written]) => written);
      const sorted = async (direction: string) =>
        list({ sort: { field: names[0], direction } }, api.admin, `id ${field}`);
      const [up, down] = [await sorted('ASC'), await sorted('DESC')];
      const valuesOf = ({ rows }: RecordPage) => rows.map((row) => String(row[field]));
      expect(valuesOf(up)).toEqual([...valuesOf(up)].sort());
      expect(valuesOf(down)).toEqual([...valuesOf(up)].reverse());
      expect(new Set(idsOf(up)).size).toBe(up.rows.length);
    });
  }

  test('its gates let nobody else list its records, or act upon them', async () => {
    const stranger = await api.staff('VIEW_ALL_CATEGORIES');
    const [row] = (await list()).rows;
    const documents = [
      ...(view ? [listOf(kind, 'id')] : []),
      ...Object.values(kind.fields).flatMap((field) => (isOwn(field) ? [] : [actionOf(kind, field)])),
    ];
    for (const document of documents) {
      const variables = { id: row?.['id'], ids: [row?.['id']], to: true };
      expect((await stranger.graphql(document, variables)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
      expect((await api.visitor.graphql(document, variables)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
    if (view) expect((await list({}, await api.staff(view))).rows.length).toBeGreaterThanOrEqual(RECORD_COUNT);
  });

  const isOwn = (field: string) =>
    Object.entries(kind.fields).some(([action, of]) => of === field && 'own' in (kind.actions[action] as ActionSpec));

  const acted = Object.entries(kind.actions).filter(([, action]) => !('own' in action));

  test('says of each record what the user may do with it', async () => {
    if (acted.length === 0) return;
    const can = acted.map(([action]) => action).join(' ');
    const of = async (client: TestClient) => (await list({ pageSize: 1 }, client, `can { ${can} }`)).rows[0]?.['can'];
    expect(await of(api.admin)).toEqual(Object.fromEntries(acted.map(([action]) => [action, true])));
    if (!view) return;
    const reader = await api.staff(view);
    expect(await of(reader)).toEqual(Object.fromEntries(acted.map(([action]) => [action, false])));
  });

  for (const [action, spec] of acted) {
    const many = kind.manyFields[action];
    if (!many) continue;
    test(`does '${action}' to several at once, and says which it was refused for`, async () => {
      const [one, two] = idsOf(await list());
      const to = 'switches' in spec;
      const document = `mutation ($ids: [ID!]!${to ? ', $to: Boolean!' : ''}) {
        ${many}(ids: $ids${to ? ', to: $to' : ''}) { success message results { id success changed message } }
      }`;
      const run = (ids: readonly unknown[]) => api.admin.request(document, { ids, to: true });
      const absent = 'f'.repeat(24);
      expect(await run([one, absent, two])).toMatchObject({
        success: false,
        message: messages.bulkUpdated(2, 3),
        results: [
          { id: one, success: true, changed: true },
          { id: absent, success: false, message: messages.notFound(kind.label) },
          { id: two, success: true, changed: true },
        ],
      });
      const again = to ? { success: true, changed: false } : { success: false, message: expect.any(String) as string };
      expect(await run([one])).toMatchObject({ results: [again] });
    });
  }

  test('every filter, action and permission that it declares is in the schema', () => {
    const schema = createSchema();
    const mutations = schema.getMutationType()?.getFields() ?? {};
    const filter = schema.getType(kind.filterType) as unknown as { getFields(): object };
    expect(Object.keys(filter.getFields()).sort()).toEqual(Object.keys(kind.filterBy).sort());
    for (const field of [...Object.values(kind.fields), ...Object.values(kind.manyFields)])
      expect(Object.keys(mutations)).toContain(field);
  });
});

const actionOf = (kind: AnyReadMostlyKind, field: string) =>
  `mutation ($id: ID!) { ${field}(id: $id) { success ${kind.payloadField} { id } } }`;
