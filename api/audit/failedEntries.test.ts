import { AuditIntentModel } from './auditEntry.js';
import { entriesAdded, settleAbandoned } from './trail.js';
import { createLogger } from '../platform/log/logger.js';
import { settledTrail } from '../testing/records/settledTrail.js';
import { emptyBin } from '../modules/bin/emptyBin.js';
import { RecordStores } from '../records/store/loaders.js';
import { TestClient } from '../testing/clients/testClient.js';
import { failingOnce } from '../testing/measures/failingCommands.js';
import { gql } from '../testing/generated/gql.js';
import { createEventCategory, deleteRecord } from '../testing/records/createRecord.js';
import { staffIdOf } from '../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

// The record is committed, its entry in the audit trail is not added: that of a write of records, for which no request waits, and
// that of another write.
const LATER_ENTRY = 'insert audit trail';
const ENTRY = 'insert auditEntries';

/** Looked at for live records beside those in the bin: there are none here. */
const NO_STORES = new RecordStores([]);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sends a mutation whose audit entry cannot be added. @returns the codes of its errors */
async function unrecorded(document: string, variables: object, entry = LATER_ENTRY): Promise<readonly unknown[]> {
  let codes: readonly unknown[] = [];
  await failingOnce(entry, async () => {
    const { errors } = await api.admin.graphql(document, variables);
    codes = errors.map(({ extensions }) => extensions['code']);
    await entriesAdded();
  });
  return codes;
}

const VISIBLE = gql(`query VisibleCategories { publishedEventCategories { rows { name } } }`);
const IN_BIN = gql(`query RecordsInBin { deletedRecords { pageInfo { totalItemsCount } rows { id } } }`);

const category = async (name: string) => (await createEventCategory(api.admin, { name })).id;
const visibleNames = async () => (await api.visitor.request(VISIBLE)).rows.map(({ name }) => name);
const inBin = async () => (await api.admin.request(IN_BIN)).pageInfo.totalItemsCount;
const remove = (id: string) => deleteRecord(api.admin, 'eventCategory', { id });

test('a committed update whose audit entry fails is acknowledged, and its entry is added later', async () => {
  const id = await category('Walks');
  expect(await visibleNames()).toEqual(['Walks']);
  const update = 'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Hikes" }) { success } }';
  expect(await unrecorded(update, { id })).toEqual([]);
  expect(await visibleNames()).toEqual(['Hikes']);
  expect(await AuditIntentModel.countDocuments({ 'target.id': id })).toBe(1);
  await settleAbandoned(createLogger('silent'), 0);
  const entries = (await settledTrail()).find({ 'target.id': id }).sort({ seq: 1 }).lean();
  expect((await entries).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(['CREATE DONE', 'UPDATE DONE']);
  expect(await AuditIntentModel.countDocuments()).toBe(0);
});

test('a changed password ends the sessions of its owner although its audit entry fails', async () => {
  const { email, password } = await api.staffAccount();
  const owner = await TestClient.signedIn(api.url, email, password);
  const session = () => owner.request('{ session { user { email } } }');
  expect(await session()).toEqual({ user: { email } });
  const id = await staffIdOf(api.admin, email);
  const update =
    'mutation ($id: ID!, $password: String!) { updateStaffMember(id: $id, input: { password: $password }) { success } }';
  expect(await unrecorded(update, { id, password: 'Another-8$' })).toEqual([]);
  expect(await session()).toBeNull();
});

test('the list of the bin is up to date after a restoration and a deletion for good whose audit entries fail', async () => {
  const [restored, erased] = [await category('Restored'), await category('Erased')];
  for (const id of [restored, erased]) await remove(id);
  const before = await inBin();
  const act = (action: string) => `mutation ($id: ID!) { ${action}DeletedRecord(id: $id) { success } }`;
  expect(await unrecorded(act('restore'), { id: restored })).toEqual([]);
  expect(await inBin()).toBe(before - 1);
  expect(await unrecorded(act('erase'), { id: erased }, ENTRY)).toEqual(['INTERNAL']);
  expect(await inBin()).toBe(before - 2);
});

test('the list of the bin is up to date after an expired record was deleted whose audit entry fails', async () => {
  await remove(await category('Expired'));
  const before = await inBin();
  const later = new Date(Date.now() + 10 * 365 * 86_400_000);
  await failingOnce(ENTRY, () => emptyBin(api.services, NO_STORES, later).catch((error: unknown) => error));
  expect(await inBin()).toBe(before - 1);
});

test('a switch of several records whose audit entry fails reaches visitors', async () => {
  const id = await category('Switched');
  expect(await visibleNames()).toContain('Switched');
  const toggle = 'mutation ($ids: [ID!]!) { toggleEventCategoriesActive(ids: $ids, to: false) { success } }';
  expect(await unrecorded(toggle, { ids: [id] })).toEqual([]);
  expect(await visibleNames()).not.toContain('Switched');
});
