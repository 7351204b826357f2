import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { startTestApi, type TestApi } from '../server/testApi.js';

/**
 * Class: guessing passwords. Attempts are counted by account and network, by account, and by address, before the work;
 * no header, path, spelling or successful sign-in evades the limits, and a refusal says when to retry.
 */
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { token } }';
const GUESS = 'Wrong-password-1';
const { signInByAccount, signInByAccountAnywhere, signInByAddress } = RATE_LIMITS;
const HERE = '127.0.0.1';

/** Headers by which a client might pretend to be another: ignored without a trusted proxy. */
const disguise = (i: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}`,
  'x-real-ip': `203.0.113.${i}`,
  'x-client-ip': `203.0.113.${i}`,
  'cf-connecting-ip': `203.0.113.${i}`,
  'true-client-ip': `203.0.113.${i}`,
  forwarded: `for=203.0.113.${i}`,
  'user-agent': `browser ${i}`,
});

/** One attempt, alternately over GraphQL and REST; whether it was rate-limited, and for how long. */
async function guess(api: TestApi, i: number, email: string, headers = disguise(i), password = GUESS) {
  const { status, headers: responseHeaders } =
    i % 2
      ? await api.visitor.graphql(SIGN_IN, { email, password }, headers)
      : await api.visitor.rest('POST', '/api/user/auth/login', { email, password }, headers);
  return { refused: status === 429, retryAfter: Number(responseHeaders.get('retry-after')) };
}

async function refusals(tries: readonly Promise<{ refused: boolean; retryAfter: number }>[]) {
  const results = await Promise.all(tries);
  for (const { refused, retryAfter } of results) if (refused) expect(retryAfter).toBeGreaterThan(0);
  return results.filter(({ refused }) => refused).length;
}

const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe('without a proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  // All attempts come from this address; the sign-in of the Super Admin above is one of them.
  beforeEach(() => api.services.limits.forget('signInByAddress', HERE));
  afterAll(() => api.close());

  test('an account allows a limited number of attempts, over both paths together, with any headers and spelling', async () => {
    const { email } = await api.staffAccount();
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('s', 'S')];
    const tries = times(signInByAccount.points + 6, (i) => guess(api, i, spellings[i % spellings.length] ?? email));
    expect(await refusals(tries)).toBe(6);
  });

  test('an address allows a limited number of attempts, for any accounts', async () => {
    const tries = times(signInByAddress.points + 7, (i) => guess(api, i, `somebody-${i}@test.example`));
    expect(await refusals(tries)).toBe(7);
  });

  test('a successful sign-in in between does not reset the attempts of an address', async () => {
    const own = await api.staffAccount();
    const left = 4;
    await api.services.limits.consume('signInByAddress', HERE, signInByAddress.points - left);
    let refused = 0;
    for (let i = 0; i < left + 5; i += 1) {
      await guess(api, i, own.email, {}, own.password);
      refused += (await guess(api, i, `somebody-${i}@test.example`, {})).refused ? 1 : 0;
    }
    expect(refused).toBeGreaterThanOrEqual(5);
  });
});

describe('behind one proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ TRUST_PROXY: '1' });
  });
  afterAll(() => api.close());

  const signsIn = async (email: string, password: string, ip: string) => {
    const { data } = await api.visitor.graphql(SIGN_IN, { email, password }, seenAt(ip));
    return Boolean((data?.['signIn'] as unknown as { token: string | null } | null)?.token);
  };
  const seenAt = (ip: string) => ({ 'x-forwarded-for': ip });

  test('an attacker who exhausts the attempts of an account does not lock its owner out in another network', async () => {
    const { email, password } = await api.staffAccount();
    const tries = times(3 * signInByAccount.points, (i) => guess(api, i, email, seenAt('198.51.100.20')));
    expect(await refusals(tries)).toBe(2 * signInByAccount.points);
    expect((await guess(api, 0, email, seenAt('198.51.100.20'), password)).refused).toBe(true);
    expect(await signsIn(email, password, '198.51.100.21')).toBe(true);
    // Attempts refused in one network do not count for another one.
    const left = signInByAccountAnywhere.points - signInByAccount.points;
    await api.services.limits.consume('signInByAccountAnywhere', email, left);
    expect((await guess(api, 0, email, seenAt('198.51.100.22'))).refused).toBe(true);
  });

  test('attackers in many networks share the attempts of an account, and its owner can still sign in', async () => {
    const { email, password } = await api.staffAccount();
    expect(await signsIn(email, password, '198.51.100.30')).toBe(true);
    await api.services.limits.consume('signInByAccountAnywhere', email, signInByAccountAnywhere.points - 4);
    const tries = times(9, (i) => guess(api, i, email, seenAt(`203.0.113.${i}`)));
    expect(await refusals(tries)).toBe(5);
    expect((await guess(api, 0, email, seenAt('203.0.113.99'), password)).refused).toBe(true);
    expect(await signsIn(email, password, '198.51.100.30')).toBe(true);
  });

  test('the address that the proxy saw counts, whatever the client wrote before it; other clients are not affected', async () => {
    const from = (i: number, seen: string) => ({ 'x-forwarded-for': `203.0.113.${i}, ${seen}` });
    const tries = times(signInByAddress.points + 4, (i) =>
      guess(api, i, `somebody-${i}@test.example`, from(i, '198.51.100.7')),
    );
    expect(await refusals(tries)).toBe(4);
    expect((await guess(api, 1, 'somebody-else@test.example', from(1, '198.51.100.8'))).refused).toBe(false);
  });
});
