import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { GraphQLError } from 'graphql';
import { Limits } from './rateLimits.js';
import { networkOf } from './networkOf.js';

const { points, seconds } = RATE_LIMITS.signInByAccount;
const limits = new Limits(null);

/** The possible values of retryAfter: the whole window, less the seconds since the first attempt. */
const waits = Array.from({ length: 60 }, (_, passed) => seconds - passed);
const refusal = {
  asymmetricMatch: (error: unknown) =>
    error instanceof GraphQLError &&
    error.extensions['code'] === 'RATE_LIMITED' &&
    waits.includes(error.extensions['retryAfter'] as number),
};
const tries = (count: number, key: string, name: 'signInByAccount' | 'signInByAddress' = 'signInByAccount') =>
  Promise.allSettled(Array.from({ length: count }, () => limits.consume(name, key)));
const allowed = (results: readonly PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

test('a key with too many attempts is refused and told when to retry; another is not', async () => {
  for (let i = 0; i < points; i += 1) await limits.consume('signInByAccount', 'one@example.com');
  await expect(limits.consume('signInByAccount', 'one@example.com')).rejects.toEqual(refusal);
  await limits.consume('signInByAccount', 'other@example.com');
});

test('concurrent attempts are counted', async () => {
  expect(allowed(await tries(3 * points, 'burst@example.com'))).toBe(points);
});

test('an account is counted as one however its e-mail is written', async () => {
  await tries(points, 'spelt@example.com');
  await expect(limits.consume('signInByAccount', ' Spelt@Example.COM ')).rejects.toEqual(refusal);
});

test('limits are counted separately', async () => {
  await tries(points + 1, '10.0.0.7');
  await limits.consume('codeByAccount', '10.0.0.7');
});

test('a rewarded attempt no longer counts, and an account can be reset', async () => {
  for (let i = 0; i < 3 * points; i += 1) {
    await limits.consume('signInByAccount', 'a@example.com');
    await limits.reward('signInByAccount', 'a@example.com');
  }
  await tries(points, 'a@example.com');
  await limits.forget('signInByAccount', 'a@example.com');
  expect(allowed(await tries(points + 1, 'a@example.com'))).toBe(points);
});

test('the 2^64 addresses of one IPv6 network count as one', async () => {
  const all = Array.from({ length: RATE_LIMITS.signInByAddress.points }, (_, n) => `2001:db8:9:9::${n.toString(16)}`);
  for (const ip of all) await limits.consume('signInByAddress', ip);
  await expect(limits.consume('signInByAddress', '2001:db8:9:9:ffff::1')).rejects.toEqual(refusal);
  await limits.consume('signInByAddress', '2001:db8:9:a::1');
});

test('the 65,536 networks of one IPv6 /48 have ten times the points of one', async () => {
  const total = 10 * RATE_LIMITS.signInByAddress.points;
  const all = Array.from({ length: total }, (_, n) => `2001:db8:77:${n.toString(16)}::1`);
  for (const ip of all) await limits.consume('signInByAddress', ip);
  await expect(limits.consume('signInByAddress', '2001:db8:77:ffff::1')).rejects.toEqual(refusal);
  await limits.consume('signInByAddress', '2001:db8:78:ffff::1');
});

test('a limit that is required counts nothing until it is consumed', async () => {
  const { points: right } = RATE_LIMITS.signInRightByAccount;
  for (let n = 0; n < 2 * right; n += 1) await limits.require('signInRightByAccount', 'right@example.com');
  for (let n = 0; n < right; n += 1) await limits.consume('signInRightByAccount', 'right@example.com');
  await expect(limits.require('signInRightByAccount', 'right@example.com')).rejects.toEqual(refusal);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('addresses of one network count as one: %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
