import { fieldsOf, rowsOf, type Fields } from '../../testing/clients/restBody.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';

const PASSWORD = 'Mountain-7!';
const id24 = expect.stringMatching(/^[0-9a-f]{24}$/) as string;

const COUNT = gql(`query CountOfRoles { roles { pageInfo { totalItemsCount } } }`);

let api: TestApi;
let permissions: readonly Fields[];
let roleId: string;

beforeAll(async () => {
  api = await startTestApi();
  permissions = rowsOf(await api.admin.rest('GET', '/api/user/permission/lists'));
  const response = await post('/api/user/role/create', { name: 'Editors', permissionIds: [idOf('VIEW_ALL_EVENTS')] });
  roleId = String(fieldsOf(response)['_id']);
});
afterAll(() => api.close());

const post = (path: string, body: Fields) => api.admin.rest('POST', path, body);
const idOf = (permission: string) => String(permissions.find(({ name }) => name === permission)?.['_id']);
const errorsOf = ({ status, body }: { readonly status: number; readonly body: Fields }) => [status, body['errors']];

describe('staff, REST-044 to REST-048', () => {
  const form = { name: 'Pema Lhamo', email: 'pema@test.example', password: PASSWORD };
  let staffId = '';

  test('REST-047: create-admin-staff takes the session id and the body, and returns the user without the password', async () => {
    const response = await post('/api/user/create-admin-staff', { body: { ...form, roleId } });
    expect(response).toMatchObject({ status: 200, body: { success: true, message: 'Staff created successfully.' } });
    expect(fieldsOf(response)).toMatchObject({
      _id: id24,
      name: 'Pema Lhamo',
      username: 'Pema Lhamo',
      email: 'pema@test.example',
      picture: null,
      roleId,
      adminAsignedRole: { _id: roleId, name: 'Editors' },
    });
    expect(Object.keys(fieldsOf(response))).not.toContain('password');
    staffId = String(fieldsOf(response)['_id']);
    await TestClient.signedIn(api.url, form.email, PASSWORD);
  });

  test('what is wrong is refused on its own name', async () => {
    expect(errorsOf(await post('/api/user/create-admin-staff', { username: 'Al', email: 'x' }))).toEqual([
      422,
      {
        username: { message: 'Name must be at least 3 characters.' },
        email: { message: 'Please enter a valid email address.' },
        password: { message: 'Password is required.' },
        roleId: { message: 'Invalid role.' },
      },
    ]);
    expect(errorsOf(await post('/api/user/create-admin-staff', { ...form, roleId }))).toEqual([
      409,
      { email: { message: 'Email is already in use.' } },
    ]);
  });

  test('REST-044: get-all-users lists staff by page, name and role', async () => {
    const list = (query: string) => api.admin.rest('GET', `/api/user/get-all-users?${query}`);
    const found = await list(`page=1&pageSize=5&searchName=pema&role=${roleId}`);
    expect(found.body).toMatchObject({
      data: [{ _id: staffId, adminAsignedRole: { name: 'Editors' } }],
      pagination: { currentPage: 1, currentLimit: 5, totalPages: 1, totalItemsCount: 1 },
    });
    expect(rowsOf(await list('role=0123456789abcdef01234567'))).toEqual([]);
    expect(rowsOf(await list('role=&searchName=pema'))).toHaveLength(1);
  });

  test('REST-045: get-user-details returns one user', async () => {
    const response = await api.admin.rest('GET', `/api/user/get-user-details?targetId=${staffId}`);
    expect(fieldsOf(response)).toMatchObject({ _id: staffId, email: 'pema@test.example' });
    expect(JSON.stringify(response.body)).not.toMatch(/password|argon2/);
  });

  test('REST-048: update takes the target id and the body; a blank password keeps the old one', async () => {
    const response = await post('/api/user/update', { targetId: staffId, body: { name: 'Pema L.', password: '' } });
    expect(response).toMatchObject({ status: 200, body: { success: true, message: 'Staff updated successfully.' } });
    expect(fieldsOf(response)).toMatchObject({ name: 'Pema L.', roleId });
    await TestClient.signedIn(api.url, form.email, PASSWORD);
  });

  test('refuses an acting user who is not the signed-in one (SPEC-D63)', async () => {
    const response = await post('/api/user/delete-user', { sessionId: staffId, id: staffId });
    expect(response.status).toBe(403);
  });

  test('REST-046: delete-user takes the session id and the id', async () => {
    const me = fieldsOf(await api.admin.rest('GET', '/api/session-details'));
    expect(await post('/api/user/delete-user', { sessionId: me['_id'], id: me['_id'] })).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete yourself.' },
    });
    expect(await post('/api/user/delete-user', { sessionId: me['_id'], id: staffId })).toMatchObject({
      status: 200,
      body: { success: true, message: 'User deleted successfully.' },
    });
    expect((await api.admin.rest('GET', `/api/user/get-user-details?targetId=${staffId}`)).status).toBe(404);
  });

  test.each([
    ['GET', '/api/user/get-all-users', {}],
    ['GET', '/api/user/get-user-details', {}],
    ['POST', '/api/user/create-admin-staff', form],
    ['POST', '/api/user/update', { targetId: '0123456789abcdef01234567', name: 'Changed' }],
    ['POST', '/api/user/delete-user', { id: '0123456789abcdef01234567' }],
    ['POST', '/api/user/role/create', { name: 'Climbers' }],
    ['GET', '/api/user/role/lists', {}],
    ['POST', '/api/user/role/update', { roleId: '0123456789abcdef01234567' }],
    ['POST', '/api/user/role/delete', { roleId: '0123456789abcdef01234567' }],
    ['GET', '/api/user/permission/lists', {}],
  ])('%s %s requires its permission', async (method, path, body) => {
    const sent = method === 'GET' ? undefined : body;
    const without = await api.staff('VIEW_ALL_EVENTS');
    expect((await without.rest(method, path, sent)).status).toBe(403);
    expect((await api.visitor.rest(method, path, sent)).status).toBe(401);
  });
});

describe('roles, REST-049 to REST-053', () => {
  let createdId = '';

  test('REST-049: create takes the body, lists also as JSON text of a form', async () => {
    const body = new URLSearchParams({
      name: 'Writers',
      permissionIds: JSON.stringify([idOf('ADD_POST'), idOf('EDIT_POST')]),
    });
    const response = await api.admin.rest('POST', '/api/user/role/create', body.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response).toMatchObject({ status: 200, body: { message: 'Role created successfully.' } });
    expect(fieldsOf(response)).toMatchObject({ permissionIds: [idOf('ADD_POST'), idOf('EDIT_POST')] });
    createdId = String(fieldsOf(response)['_id']);
    const conflict = await post('/api/user/role/create', { name: 'WRITERS', permissionIds: [idOf('ADD_POST')] });
    expect(errorsOf(conflict)).toEqual([409, { name: { message: 'Role name is already in use.' } }]);
  });

  test('REST-051, ROLE-004: the record carries targetId and selectedpermissionIds as well', async () => {
    const permissionIds = [idOf('ADD_POST'), idOf('EDIT_POST')];
    expect(fieldsOf(await api.admin.rest('GET', `/api/user/role/details?roleId=${createdId}`))).toMatchObject({
      _id: createdId,
      targetId: createdId,
      name: 'Writers',
      permissionIds,
      selectedpermissionIds: permissionIds,
    });
  });

  test('REST-050: lists returns the roles page by page', async () => {
    const { pageInfo } = await api.admin.request(COUNT);
    const roles = await api.admin.rest('GET', '/api/user/role/lists?pageSize=2');
    expect(rowsOf(roles).map(({ name }) => name)).toEqual(['Super Admin', 'Admin']);
    expect(roles.body['pagination']).toMatchObject({ currentPage: 1, currentLimit: 2, ...pageInfo });
  });

  test('accepts selectedpermissionIds as permissionIds on update (REST-052, SPEC-D11)', async () => {
    const response = await post('/api/user/role/update', {
      targetId: createdId,
      body: { selectedpermissionIds: [idOf('ADD_POST')] },
    });
    expect(response).toMatchObject({ status: 200, body: { message: 'Role updated successfully.' } });
    expect(fieldsOf(response)['permissionIds']).toEqual([idOf('ADD_POST')]);
    const refused = await post('/api/user/role/update', { targetId: createdId, selectedpermissionIds: ['abc'] });
    expect(errorsOf(refused)).toEqual([422, { selectedpermissionIds: { message: 'Invalid permission ID.' } }]);
  });

  test('REST-053: delete takes the id', async () => {
    expect(await post('/api/user/role/delete', { id: createdId })).toMatchObject({
      status: 200,
      body: { message: 'Role deleted successfully.' },
    });
    expect((await api.admin.rest('GET', `/api/user/role/details?roleId=${createdId}`)).status).toBe(404);
  });
});
