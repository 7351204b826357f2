import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import type { Types } from 'mongoose';
import { PermissionModel } from '../../identity/users/permission.js';
import { RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { LiveClient } from '../clients/liveClient.js';
import { deleteRecord } from '../records/createRecord.js';
import { userIdOf } from '../records/lookups.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { TestClient } from '../clients/testClient.js';
import { visitorAccount } from '../clients/visitorAccounts.js';

/**
 * Class: learning of what one may not see. The stream of changes names a kind only to those who may list it, to nobody
 * without a session of the console, and to no one any longer than that session and its rights last.
 */
let api: TestApi;
const open: LiveClient[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => api.close());

async function openAs(client: TestClient, path?: string): Promise<LiveClient> {
  const stream = await LiveClient.of(client, path);
  open.push(stream);
  return stream;
}
async function openWith(headers: Record<string, string>): Promise<LiveClient> {
  const stream = await LiveClient.open(api.url, headers);
  open.push(stream);
  return stream;
}

async function roleOf(email: string): Promise<{ roleId: Types.ObjectId }> {
  const { roleId } = await UserModel.findOne({ email }).orFail();
  if (!roleId) throw new Error(`${email} has no role.`);
  return { roleId };
}

let recordCount = 0;
const create = (type: string) =>
  api.admin.request(`mutation { create${type}(input: { name: "Record ${(recordCount += 1)}" }) { success } }`);

test('a stream notifies no user of a kind that they may not list, not even of its existence', async () => {
  const stream = await openAs(await api.staff('VIEW_ALL_CATEGORIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY'));
  // Users who may add or change something choose among the files (SPEC-D72).
  expect(Object.keys(await stream.hello())).toEqual(['blogCategory', 'file']);
  await create('EventCategory');
  await create('EventDifficulty');
  await create('BlogCategory');
  expect(await stream.change()).toBe('blogCategory');
});

test('a stream notifies a user who may list nothing of nothing', async () => {
  expect(await (await openAs(await api.signIn.as('Staff without permissions'))).hello()).toEqual({});
});

test('a stream notifies a Super Admin who views the console as a role of what that role may list', async () => {
  const { email } = await api.staffAccount('VIEW_ALL_CATEGORIES');
  const path = `/live?as=${(await roleOf(email)).roleId.toHexString()}`;
  expect(Object.keys(await (await openAs(api.admin, path)).hello())).toEqual(['blogCategory']);
  const other = await api.staff('VIEW_ALL_LANGUAGES');
  expect(Object.keys(await (await openAs(other, path)).hello())).toEqual(['language']);
});

test('the server refuses streams without a session of the console: no visitor, account or not, and no made-up token', async () => {
  const { client } = await visitorAccount(api);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer made-up' },
    { authorization: `Bearer ${client.token}` },
    { cookie: `${SESSION_COOKIE}=${client.token}`, 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of strangers) {
    const { status } = await openWith(headers);
    expect(status).toBe(401);
  }
});

test('the cookie counts for pages of this site only, which no header lets others read', async () => {
  const cookie = `${SESSION_COOKIE}=${api.admin.token}`;
  const own = await openWith({ cookie, 'sec-fetch-site': 'same-origin' });
  expect([own.status, own.response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  const foreign: Record<string, string>[] = [
    { cookie },
    { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { cookie, 'sec-fetch-site': 'same-site', origin: 'https://evil.polyphony.example' },
    { cookie, origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const { status } = await openWith(headers);
    expect(status).toBe(401);
  }
});

type Account = Awaited<ReturnType<TestApi['staffAccount']>>;
const bye = [{ event: 'bye', data: '1' }];

const endings: readonly (readonly [string, (client: TestClient, account: Account) => Promise<unknown>])[] = [
  ['signing out', (client) => client.request('mutation { signOut { success } }')],
  [
    'being signed out from another device',
    async (_client, { email, password }) =>
      (await TestClient.signedIn(api.url, email, password)).request('mutation { revokeOtherSessions { success } }'),
  ],
  ['being deleted', async (client) => deleteRecord(api.admin, 'staffMember', { id: await userIdOf(client) })],
  [
    'a permission that is taken away',
    async (_client, { email }) => {
      const { roleId } = await roleOf(email);
      await RoleModel.updateOne({ _id: roleId }, { $set: { permissionIds: [] } });
      await api.services.sessions.invalidateSessionDetailsOfRole(roleId);
    },
  ],
  [
    'a permission that is given',
    async (_client, { email }) => {
      const { roleId } = await roleOf(email);
      const { _id } = await PermissionModel.findOne({ name: 'VIEW_ALL_EVENTS' }).orFail();
      await RoleModel.updateOne({ _id: roleId }, { $push: { permissionIds: _id } });
      await api.services.sessions.invalidateSessionDetailsOfRole(roleId);
    },
  ],
];
test.each(endings)('a stream ends at once with %s', async (_what, end) => {
  const account = await api.staffAccount('VIEW_ALL_LANGUAGES');
  const client = await TestClient.signedIn(api.url, account.email, account.password);
  const stream = await openAs(client);
  await stream.hello();
  await end(client, account);
  expect(await stream.rest()).toEqual(bye);
});
