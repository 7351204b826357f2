import { PNG } from '../testing/sampleFiles.js';
import { ADMIN, startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';
import { uploadFile } from '../testing/uploads.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = (body: object) => api.visitor.rest('POST', '/api/user/auth/login', body);
const sessionOf = (headers: Record<string, string>) =>
  api.visitor.rest('GET', '/api/session-details', undefined, headers);

/** A browser: it sends its cookie along, and says from where. */
async function browser(): Promise<(site: string) => Record<string, string>> {
  const { headers } = await login({ identifier: ADMIN.email, password: ADMIN.password });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (site) => ({ cookie, 'sec-fetch-site': site });
}

test('REST-012: the right password signs in: a token, the user, and a cookie that scripts cannot read', async () => {
  const answer = await login({ identifier: ADMIN.email, password: ADMIN.password });
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body)).toEqual(['success', 'message', 'token', 'user']);
  expect(answer.body).toMatchObject({
    success: true,
    user: { email: ADMIN.email, adminAsignedRole: { _id: expect.any(String) as string, name: 'Super Admin' } },
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^session=[^;]+;.*HttpOnly/);
  const token = new TestClient(api.url, answer.body['token'] as string);
  expect((await token.rest('GET', '/api/session-details')).status).toBe(200);
});

test('REST-012: a wrong password answers 401 and no cookie; e-mail is a name for the identifier, too', async () => {
  const refused = await login({ email: ADMIN.email, password: 'wrong' });
  expect(refused).toMatchObject({
    status: 401,
    body: { success: false, message: 'The email or the password is not right.' },
  });
  expect(refused.headers.get('set-cookie')).toBeNull();
});

test('REST-012: a missing or malformed value is refused on its field', async () => {
  const missing = await login({ identifier: ADMIN.email });
  expect(missing).toMatchObject({
    status: 422,
    body: { errors: { password: { message: expect.any(String) as string } } },
  });
  const malformed = await login({ email: 'nobody', password: 'x' });
  expect(malformed).toMatchObject({
    status: 422,
    body: { errors: { email: { message: expect.any(String) as string } } },
  });
});

test('AUTH-035: their picture comes as a file', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'me.png', type: 'image/png' });
  const me = await api.staff('VIEW_ALL_LANGUAGES');
  await me.ask('mutation ($input: ProfileInput!) { updateProfile(input: $input) { success } }', {
    input: { picture: file?.id },
  });
  const { body } = await me.rest('GET', '/api/session-details');
  expect(body).toMatchObject({
    data: { picture: { _id: file?.id, fileName: 'me.png', fileUrl: expect.stringContaining('/') as string } },
  });
});

test('a password is not taken from the address, where logs would keep it', async () => {
  const refused = await api.visitor.rest('POST', `/api/user/auth/login?password=${ADMIN.password}`, {
    identifier: ADMIN.email,
  });
  expect(refused.status).toBe(422);
});

test('REST-015, AUTH-002: session-details answers who is signed in, with the one role; 401 when nobody is', async () => {
  const { body } = await api.admin.rest('GET', '/api/session-details');
  const { data } = body as { data: Record<string, unknown> };
  expect(Object.keys(data).sort()).toEqual(['_id', 'adminAsignedRole', 'email', 'name', 'picture', 'username']);
  expect(data['username']).toBe(data['name']);
  expect(data['adminAsignedRole']).toEqual({ _id: expect.any(String) as string, name: 'Super Admin' });
  expect((await api.admin.rest('POST', '/api/user/auth/session-details')).body).toEqual(body);
  expect(await sessionOf({})).toMatchObject({
    status: 401,
    body: { success: false, message: 'Please sign in to continue.' },
  });
});

test('REST-013: GET logout ends the session and clears the cookie', async () => {
  const from = await browser();
  expect((await sessionOf(from('same-origin'))).status).toBe(200);
  const out = await api.visitor.rest('GET', '/api/user/auth/logout', undefined, from('same-origin'));
  expect(out).toMatchObject({ status: 200, body: { success: true, message: 'You have been signed out.' } });
  expect(out.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/);
  expect((await sessionOf(from('same-origin'))).status).toBe(401);
});

test('decision 121: a page of another site can neither use the cookie nor sign its user out', async () => {
  const from = await browser();
  expect((await sessionOf(from('cross-site'))).status).toBe(401);
  await api.visitor.rest('GET', '/api/user/auth/logout', undefined, from('cross-site'));
  expect((await sessionOf(from('same-origin'))).status).toBe(200);
});

test('REST-014: POST publicLogout needs no body', async () => {
  expect(await api.visitor.rest('POST', '/api/user/auth/publicLogout')).toMatchObject({
    status: 200,
    body: { success: true },
  });
});

test('REST-050: roles are listed page by page; REST-054: permissions with their group', async () => {
  const roles = await api.admin.rest('GET', '/api/user/role/lists?pageSize=1');
  expect(roles.body).toMatchObject({
    success: true,
    data: [
      {
        _id: expect.any(String) as string,
        name: expect.any(String) as string,
        permissionIds: expect.any(Array) as string[],
      },
    ],
    pagination: { currentPage: 1, currentLimit: 1 },
  });
  const permissions = await api.admin.rest('POST', '/api/user/permission/lists');
  expect(permissions.body['data']).toContainEqual({
    _id: expect.any(String) as string,
    name: 'VIEW_ALL_EVENT_CATEGORIES',
    group: 'EVENT_CATEGORY',
  });
  expect((await api.visitor.rest('GET', '/api/user/role/lists')).status).toBe(401);
});
