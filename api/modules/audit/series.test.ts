import { kinds } from '@polyphony/domain/kinds/index.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { AuditEntryModel } from '../../audit/auditEntry.js';
import { note } from '../../audit/trail.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { checkedFile, run } from '../../testing/records/imports.js';
import { putRecords } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { createBlogCategory } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Entries of one write that do the same to several records: only the first of them, with their number. */

const kind = kinds.eventDifficulty;
/** More rows than an import writes in one batch, and more than an insert of the trail has entries. */
const CREATED = 260;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const RECENT = gql(`
  query RecentEntries($first: Boolean!) {
    auditEntries( pageSize: 100 filter: {withoutSessions: true, firstOfSeries: $first} ) {
      rows { action seriesSize target { kind } }
    }
  }
`);
const rowsOf = async (first = true) => (await api.admin.request(RECENT, { first })).rows;
const latest = async (most: number) =>
  (await rowsOf()).slice(0, most).map(({ action, target, seriesSize }) => [action, target.kind, seriesSize]);

const rows = (from: number, count: number, id = (_: number) => '') =>
  Array.from({ length: count }, (_, at) => [id(at), `Level ${from + at}`, `level-${from + at}`]);
async function imported(lines: readonly (readonly string[])[]) {
  const found = await checkedFile(api.admin, kind, csvFile([['id', 'name', 'slug'], ...lines]));
  await run(api.admin, 'applyImport', found.id);
  return found.id;
}

test('an import is one entry for each of its actions, with the number of records, and what came before is the next', async () => {
  await createBlogCategory(api.admin);
  const ids = await putRecords(api, kind, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
  const created = rows(0, CREATED);
  const changed = rows(1000, 3, (at) => ids[at] ?? '');
  const id = await imported([...created.slice(0, 100), ...changed, ...created.slice(100)]);
  const [one, other, before] = await latest(3);
  expect([one, other]).toEqual(
    expect.arrayContaining([
      ['UPDATE', kind.name, 3],
      ['CREATE', kind.name, CREATED],
    ]),
  );
  expect(before).toEqual(['CREATE', 'blogCategory', 1]);

  await run(api.admin, 'undoImport', id);
  expect(await latest(2)).toContainEqual(['DELETE', kind.name, CREATED]);
  expect(await rowsOf(false)).toHaveLength(100);
});

test('an action on several records is one entry with their number, and two such actions are two', async () => {
  const ids = await putRecords(api, kind, [{ slug: 'd' }, { slug: 'e' }, { slug: 'f' }]);
  const toggle = `mutation ($ids: [ID!]!, $to: Boolean!) { result: toggleEventDifficultiesActive(ids: $ids, to: $to) { success } }`;
  for (const to of [false, true]) await api.admin.request(toggle, { ids, to });
  expect(await latest(2)).toEqual([
    ['TOGGLE', kind.name, 3],
    ['TOGGLE', kind.name, 3],
  ]);
});

test('the request id of a client makes no series of its requests', async () => {
  const origin = { session: null, ip: '10.1.1.1', userAgent: null, requestId: 'the-same-for-all' };
  const target = { kind: 'role', id: null, label: 'Editor' };
  for (const action of ['UPDATE', 'UPDATE'] as const) await note(origin, { action, target });
  expect(await latest(2)).toEqual([
    ['UPDATE', 'role', 1],
    ['UPDATE', 'role', 1],
  ]);
});

test('the numbers of all series of a page are one command, and entries that continue a series are not read', async () => {
  for (const from of [2000, 3000]) await imported(rows(from, 2));
  expect((await contentCommandsOf(() => rowsOf())).filter((command) => command.endsWith('auditEntries'))).toEqual([
    'find auditEntries',
    'aggregate auditEntries',
  ]);
  expect(await AuditEntryModel.countDocuments({ continues: true })).toBeGreaterThan(CREATED);
  const { executionStats } = await AuditEntryModel.collection
    .find({ continues: null })
    .sort({ seq: -1 })
    .limit(100)
    .explain('executionStats');
  expect((executionStats as { totalDocsExamined: number }).totalDocsExamined).toBeLessThan(100);
});
