import { kinds } from '@polyphony/domain/kinds/index.js';
import { gql } from '../../testing/generated/gql.js';
import { createBlogCategory } from '../../testing/records/createRecord.js';
import { type AuditFilter } from '../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';

const ENTRIES = gql(`
  query AuditEntries($filter: AuditFilter) {
    auditEntries(pageSize: 100, filter: $filter) {
      rows {
        action actor { id name } target { kind id label } changes { field before after } hash withheld bySystem
      }
    }
  }
`);

let api: TestApi;
let categoryId: string;
beforeAll(async () => {
  api = await startTestApi();
  categoryId = (await createBlogCategory(api.admin, { name: 'Quiet launch' })).id;
});
afterAll(() => api.close());

const rowsFor = async (client: TestClient, filter: AuditFilter = {}) =>
  (await client.request(ENTRIES, { filter })).rows;
const aboutCategories = (rows: Awaited<ReturnType<typeof rowsFor>>) =>
  rows.filter(({ target }) => target.kind === 'blogCategory');

test('the names and values of records are withheld from readers who may not see such records', async () => {
  const reader = await api.signIn.as('Auditor');
  const [entry] = aboutCategories(await rowsFor(reader));
  expect(entry).toMatchObject({
    action: 'CREATE',
    actor: { name: 'Super Admin' },
    target: { kind: 'blogCategory', id: categoryId, label: '' },
    hash: null,
    withheld: true,
  });
  expect(entry?.changes.length).toBeGreaterThan(0);
  for (const { before, after } of entry?.changes ?? []) expect([before, after]).toEqual([null, null]);
});

test.each(kinds.blogCategory.permissions.details)(
  '%s shows the names and values of its records',
  async (permission) => {
    const reader = await api.staff('VIEW_AUDIT_LOG', permission);
    const [entry] = aboutCategories(await rowsFor(reader));
    expect(entry).toMatchObject({ target: { label: 'Quiet launch' }, withheld: false, hash: expect.any(String) });
    expect(entry?.changes).toContainEqual({ field: 'name.en', before: null, after: '"Quiet launch"' });
  },
);

test('a search does not find names that are withheld', async () => {
  const [blind, seeing] = [
    await api.signIn.as('Auditor'),
    await api.staff('VIEW_AUDIT_LOG', kinds.blogCategory.permissions.view),
  ];
  expect(aboutCategories(await rowsFor(blind, { text: 'Quiet' }))).toEqual([]);
  expect(aboutCategories(await rowsFor(seeing, { text: 'qUIET lau' }))).toHaveLength(1);
});

test('a search finds entries by the name of a person, and is never a pattern', async () => {
  const found = await rowsFor(api.admin, { text: 'super adm' });
  expect(found.length).toBeGreaterThan(0);
  for (const { actor } of found) expect(actor?.name).toBe('Super Admin');
  expect(await rowsFor(api.admin, { text: '.*' })).toEqual([]);
});

test('entries are narrowed to a person and to a span of time', async () => {
  const [entry] = aboutCategories(await rowsFor(api.admin));
  const own = await rowsFor(api.admin, { actorId: entry?.actor?.id });
  expect(aboutCategories(own)).toHaveLength(1);
  expect(await rowsFor(api.admin, { actorId: 'f'.repeat(24) })).toEqual([]);
  const day = 86_400_000;
  const at = (offset: number) => new Date(Date.now() + offset * day).toISOString();
  expect(aboutCategories(await rowsFor(api.admin, { since: at(-1), until: at(1) }))).toHaveLength(1);
  expect(await rowsFor(api.admin, { since: at(1) })).toEqual([]);
  expect(await rowsFor(api.admin, { until: at(-1) })).toEqual([]);
});

test('the audit trail distinguishes what people do from what the server does by itself', async () => {
  expect((await rowsFor(api.admin)).some(({ bySystem }) => bySystem)).toBe(false);
  await api.close();
  const demo = await startTestApi({ DEMO_CONTENT: '1' });
  try {
    const [entry] = await rowsFor(demo.admin, { kind: 'event', action: 'CREATE' });
    expect(entry).toMatchObject({ actor: null, bySystem: true });
  } finally {
    await demo.close();
  }
});
