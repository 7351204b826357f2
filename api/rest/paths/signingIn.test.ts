import { PNG } from '../../testing/files/sampleFiles.js';
import { ADMIN, startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { uploadFile } from '../../testing/files/uploads.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = (body: object) => api.visitor.rest('POST', '/api/user/auth/login', body);
const sessionOf = (headers: Record<string, string>) =>
  api.visitor.rest('GET', '/api/session-details', undefined, headers);

/** A browser: sends its cookie, and the headers about the requesting site. */
async function browser(): Promise<(site: string) => Record<string, string>> {
  const { headers } = await login({ identifier: ADMIN.email, password: ADMIN.password });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (site) => ({ cookie, 'sec-fetch-site': site });
}

test('REST-012: the right password signs in: a token, the user, and a cookie that scripts cannot read', async () => {
  const response = await login({ identifier: ADMIN.email, password: ADMIN.password });
  expect(response.status).toBe(200);
  expect(Object.keys(response.body)).toEqual(['success', 'message', 'token', 'user']);
  expect(response.body).toMatchObject({
    success: true,
    user: { email: ADMIN.email, adminAsignedRole: { _id: expect.any(String) as string, name: 'Super Admin' } },
  });
  expect(response.headers.get('set-cookie')).toMatch(/^session=[^;]+;.*HttpOnly/);
  const token = new TestClient(api.url, response.body['token'] as string);
  expect((await token.rest('GET', '/api/session-details')).status).toBe(200);
});

test('REST-012: a wrong password returns 401 without a cookie; the identifier may be named email, too', async () => {
  const refused = await login({ email: ADMIN.email, password: 'wrong' });
  expect(refused).toMatchObject({
    status: 401,
    body: { success: false, message: 'Incorrect email or password.' },
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

test('AUTH-035: the picture of the member of staff comes as a file', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'me.png', type: 'image/png' });
  const me = await api.staff('VIEW_ALL_LANGUAGES');
  await me.request('mutation ($input: ProfileInput!) { updateProfile(input: $input) { success } }', {
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

test('REST-015, AUTH-002: session-details returns the signed-in user with their one role; 401 without a session', async () => {
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

test('a page of another site can neither use the cookie nor sign its user out (SPEC-D121)', async () => {
  const from = await browser();
  expect((await sessionOf(from('cross-site'))).status).toBe(401);
  await api.visitor.rest('GET', '/api/user/auth/logout', undefined, from('cross-site'));
  expect((await sessionOf(from('same-origin'))).status).toBe(200);
});

/** Chromium's headers of a request caused by a page of another site. */
const FOREIGN = { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' };
const LINK = { ...FOREIGN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const FORM = { ...LINK, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
const PICTURE = { ...FOREIGN, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };

/** A response as it is, without the redirects that a browser would follow. */
async function raw(path: string, init: RequestInit) {
  const response = await fetch(api.url + path, { redirect: 'manual', ...init });
  await response.body?.cancel();
  const { status, headers } = response;
  return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
}
const refused = { status: 403, location: null, cookies: [] };

test('a link of another site to GET logout opens a page that asks for confirmation, and keeps the cookie (SPEC-D121)', async () => {
  const from = await browser();
  const followed = await raw('/api/user/auth/logout', { headers: { ...from('cross-site'), ...LINK } });
  expect(followed).toEqual({ status: 303, location: '/admin/logout?confirm', cookies: [] });
  expect((await sessionOf(from('same-origin'))).status).toBe(200);
});

test.each([
  ['a picture of another site', PICTURE],
  ['a frame of another site', { ...LINK, 'sec-fetch-dest': 'iframe' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['a picture in a text of this site', { ...PICTURE, 'sec-fetch-site': 'same-origin' }],
])('%s cannot sign anybody out by GET logout (SPEC-D121)', async (_, headers) => {
  const from = await browser();
  expect(await raw('/api/user/auth/logout', { headers: { ...from('cross-site'), ...headers } })).toEqual(refused);
  expect((await sessionOf(from('same-origin'))).status).toBe(200);
});

test('a request that does not say who sent it keeps the cookie of the browser (SPEC-D121)', async () => {
  const { cookie = '' } = (await browser())('same-origin');
  expect((await raw('/api/user/auth/logout', { headers: { cookie } })).cookies).toEqual([]);
  expect((await sessionOf({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('a legacy client signs out by GET logout with its bearer token (SPEC-D121)', async () => {
  const { body } = await login({ identifier: ADMIN.email, password: ADMIN.password });
  const client = new TestClient(api.url, body['token'] as string);
  expect((await client.rest('GET', '/api/user/auth/logout')).status).toBe(200);
  expect((await client.rest('GET', '/api/session-details')).status).toBe(401);
});

test('a form of another site can neither sign in nor out, nor register anybody (SPEC-D121)', async () => {
  const body = new URLSearchParams({ identifier: ADMIN.email, password: ADMIN.password });
  expect(await raw('/api/user/auth/login', { method: 'POST', headers: FORM, body })).toEqual(refused);
  for (const path of ['publicLogout', 'register', 'verify-email', 'resend-otp', 'forgot-password', 'reset-password']) {
    const sent = { method: 'POST', headers: FORM, body: new URLSearchParams() };
    expect([path, await raw(`/api/user/auth/${path}`, sent)]).toEqual([path, refused]);
  }
});

test.each(['/admin/logout', '/admin/logout/', '/admin/LogOut', '/admin/%6Cogout?a=1', '/admin//logout'])(
  'a link of another site to %s opens the sign-out with a question (SPEC-D121)',
  async (path) => {
    expect(await raw(path, { headers: LINK })).toMatchObject({ status: 303, location: '/admin/logout?confirm' });
  },
);

test('the sign-out of the console opens without a question when the person typed its address (SPEC-D76)', async () => {
  const typed = { ...LINK, 'sec-fetch-site': 'none' };
  expect((await raw('/admin/logout', { headers: typed })).location).toBeNull();
  expect((await raw('/admin/logout?confirm', { headers: LINK })).location).toBeNull();
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
