import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import mongoose from 'mongoose';
import { waitAMinute } from '../records/storedVisitors.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import {
  fromElsewhere,
  mailedCode,
  newEmail,
  REGISTER,
  registration,
  visitorAccount,
} from '../clients/visitorAccounts.js';
import { outsidePace, workOf } from '../measures/work.js';

/**
 * Class: account takeover, guessing and enumeration. The text and status of a response and the work it takes are
 * identical whether or not the address has an account (`npm run prove:timing` measures the time); attempts are counted
 * whatever address a client claims.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(identifier: $email, password: $password) { success message token errors { field message } }
}`;
const VERIFY = 'mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { success } }';
const request = (query: string, variables: object, headers = fromElsewhere()) =>
  api.visitor.graphql(query, variables, headers);
const succeeded = ({ data }: Awaited<ReturnType<typeof request>>) =>
  Object.values(data ?? {}).some((payload) => (payload as unknown as { success: boolean }).success);

describe('the existence of an account', () => {
  test('is not revealed by a log-in: a hash of equal cost is always computed', async () => {
    const { email: visitor } = await visitorAccount(api);
    const { email: staff } = await api.staffAccount();
    const wrong = (email: string) => request(LOG_IN, { email, password: 'Wrong-horse-7' });
    const responses = await Promise.all([visitor, staff, newEmail('nobody')].map(wrong));
    const [first] = responses.map(({ status, data, errors }) => ({ status, data, errors }));
    for (const { status, data, errors } of responses) expect({ status, data, errors }).toEqual(first);

    const works: string[][] = [];
    for (const email of [visitor, staff, newEmail('nobody')]) works.push(await workOf(() => wrong(email)));
    expect(works[0]?.filter((step) => step.startsWith('hash'))).toEqual(['hash 19456 2 1']);
    for (const work of works) expect(work).toEqual(works[0]);
  });

  test('is not revealed by a registration: text, status and work outside constant time are equal', async () => {
    const { email: visitor } = await visitorAccount(api);
    const pending = newEmail();
    await request(REGISTER, { input: registration({ email: pending }) });
    const { email: staff } = await api.staffAccount();
    await waitAMinute();
    const responses: unknown[] = [];
    for (const email of [visitor, pending, staff, newEmail()]) {
      const work = await workOf(async () => {
        const { status, data, errors } = await request(REGISTER, { input: registration({ email }) });
        responses.push({ status, data, errors });
      });
      expect(outsidePace(work)).toEqual(['constant time']);
      // The hash dominates the time: it is computed even if its result is not used.
      expect(work.filter((step) => step.startsWith('hash'))).toEqual(['hash 19456 2 1']);
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
  });
});

describe('guessing', () => {
  const { points } = RATE_LIMITS.signInByAccount;

  test('passwords of an account ends in 429 with Retry-After', async () => {
    const { email } = await visitorAccount(api);
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let i = 0; i <= points; i += 1) {
      statuses.push((await request(LOG_IN, { email, password: `Wrong-horse-${i}` }, here)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: points }, () => 200), 429]);
    const last = await request(LOG_IN, { email, password: 'Snow-lion-7' }, here);
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('passwords by aliases in one request counts each of them', async () => {
    const { email, password } = await visitorAccount(api);
    const tries = Array.from({ length: 25 }, (_, i) => (i === 24 ? password : `Wrong-horse-${i}`));
    const fields = tries.map((word, i) => `t${i}: logIn(identifier: "${email}", password: "${word}") { success }`);
    const here = fromElsewhere();
    const { data, errors } = await request(`mutation { ${fields.join(' ')} }`, {}, here);
    expect(JSON.stringify(data)).not.toContain('"success":true');
    expect(errors.every(({ extensions }) => extensions['code'] === 'RATE_LIMITED')).toBe(true);
    expect((await request(LOG_IN, { email, password }, here)).status).toBe(429);
  });

  test('codes by aliases in one request is limited to five attempts', async () => {
    const email = newEmail();
    await request(REGISTER, { input: registration({ email }) });
    const code = await mailedCode(api, email);
    const guesses = Array.from({ length: 10 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'));
    const fields = [...guesses, code].map(
      (guess, i) => `t${i}: verifyEmail(email: "${email}", code: "${guess}") { success }`,
    );
    const { data } = await request(`mutation { ${fields.join(' ')} }`, {});
    expect(JSON.stringify(data)).not.toContain('"success":true');
  });

  test.each([
    [
      'codes sent again',
      'mutation ($email: String!) { resendCode(email: $email) { success } }',
      RATE_LIMITS.resendByAddress,
    ],
    [
      'forgotten passwords',
      'mutation ($email: String!) { forgotPassword(email: $email) { success } }',
      RATE_LIMITS.resetByAddress,
    ],
  ] as const)('addresses by %s is bounded by network', async (_title, query, limit) => {
    const here = fromElsewhere();
    const responses = await Promise.all(
      Array.from({ length: limit.points + 3 }, () => request(query, { email: newEmail('nobody') }, here)),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('requests with forged addresses count as one client', async () => {
    const [{ 'x-forwarded-for': seen = '' }] = [fromElsewhere()];
    const statuses: number[] = [];
    for (let i = 0; i <= RATE_LIMITS.signInByAddress.points; i += 1) {
      // The proxy appends the address that it saw to whatever the client wrote.
      const headers = {
        'x-forwarded-for': `198.51.100.${i}, ${seen}`,
        forwarded: `for=198.51.100.${i}`,
        'x-real-ip': `198.51.100.${i}`,
      };
      statuses.push((await request(LOG_IN, { email: newEmail(), password: 'Wrong-horse-7' }, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a code is accepted once, even concurrently', async () => {
  const email = newEmail();
  await request(REGISTER, { input: registration({ email }) });
  const code = await mailedCode(api, email);
  const responses = await Promise.all(Array.from({ length: 5 }, () => request(VERIFY, { email, code })));
  expect(responses.filter(succeeded)).toHaveLength(1);

  const { email: owner } = await visitorAccount(api);
  await request('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email: owner });
  const proof = await mailedCode(api, owner);
  const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { success } }';
  const resets = await Promise.all(
    ['First-word-7', 'Other-word-7'].map((password) =>
      request(RESET, { input: { email: owner, code: proof, password, confirmPassword: password } }),
    ),
  );
  expect(resets.filter(succeeded)).toHaveLength(1);
});

test('codes are stored as keyed hashes, without the code or the address', async () => {
  const email = newEmail();
  await request(REGISTER, { input: registration({ email }) });
  const code = await mailedCode(api, email);
  const stored = JSON.stringify(await mongoose.connection.collection('oneTimeCodes').find().toArray());
  expect(stored).toMatch(/"hash":"[\w-]{43}"/);
  expect(stored).not.toContain(`"${code}"`);
  expect(stored).not.toContain(email);
});

describe('a session', () => {
  const WHO = '{ currentVisitor { email } }';
  const own = { 'sec-fetch-site': 'same-origin' };
  const who = async (token: string) =>
    (await api.visitor.graphql(WHO, {}, { ...own, cookie: `${VISITOR_COOKIE}=${token}` })).data?.['currentVisitor'];

  test('is a new one at each log-in, never a planted one; the previous one ends', async () => {
    const { email, password } = await visitorAccount(api);
    const planted = (await visitorAccount(api)).client.token ?? '';
    const logIn = async (cookie: string) => {
      const headers = { ...fromElsewhere(), ...own, cookie: `${VISITOR_COOKIE}=${cookie}` };
      const response = await request(LOG_IN, { email, password }, headers);
      return /^visitor=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    };
    const first = await logIn(planted);
    expect(first).not.toBe(planted);
    expect([await who(first), await who(planted)]).toEqual([{ email }, null]);
    const forged = await logIn('chosen-by-somebody-else');
    expect(await who('chosen-by-somebody-else')).toBeNull();
    expect(await who(forged)).toEqual({ email });
    const second = await logIn(first);
    expect([second === first, await who(first), await who(second)]).toEqual([false, null, { email }]);
  });
});

describe('a log-in by the code of a new account', () => {
  const REGISTERED = 'mutation ($input: RegistrationInput!) { register(input: $input) { registration } }';
  const VERIFY_AND_LOG_IN = `mutation ($email: String!, $code: String!, $registration: String) {
    verifyEmail(email: $email, code: $code, registration: $registration, logIn: true) { success visitor { email } }
  }`;
  const own = { 'sec-fetch-site': 'same-origin' };
  const cookieIn = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith(`${VISITOR_COOKIE}=`)) ?? null;
  const registered = async () => {
    const email = newEmail();
    const { data } = await request(REGISTERED, { input: registration({ email }) });
    const { registration: name } = data?.['register'] as unknown as { registration: string };
    return { email, name, code: await mailedCode(api, email) };
  };

  test('starts a new session, is recorded, and ends the session that the browser had', async () => {
    const before = await visitorAccount(api);
    const { email, name, code } = await registered();
    const headers = { ...fromElsewhere(), ...own, cookie: `${VISITOR_COOKIE}=${before.client.token}` };
    const response = await request(VERIFY_AND_LOG_IN, { email, code, registration: name }, headers);
    expect(response.data).toEqual({ verifyEmail: { success: true, visitor: { email } } });
    expect(cookieIn(response)).toMatch(/; HttpOnly/);
    const cookie = cookieIn(response)?.split(';')[0] ?? '';
    expect(cookie).not.toContain(before.client.token);
    const WHO = '{ currentVisitor { email } }';
    expect((await api.visitor.graphql(WHO, {}, { ...own, cookie })).data).toEqual({ currentVisitor: { email } });
    expect((await before.client.graphql(WHO)).data).toEqual({ currentVisitor: null });
    const trail = await mongoose.connection.collection('auditEntries').find({ 'target.label': email }).toArray();
    expect(trail.map(({ action }) => action as string)).toEqual(expect.arrayContaining(['VERIFY_EMAIL', 'SIGN_IN']));
  });

  test('needs the registration of this browser beside the right code', async () => {
    const { email, name, code } = await registered();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const refused = await request(VERIFY_AND_LOG_IN, { email, code: wrong, registration: name });
    expect([refused.data, cookieIn(refused)]).toEqual([{ verifyEmail: { success: false, visitor: null } }, null]);
    const verified = await request(VERIFY_AND_LOG_IN, { email, code });
    expect([verified.data, cookieIn(verified)]).toEqual([{ verifyEmail: { success: true, visitor: null } }, null]);
  });
});

test('the code of a first registration does not verify an address that another person registers again', async () => {
  const REGISTERED = 'mutation ($input: RegistrationInput!) { register(input: $input) { registration } }';
  const VERIFY_OWN = `mutation ($email: String!, $code: String!, $registration: String) {
    verifyEmail(email: $email, code: $code, registration: $registration) { success }
  }`;
  const email = newEmail();
  const registrationOf = async (input: object) => {
    const { data } = await request(REGISTERED, { input });
    return (data?.['register'] as unknown as { registration: string }).registration;
  };
  const own = await registrationOf(registration({ email }));
  await mailedCode(api, email);
  await waitAMinute();
  const word = 'Stolen-it-7';
  const stolen = await registrationOf(registration({ email, password: word, confirmPassword: word }));
  const code = await mailedCode(api, email);
  expect(succeeded(await request(VERIFY_OWN, { email, code, registration: own }))).toBe(false);
  expect(succeeded(await request(LOG_IN, { email, password: word }))).toBe(false);
  // The owner registers again, and the account is theirs.
  await waitAMinute();
  const again = await registrationOf(registration({ email }));
  const fresh = await mailedCode(api, email);
  expect(succeeded(await request(VERIFY_OWN, { email, code: fresh, registration: stolen }))).toBe(false);
  expect(succeeded(await request(VERIFY_OWN, { email, code: fresh, registration: again }))).toBe(true);
  expect(succeeded(await request(LOG_IN, { email, password: registration().password }))).toBe(true);
});

test('the registration token looks the same for an address that is taken', async () => {
  const { email } = await visitorAccount(api);
  await waitAMinute();
  const REGISTERED =
    'mutation ($input: RegistrationInput!) { register(input: $input) { success message registration } }';
  for (const address of [email, newEmail()]) {
    const { data } = await request(REGISTERED, { input: registration({ email: address }) });
    expect(data).toMatchObject({ register: { registration: expect.stringMatching(/^[\da-f-]{36}$/) as string } });
  }
});
