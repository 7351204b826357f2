import 'reflect-metadata';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { TestClient } from '../../../testing/clients/testClient.js';
import { fromElsewhere, visitorAccount } from '../../../testing/clients/visitorAccounts.js';
import { beforeNextCall } from '../../../testing/server/replaceService.js';
import { hashPassword, passwordMatches } from '../../../identity/passwords/passwords.js';
import { UserModel } from '../../../identity/users/user.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const ME = '{ currentVisitor { id firstName lastName name email phone nationality country hasIdentityFile } }';
const UPDATE = `mutation ($input: VisitorProfileInput!) {
  updateVisitorProfile(input: $input) { success message errors { field message } visitor { name phone } }
}`;
const CHANGE = `mutation ($input: PasswordChangeInput!) {
  changeVisitorPassword(input: $input) { success message errors { field message } }
}`;
const DEVICES = '{ visitorDevices { id userAgent ip current } }';
const LOG_IN =
  'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { token } }';

const logIn = async ({ email, password }: { email: string; password: string }) => {
  const { data } = await api.visitor.graphql(LOG_IN, { email, password }, fromElsewhere());
  return new TestClient(api.url, (data?.['logIn'] as unknown as { token: string }).token);
};
const isIn = async (client: TestClient) => (await client.graphql(ME)).data?.['currentVisitor'] !== null;
const codeOf = async (client: TestClient, query: string, variables: object = {}) =>
  (await client.graphql(query, variables)).errors[0]?.extensions['code'];

test('AUTH-010 AUTH-036: a visitor reads and changes their own profile, and sees no password anywhere', async () => {
  const { client, email } = await visitorAccount(api);
  const { data } = await client.graphql(ME);
  expect(data).toMatchObject({
    currentVisitor: { firstName: 'Pema', name: 'Pema Lhamo', email, nationality: 'BHUTANESE', hasIdentityFile: false },
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|assword/);
  const input = { lastName: 'Dorji', phone: '+41 44 668 18 00', nationality: 'international' };
  expect((await client.graphql(UPDATE, { input })).data).toEqual({
    updateVisitorProfile: {
      success: true,
      message: 'Profile updated successfully.',
      errors: [],
      visitor: { name: 'Pema Dorji', phone: '+41 44 668 18 00' },
    },
  });
  expect((await client.graphql(ME)).data).toMatchObject({
    currentVisitor: { firstName: 'Pema', lastName: 'Dorji', nationality: 'INTERNATIONAL', country: 'Bhutan', email },
  });
});

test('a field that is wrong is refused on it, and nothing is saved', async () => {
  const { client } = await visitorAccount(api);
  const { data } = await client.graphql(UPDATE, { input: { firstName: 'Al', country: 'Nepal' } });
  expect(data).toMatchObject({ updateVisitorProfile: { success: false, errors: [{ field: 'firstName' }] } });
  expect((await client.graphql(ME)).data).toMatchObject({ currentVisitor: { firstName: 'Pema', country: 'Bhutan' } });
});

/** Runs another update of the same visitor after the next one has read the profile, and before it writes. */
function meanwhile(other: () => Promise<unknown>): void {
  const write = UserModel.updateOne.bind(UserModel);
  UserModel.updateOne = ((...args: Parameters<typeof write>) => {
    UserModel.updateOne = write;
    return other().then(() => write(...args));
  }) as unknown as typeof UserModel.updateOne;
}

test('an update of one field keeps what another window has changed meanwhile', async () => {
  const { client } = await visitorAccount(api);
  const save = (input: object) => client.graphql(UPDATE, { input });
  meanwhile(() => save({ country: 'Nepal', phone: '+41 44 668 18 00' }));
  expect((await save({ nationality: 'international' })).errors).toEqual([]);
  expect((await client.graphql(ME)).data).toMatchObject({
    currentVisitor: { country: 'Nepal', phone: '+41 44 668 18 00', nationality: 'INTERNATIONAL' },
  });
});

test('the name is made of both of its parts as they are, when two windows change one each', async () => {
  const { client } = await visitorAccount(api);
  const save = (input: object) => client.graphql(UPDATE, { input });
  meanwhile(() => save({ firstName: 'Karma' }));
  expect((await save({ lastName: 'Dorji' })).errors).toEqual([]);
  expect((await client.graphql(ME)).data).toMatchObject({
    currentVisitor: { firstName: 'Karma', lastName: 'Dorji', name: 'Karma Dorji' },
  });
});

test('a password is changed by who knows it, which signs out everywhere else', async () => {
  const account = await visitorAccount(api);
  const elsewhere = await logIn(account);
  const input = { currentPassword: 'Wrong-horse-7', password: 'A-new-word-7', confirmPassword: 'A-new-word-7' };
  expect((await account.client.graphql(CHANGE, { input })).data).toMatchObject({
    changeVisitorPassword: { success: false, errors: [{ field: 'currentPassword' }] },
  });
  const right = { ...input, currentPassword: account.password };
  expect((await account.client.graphql(CHANGE, { input: right })).data).toMatchObject({
    changeVisitorPassword: { success: true, message: 'Password updated successfully.' },
  });
  expect([await isIn(account.client), await isIn(elsewhere)]).toEqual([true, false]);
  expect(await isIn(await logIn({ ...account, password: 'A-new-word-7' }))).toBe(true);
});

test('a change of the password never replaces one that was set since the current one was compared', async () => {
  const account = await visitorAccount(api);
  const thief = await logIn(account);
  // The attempt that was counted is forgotten between the comparison and the write.
  beforeNextCall(api.services.limits, 'forget', async () => {
    const passwordHash = await hashPassword('The-owners-word-7');
    await UserModel.updateOne({ email: account.email }, { $set: { passwordHash } });
  });
  const input = { currentPassword: account.password, password: 'A-stolen-word-7', confirmPassword: 'A-stolen-word-7' };
  expect((await thief.graphql(CHANGE, { input })).data).toMatchObject({
    changeVisitorPassword: { success: false, errors: [{ field: 'currentPassword' }] },
  });
  const { passwordHash } = await UserModel.findOne({ email: account.email }).orFail().lean();
  expect(await passwordMatches('The-owners-word-7', passwordHash)).toBe(true);
});

test('a visitor sees their own devices, and signs out one of them or all others', async () => {
  const account = await visitorAccount(api);
  const [phone, tablet] = [await logIn(account), await logIn(account)];
  const { data } = await account.client.graphql(DEVICES);
  const devices = data?.['visitorDevices'] as unknown as { id: string; current: boolean; ip: string }[];
  expect(devices.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
  expect(devices).toHaveLength(3);
  const ofPhone = (await phone.graphql(DEVICES)).data?.['visitorDevices'] as unknown as typeof devices;
  const id = ofPhone.find(({ current }) => current)?.id;
  const END = 'mutation ($id: String!) { endVisitorSession(id: $id) { success } }';

  const { client: stranger } = await visitorAccount(api);
  await stranger.graphql(END, { id });
  expect(await isIn(phone)).toBe(true);
  await account.client.graphql(END, { id });
  expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
  await account.client.graphql('mutation { endOtherVisitorSessions { success } }');
  expect([await isIn(account.client), await isIn(tablet)]).toEqual([true, false]);
});

test('AUTH-009: after publicLogout the token is worth nothing, and another log-in stays valid', async () => {
  const account = await visitorAccount(api);
  const other = await logIn(account);
  expect((await account.client.graphql('mutation { publicLogout { success message } }')).data).toEqual({
    publicLogout: { success: true, message: 'You have been signed out.' },
  });
  expect(await codeOf(account.client, DEVICES)).toBe('UNAUTHENTICATED');
  expect(await isIn(other)).toBe(true);
});

test('AUTH-001: a visitor is none of the staff, and the Super Admin no visitor', async () => {
  const { client } = await visitorAccount(api);
  expect((await client.graphql('{ session { user { id } } }')).data).toEqual({ session: null });
  expect(await codeOf(client, '{ languages { rows { id } } }')).toBe('UNAUTHENTICATED');
  expect(await codeOf(client, '{ roles { rows { id } } }')).toBe('UNAUTHENTICATED');
  expect((await api.admin.graphql(ME)).data).toEqual({ currentVisitor: null });
  expect(await codeOf(api.admin, DEVICES)).toBe('UNAUTHENTICATED');
  expect(await codeOf(api.admin, UPDATE, { input: {} })).toBe('UNAUTHENTICATED');
  expect(await codeOf(api.visitor, CHANGE, { input: {} })).toBe('UNAUTHENTICATED');
});

test('the cookie of the console holds no visitor and that of the site no staff, nor does another site use either', async () => {
  const account = await visitorAccount(api);
  const { headers } = await api.visitor.graphql(LOG_IN, account, fromElsewhere());
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^visitor=[^;]+; Path=\/; SameSite=Lax; Max-Age=604800; HttpOnly$/);
  const token = /^visitor=([^;]+)/.exec(cookie)?.[1] ?? '';
  const who = async (by: Record<string, string>) =>
    (await api.visitor.graphql('{ currentVisitor { email } session { user { id } } }', {}, by)).data;
  const own = { 'sec-fetch-site': 'same-origin' };
  const me = { currentVisitor: { email: account.email }, session: null };
  expect(await who({ ...own, cookie: `visitor=${token}` })).toEqual(me);
  expect(await who({ ...own, cookie: `session=${token}` })).toEqual({ currentVisitor: null, session: null });
  expect(await who({ 'sec-fetch-site': 'cross-site', cookie: `visitor=${token}` })).toEqual({
    currentVisitor: null,
    session: null,
  });
  // A response to one visitor is not cached for others.
  expect(await who({})).toEqual({ currentVisitor: null, session: null });
});
