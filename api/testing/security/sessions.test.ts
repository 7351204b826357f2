import { RATE_LIMITS, SESSIONS_MAX } from '@polyphony/domain/limits.js';
import { hashesOf } from '../measures/work.js';
import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { tables } from '../../modules/restTables.js';
import { userIdOf } from '../records/lookups.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { TestClient } from '../clients/testClient.js';
import { PASSWORD, visitorAccount } from '../clients/visitorAccounts.js';
import { SessionModel } from '../../identity/sessions/storedSession.js';
import { UserModel } from '../../identity/users/user.js';
import { beforeNextCall } from '../server/replaceService.js';

/**
 * Class: session fixation, and sessions that outlive what ended them. A sign-in always makes a session of its own; one that
 * was ended, by whichever way, is refused at the next request over cookie and bearer, GraphQL and REST alike.
 */
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { token } }';
const WHO = '{ session { user { email } } }';
const REST_WHO = '/api/session-details';

let api: TestApi;
let person: { email: string; password: string };
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  person = await api.staffAccount();
});
afterAll(() => api.close());

interface SignedIn {
  readonly token: string;
  readonly cookie: string;
  readonly setCookie: string;
}

async function signIn(headers: Record<string, string> = {}): Promise<SignedIn> {
  const response = await api.visitor.graphql(SIGN_IN, person, headers);
  const { token } = response.data?.['signIn'] as unknown as { token: string };
  const setCookie = response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? '';
  return { token, cookie: setCookie.split(';')[0] ?? '', setCookie };
}

/** Identity according to each of the four ways of asking. */
async function seenBy({ token, cookie }: Pick<SignedIn, 'token' | 'cookie'>): Promise<(string | null)[]> {
  const ways: Record<string, string>[] = [
    { cookie, 'sec-fetch-site': 'same-origin' },
    { authorization: `Bearer ${token}` },
  ];
  const seen: (string | null)[] = [];
  for (const headers of ways) {
    const { data } = await api.visitor.graphql(WHO, {}, headers);
    const session = data?.['session'] as { user: { email: string } } | null | undefined;
    const rest = await api.visitor.rest('GET', REST_WHO, undefined, headers);
    const user = rest.body['data'] as { email: string } | undefined;
    seen.push(session?.user.email ?? null, rest.status === 401 ? null : (user?.email ?? 'no e-mail'));
  }
  return seen;
}
const nobody = [null, null, null, null];
const them = () => [person.email, person.email, person.email, person.email];

test('a sign-in never takes over a session that was there before, planted or one’s own', async () => {
  const first = await signIn();
  const planted = [`${SESSION_COOKIE}=planted`, `${SESSION_COOKIE}=a.b.c`, first.cookie];
  for (const cookie of planted) {
    const { token, cookie: issued } = await signIn({ cookie, 'sec-fetch-site': 'same-origin' });
    expect(issued).not.toBe(cookie);
    expect(token).not.toBe(first.token);
    expect(await seenBy({ token, cookie: issued })).toEqual(them());
  }
  expect(await seenBy({ token: 'planted', cookie: `${SESSION_COOKIE}=planted` })).toEqual(nobody);
});

test('the cookie is not for scripts, nor for other sites, and over https not for plain http', async () => {
  expect((await signIn()).setCookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly$/);
});

test('of two session cookies, as a sister domain can plant one, none signs in as another user', async () => {
  const { cookie } = await signIn();
  const both = { cookie: `${SESSION_COOKIE}=planted; ${cookie}`, 'sec-fetch-site': 'same-origin' };
  const { data } = await api.visitor.graphql(WHO, {}, both);
  const session = data?.['session'] as { user: { email: string } } | null | undefined;
  expect([null, person.email]).toContain(session?.user.email ?? null);
});

const logouts = tables.filter(({ path }) => /\/logout$/i.test(path) && !path.includes('client'));
const endings: readonly (readonly [string, (own: TestClient, id: string) => Promise<unknown>])[] = [
  ['signOut', (own) => own.graphql('mutation { signOut { success } }')],
  ...logouts.flatMap(({ path, methods }) =>
    methods.map(
      (method) =>
        [`${method} ${path}`, (own: TestClient) => own.rest(method, path, method === 'GET' ? undefined : {})] as const,
    ),
  ),
  [
    'being signed out from another device',
    async () =>
      (await TestClient.signedIn(api.url, person.email, person.password)).graphql(
        'mutation { revokeOtherSessions { success } }',
      ),
  ],
  [
    'a new password',
    async () => {
      const other = await TestClient.signedIn(api.url, person.email, person.password);
      const change =
        'mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "Another-pass-8") { success } }';
      return other.graphql(change, { old: person.password });
    },
  ],
  [
    'a new password given by somebody else',
    (_own, id) =>
      api.admin.graphql(
        'mutation ($id: ID!) { updateStaffMember(id: $id, input: { password: "Another-pass8!" }) { success } }',
        { id },
      ),
  ],
  [
    'being deleted',
    (_own, id) => api.admin.graphql('mutation ($id: ID!) { deleteStaffMember(id: $id) { success } }', { id }),
  ],
];

test.each(endings)('after %s the session is nobody’s, whichever way it is shown', async (_what, end) => {
  const session = await signIn();
  expect(await seenBy(session)).toEqual(them());
  const own = new TestClient(api.url, session.token);
  await end(own, await userIdOf(own));
  expect(await seenBy(session)).toEqual(nobody);
});

describe('a sign-in during which the password is changed is refused like one with a wrong password', () => {
  const mutationOf = (name: string) => `mutation ($email: String!, $password: String!) {
    result: ${name}(identifier: $email, password: $password) { success message token }
  }`;

  /** Signs in, while the password is changed after it was checked: the response, and the number of sessions then. */
  async function overlapping(name: string, account: typeof person, change: () => Promise<unknown>) {
    const { _id } = await UserModel.findOne({ email: account.email }).orFail().lean();
    const wrong = await api.visitor.graphql(mutationOf(name), { ...account, password: 'Wrong-pass-8!' });
    // The counted attempts are given back after the check of the password and before the session is created.
    beforeNextCall(api.services.limits, 'reward', change);
    const { data, headers } = await api.visitor.graphql(mutationOf(name), account);
    expect(data).toMatchObject({ result: { success: false, token: null } });
    expect(data).toEqual(wrong.data);
    expect(headers.getSetCookie()).toEqual([]);
    return SessionModel.countDocuments({ userId: _id });
  }

  test.each(['signIn', 'logIn'])('a member of staff, by %s', async (name) => {
    const { _id } = await UserModel.findOne({ email: person.email }).orFail().lean();
    const change = () =>
      api.admin.request(
        'mutation ($id: ID!) { updateStaffMember(id: $id, input: { password: "Another-pass8!" }) { success } }',
        { id: _id.toHexString() },
      );
    expect(await overlapping(name, person, change)).toBe(0);
  });

  test('a visitor', async () => {
    const { email, client } = await visitorAccount(api);
    const input = { currentPassword: PASSWORD, password: 'Another-pass-8', confirmPassword: 'Another-pass-8' };
    const change = () =>
      client.request('mutation ($input: PasswordChangeInput!) { changeVisitorPassword(input: $input) { success } }', {
        input,
      });
    // The session that changed the password stays.
    expect(await overlapping('logIn', { email, password: PASSWORD }, change)).toBe(1);
  });
});

test('right sign-ins of an account are limited, before the password is hashed, and others go on', async () => {
  const { points } = RATE_LIMITS.signInRightByAccount;
  for (let n = 0; n < points; n += 1) await api.services.limits.consume('signInRightByAccount', person.email);
  const hashes = await hashesOf(async () => {
    const { status, headers } = await api.visitor.graphql(SIGN_IN, person);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await api.visitor.rest('POST', '/api/user/auth/login', person)).status).toBe(429);
  });
  expect(hashes).toEqual([]);
  person = await api.staffAccount();
  expect((await api.visitor.graphql(SIGN_IN, person)).status).toBe(200);
});

test('a sign-in counts as a right one, and a wrong one does not', async () => {
  const { points } = RATE_LIMITS.signInRightByAccount;
  for (let n = 0; n < points - 1; n += 1) await api.services.limits.consume('signInRightByAccount', person.email);
  await api.visitor.graphql(SIGN_IN, { ...person, password: 'Wrong-password-1' });
  expect((await api.visitor.graphql(SIGN_IN, person)).status).toBe(200);
  expect((await api.visitor.graphql(SIGN_IN, person)).status).toBe(429);
});

test('an account has a limited number of sessions: a new one ends the oldest', async () => {
  const first = await signIn();
  const second = await signIn();
  const user = await UserModel.findOne({ email: person.email }, { _id: 1 }).lean();
  const later = new Date(Date.now() + 60_000);
  const session = {
    userId: user?._id,
    createdAt: later,
    lastSeenAt: later,
    expiresAt: later,
    ip: '127.0.0.1',
    userAgent: null,
  };
  await SessionModel.insertMany(Array.from({ length: SESSIONS_MAX - 2 }, () => session));
  const who = async ({ token }: SignedIn) => (await new TestClient(api.url, token).request(WHO)) !== null;
  expect([await who(first), await who(second)]).toEqual([true, true]);
  const third = await signIn();
  expect(await SessionModel.countDocuments({ userId: user?._id })).toBe(SESSIONS_MAX);
  expect([await who(first), await who(second)]).toEqual([false, true]);
  expect(await who(third)).toBe(true);
});
