import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { Limits } from '../../platform/limits/rateLimits.js';
import { replaceService } from '../server/replaceService.js';
import { settledTrail } from '../records/settledTrail.js';
import { bulkOperationsOf } from '../records/bulkOperations.js';
import { createLanguage, createRecord } from '../records/createRecord.js';
import { gql } from '../generated/gql.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';

/** Class: bypassing checks by bulk operations: doing to several records what is refused, audited or limited for one. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => replaceService(api.services, 'limits', new Limits(null)));
afterAll(() => api.close());

const { language, role, staffMember } = kinds;
const remove = (client: TestClient, kind: AnyKind, ids: readonly string[]) =>
  client.request(bulkOperationsOf(kind).delete, { ids });
const setLanguages = (toggle: Toggle, ids: readonly string[], to: boolean) =>
  api.admin.request(bulkOperationsOf(language).toggle(toggle), { ids, to });
const ROLES = gql(`query RolesInBulk { roles(pageSize: 100) { rows { id name } } }`);
const STAFF = gql(`query StaffInBulk { staffMembers(pageSize: 100) { rows { id email } } }`);
const LANGUAGES = gql(`query LanguagesInBulk { languages(pageSize: 100) { rows { id name } } }`);
const STATES = gql(`query StatesOfLanguages { languages { rows { code active default } } }`);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const roleIds = async () => idsOf((await api.admin.request(ROLES)).rows);

test('a bulk deletion refuses staff with more permissions than the caller, and the caller', async () => {
  const { email } = await api.staffAccount();
  const walker = await api.staff('VIEW_ALL_STAFFS', 'DELETE_STAFF');
  const { rows } = await api.admin.request(STAFF);
  const lesser = rows.find((row) => row.email === email)?.id ?? '';
  const others = rows.filter(({ id }) => id !== lesser).map(({ id }) => id);
  const { results } = await remove(walker, staffMember, [...others, lesser]);
  expect(results.filter(({ success }) => success).map(({ id }) => id)).toEqual([lesser]);
  const reasons = new Set(results.filter(({ success }) => !success).map(({ message }) => message));
  expect([...reasons].sort()).toEqual([messages.deleteYourself, messages.staffHoldsMore].sort());
});

test('a bulk deletion never deletes built-in roles or roles in use', async () => {
  const ids = await roleIds();
  const { success, results } = await remove(api.admin, role, ids);
  expect(success).toBe(false);
  const stayed = await roleIds();
  expect(
    results
      .filter((row) => !row.success)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...stayed].sort());
  expect(results.map(({ message }) => message)).toEqual(
    expect.arrayContaining([messages.roleProtected, messages.roleInUse]),
  );
});

test('bulk operations neither delete nor deactivate the base language, and one default language remains', async () => {
  await createLanguage(api.admin, { name: 'Dzongkha', code: 'dz' });
  const ids = idsOf((await api.admin.request(LANGUAGES)).rows);
  await setLanguages('active', ids, false);
  await setLanguages('default', ids, false);
  await remove(api.admin, language, ids);
  const { rows } = await api.admin.request(STATES);
  expect(rows).toEqual([{ code: 'en', active: true, default: true }]);
});

test('each record written by a bulk operation has its own entry in the audit trail', async () => {
  const createdIds: string[] = [];
  for (const [name, code] of [
    ['French', 'fr'],
    ['German', 'de'],
  ]) {
    createdIds.push((await createRecord(api.admin, 'language', { name, code })).id);
  }
  await setLanguages('active', createdIds, true);
  await remove(api.admin, language, [...createdIds, 'f'.repeat(24)]);
  const entries = await (
    await settledTrail()
  )
    .find({ 'target.id': { $in: createdIds } })
    .sort({ seq: 1 })
    .lean();
  expect(entries.map(({ action, target }) => [action, target.label])).toEqual([
    ['CREATE', 'French'],
    ['CREATE', 'German'],
    ['TOGGLE', 'French'],
    ['TOGGLE', 'German'],
    ['DELETE', 'French'],
    ['DELETE', 'German'],
  ]);
});

test('a Super Admin who views as a role cannot change anything', async () => {
  const { rows } = await api.admin.request(ROLES);
  const viewed = { 'x-view-as-role': rows.find(({ name }) => name === 'Admin')?.id ?? '' };
  const { errors } = await api.admin.graphql(bulkOperationsOf(language).delete, { ids: ['f'.repeat(24)] }, viewed);
  expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
});
