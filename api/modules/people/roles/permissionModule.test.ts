import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { gql } from '../../../testing/generated/gql.js';
import { createRole } from '../../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import type { TestClient } from '../../../testing/clients/testClient.js';

const MODULES = gql(`
  query PermissionModules($role: ID!) {
    permissionModules(role: $role) { module role actions { name status } }
  }
`);
const SET = gql(`
  mutation SetPermissionModule($input: PermissionModuleInput!) {
    setPermissionModule(input: $input) {
      success message errors { field message } permissionModule { module role actions { name status } }
    }
  }
`);
const ALL = gql(`query AllPermissions { permissions { id name } }`);

let api: TestApi;
let role: string;
beforeAll(async () => {
  api = await startTestApi();
  const ofEvents = (await api.admin.request(ALL)).filter(({ name }) => /EVENTS?$/.test(name));
  role = (await createRole(api.admin, { name: 'Translators', permissionIds: ofEvents.map(({ id }) => id) })).id;
});
afterAll(() => api.close());

const set = (input: object, client: TestClient = api.admin) =>
  client.request(SET, { input: { module: 'LANGUAGE', role, actions: [on('VIEW_ALL_LANGUAGES')], ...input } });
const on = (name: string) => ({ name, status: true });
const off = (name: string) => ({ name, status: false });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof set>>) => errors.map(({ field, message }) => [field, message]);
const grantedIn = async (module: string) => {
  const modules = await api.admin.request(MODULES, { role });
  return modules
    .find((each) => each.module === module)
    ?.actions.filter(({ status }) => status)
    .map(({ name }) => name);
};

test('PERM-004: the record of a module has the module, the role and its actions, each with a name and a status', async () => {
  const modules = await api.admin.request(MODULES, { role });
  const groups = [...new Set(permissionCatalogue.map(({ group }) => group))];
  expect([...new Set(modules.map(({ module }) => module))]).toEqual(groups);
  expect(modules.find(({ module }) => module === 'TESTIMONIAL')).toEqual({
    module: 'TESTIMONIAL',
    role,
    actions: ['VIEW_ALL', 'ADD', 'EDIT', 'DELETE', 'TOGGLE_ACTIVE', 'TOGGLE_FEATURED', 'TRANSLATE'].map((verb) =>
      off(`${verb}_TESTIMONIAL${verb === 'VIEW_ALL' ? 'S' : ''}`),
    ),
  });
  expect(await grantedIn('EVENT')).toHaveLength(8);
});

test('PERM-007: each record has 1 to 10 actions, and is taken when it is sent back', async () => {
  const modules = await api.admin.request(MODULES, { role });
  const names = modules.flatMap(({ actions }) => actions.map(({ name }) => name));
  expect(names.toSorted()).toEqual(permissionCatalogue.map(({ name }) => name).toSorted());
  const ofContact = modules.filter(({ module }) => module === 'CONTACT');
  expect(ofContact.length).toBeGreaterThan(1);
  for (const record of modules) {
    expect([record.module, record.actions.length <= 10]).toEqual([record.module, true]);
    expect(await set(record)).toMatchObject({ success: true, permissionModule: record });
  }
});

test('a saved module switches actions on and off, keeps the others, and ignores the case of names (SPEC-D60)', async () => {
  const saved = await set({ actions: [on('view_all_languages'), on('ADD_LANGUAGE')] });
  expect([saved.success, saved.message]).toEqual([true, 'Role updated successfully.']);
  expect(saved.permissionModule).toMatchObject({ module: 'LANGUAGE', role });
  await set({ module: 'language', actions: [off('ADD_LANGUAGE'), on('EDIT_LANGUAGE')] });
  expect(await grantedIn('LANGUAGE')).toEqual(['VIEW_ALL_LANGUAGES', 'EDIT_LANGUAGE']);
  expect(await grantedIn('EVENT')).toHaveLength(8);
});

test.each<[string, object, string, string]>([
  ['PERM-005', { module: 'ab' }, 'module', 'Module must be at least 3 characters.'],
  ['PERM-005', { module: 'a'.repeat(101) }, 'module', 'Module cannot exceed 100 characters.'],
  ['', { module: 'a'.repeat(100) }, 'module', 'Unknown module.'],
  ['PERM-006', { role: 'abc' }, 'role', 'Invalid role.'],
  ['PERM-007', { actions: [] }, 'actions', 'Between 1 and 10 actions are required.'],
  ['PERM-007', { actions: Array(11).fill(on('ADD_LANGUAGE')) }, 'actions', 'Between 1 and 10 actions are required.'],
  ['PERM-008', { actions: [on('')] }, 'actions.0.name', 'Action name is required.'],
  ['PERM-008', { actions: [on('a'.repeat(51))] }, 'actions.0.name', 'Action name cannot exceed 50 characters.'],
  ['', { actions: [on('ADD_EVENT')] }, 'actions.0.name', "The module LANGUAGE has no action 'ADD_EVENT'."],
])('%s: %j is refused', async (_, change, field, message) => {
  expect(fieldsOf(await set(change))).toEqual([[field, message]]);
});

test('the ceiling holds here, too, and a role is left with one permission at least', async () => {
  const limited = await api.staff('EDIT_STAFF_ROLE', 'VIEW_STAFF_ROLES', 'VIEW_ALL_LANGUAGES');
  const beyond = 'You can only grant or revoke permissions that you have yourself.';
  expect(fieldsOf(await set({ actions: [on('DELETE_LANGUAGE')] }, limited))).toEqual([['actions', beyond]]);
  expect(await grantedIn('LANGUAGE')).not.toContain('DELETE_LANGUAGE');
  const granted = (await grantedIn('EVENT')) ?? [];
  await set({ actions: ['VIEW_ALL_LANGUAGES', 'EDIT_LANGUAGE'].map(off) });
  expect(fieldsOf(await set({ module: 'EVENT', actions: granted.map(off) }))).toEqual([
    ['actions', 'At least one permission is required.'],
  ]);
});

test('nobody reads or switches them without the permission', async () => {
  const other = await api.staff('VIEW_ALL_LANGUAGES');
  const read = await other.graphql(MODULES, { role });
  const write = await other.graphql(SET, { input: { module: 'LANGUAGE', role, actions: [on('ADD_LANGUAGE')] } });
  expect([read, write].map(({ errors }) => errors[0]?.extensions['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
