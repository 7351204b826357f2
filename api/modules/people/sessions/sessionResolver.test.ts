import 'reflect-metadata';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { gql } from '../../../testing/generated/gql.js';
import { userIdOf } from '../../../testing/records/lookups.js';
import { makeUser } from '../../../testing/server/testBed.js';
import { ADMIN, startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { UserModel } from '../../../identity/users/user.js';

const SIGN_IN = `mutation ($identifier: String!, $password: String!) {
  signIn(identifier: $identifier, password: $password) {
    success message errors { field message code } token session { superAdmin permissions user { id name username email picture adminAssignedRole { id name } } }
  }
}`;
const WHO = '{ session { superAdmin user { email } } }';
const SIGN_OUT = 'mutation { signOut { success message } }';
const REFUSED = {
  success: false,
  message: 'Incorrect email or password.',
  errors: [],
  token: null,
  session: null,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signIn = (identifier: string, password: string) => api.visitor.graphql(SIGN_IN, { identifier, password });
const cookieOf = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('session=')) ?? '';

test('AUTH-028 AUTH-035 AUTH-036: a right password returns who signed in, with no trace of the password', async () => {
  const { data, headers } = await signIn(`  ${ADMIN.email.toUpperCase()} `, ADMIN.password);
  expect(data).toEqual({
    signIn: {
      success: true,
      message: 'You have successfully logged in. Redirecting...',
      errors: [],
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      session: {
        superAdmin: true,
        permissions: [],
        user: {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          name: 'Super Admin',
          username: 'Super Admin',
          email: ADMIN.email,
          picture: null,
          adminAssignedRole: { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Super Admin' },
        },
      },
    },
  });
  expect(cookieOf(headers)).toMatch(/; Path=\/; SameSite=Lax; Max-Age=604800; HttpOnly$/);
  expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash/);
});

test('the answer to a wrong password, an unknown e-mail and a visitor of the site is one and the same', async () => {
  await makeUser({ kind: 'visitor', email: 'visitor@test.example', password: 'Visitor-7' });
  await UserModel.create({ kind: 'staff', name: 'No role', email: 'norole@test.example', passwordHash: null });
  const { email } = await api.staffAccount();
  const responses = [
    await signIn(email, 'Wrong-password-1'),
    await signIn('nobody@test.example', 'Wrong-password-1'),
    await signIn('visitor@test.example', 'Visitor-7'),
    await signIn('norole@test.example', 'Wrong-password-1'),
  ];
  for (const { data, headers, status } of responses) {
    expect([status, data, cookieOf(headers)]).toEqual([200, { signIn: REFUSED }, '']);
  }
});

test('AUTH-027: an invalid e-mail and an empty password are refused on their fields', async () => {
  const { data } = await signIn('abc', '');
  expect(data?.['signIn']).toMatchObject({
    success: false,
    errors: [
      { field: 'identifier', message: 'Please enter a valid email address.', code: 'INVALID' },
      { field: 'password', message: 'Password is required.', code: 'INVALID' },
    ],
  });
});

test('an object in place of a text is no sign-in', async () => {
  const { status, errors } = await api.visitor.graphql(SIGN_IN, { identifier: { $gt: '' }, password: { $gt: '' } });
  expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
});

test('nobody is signed in without a token, and signing out then is no error', async () => {
  expect((await api.visitor.graphql(WHO)).data).toEqual({ session: null });
  expect((await api.visitor.graphql(SIGN_OUT)).data).toEqual({
    signOut: { success: true, message: 'You have been signed out.' },
  });
});

test('cookie and bearer token are the same session, and it ends for both at a sign-out', async () => {
  const { data, headers } = await signIn(ADMIN.email, ADMIN.password);
  const { token } = data?.['signIn'] as unknown as { token: string };
  const cookie = cookieOf(headers).split(';')[0] ?? '';
  const byCookie = { cookie, 'apollo-require-preflight': '1' };
  const byToken = { authorization: `Bearer ${token}` };
  const who = async (by: Record<string, string>) => (await api.visitor.graphql(WHO, {}, by)).data;
  const me = { session: { superAdmin: true, user: { email: ADMIN.email } } };
  expect([await who(byCookie), await who(byToken)]).toEqual([me, me]);

  const out = await api.visitor.graphql(SIGN_OUT, {}, byCookie);
  expect(cookieOf(out.headers)).toMatch(/^session=; .*Max-Age=0/);
  expect([await who(byCookie), await who(byToken)]).toEqual([{ session: null }, { session: null }]);
});

test('a cookie that another site made the browser send counts for nothing', async () => {
  const { headers } = await signIn(ADMIN.email, ADMIN.password);
  const cookie = cookieOf(headers).split(';')[0] ?? '';
  const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await api.visitor.graphql(WHO, {}, foreign)).data).toEqual({ session: null });
});

test('a request of a page that shows another account is one without a session (ADR-0031)', async () => {
  const [own, other] = [await api.staff('ADD_LANGUAGE'), await api.signIn.as('Staff without permissions')];
  const create = async (headers: Record<string, string> = {}) => {
    const { data, errors } = await own.graphql(
      'mutation { createLanguage(input: { name: "", code: "" }) { success } }',
      {},
      headers,
    );
    return [data, errors[0]?.extensions['code']];
  };
  const checked = [{ createLanguage: { success: false } }, undefined];
  expect(await create()).toEqual(checked);
  expect(await create({ 'x-page-account': await userIdOf(own) })).toEqual(checked);
  const foreign = { 'x-page-account': await userIdOf(other) };
  expect(await create(foreign)).toEqual([null, 'UNAUTHENTICATED']);
  expect((await own.graphql(WHO, {}, foreign)).data).toEqual({ session: null });
  expect((await own.graphql(WHO)).data).not.toEqual({ session: null });
});

test('an account under attack refuses with RATE_LIMITED and says when to try again, the right password too', async () => {
  const { email, password } = await api.staffAccount();
  for (let i = 0; i < 10; i += 1) await signIn(email, 'Wrong-password-1');
  const { status, errors, headers } = await signIn(email, password);
  const retryAfter = errors[0]?.extensions['retryAfter'];
  expect([status, errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED']);
  expect(retryAfter).toBeGreaterThan(800);
  expect(headers.get('retry-after')).toBe(String(retryAfter));
});

describe('roles and permissions', () => {
  const ROLES = gql(`
    query OldestRoles {
      roles(page: 1, pageSize: 2) {
        rows { id name permissionIds createdAt } pageInfo { currentPage currentLimit totalItemsCount }
      }
    }
  `);
  const PERMISSIONS = gql(`query PermissionsInOrder { permissions { id name group } }`);

  test('ROLE-001 ROLE-002 ROLE-003: roles are listed a page at a time, the oldest first', async () => {
    const { rows, pageInfo } = await api.admin.request(ROLES);
    expect(rows.map(({ name, permissionIds }) => [name, permissionIds.length])).toEqual([
      ['Super Admin', 0],
      ['Admin', permissionCatalogue.length],
    ]);
    expect(rows[1]?.permissionIds[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(pageInfo).toMatchObject({ currentPage: 1, currentLimit: 2 });
    expect(pageInfo.totalItemsCount).toBeGreaterThanOrEqual(2);
  });

  test('PERM-003: permissions are listed with id, name and group, in the order of the catalogue', async () => {
    const rows = await api.admin.request(PERMISSIONS);
    expect(rows.map(({ name, group }) => ({ name, group }))).toEqual(permissionCatalogue);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(permissionCatalogue.length);
  });

  test('PERM-080: roles need VIEW_STAFF_ROLES', async () => {
    const [viewer, editor] = [await api.staff('VIEW_STAFF_ROLES'), await api.staff('EDIT_STAFF_ROLE')];
    expect((await viewer.graphql(ROLES)).errors).toEqual([]);
    expect((await editor.graphql(PERMISSIONS)).errors).toEqual([]);
    expect((await editor.graphql(ROLES)).errors[0]).toMatchObject({
      message: 'You are not allowed to enter here',
      path: ['roles'],
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await api.visitor.graphql(ROLES)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});
