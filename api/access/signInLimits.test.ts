import { networkOf, SignInLimits } from './signInLimits.js';

const limits = () => new SignInLimits({ perAddress: 5, perAccount: 3, seconds: 60 });
const refusal = expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }) as unknown;
const attempts = async (counted: SignInLimits, pairs: [string, string][]) => {
  for (const [ip, account] of pairs) await counted.count(ip, account);
};

test('one account may be tried a few times, whatever the addresses', async () => {
  const counted = limits();
  await attempts(counted, [
    ['10.0.0.1', 'a'],
    ['10.0.0.2', 'a'],
    ['10.0.0.3', 'a'],
  ]);
  await expect(counted.count('10.0.0.4', 'a')).rejects.toEqual(refusal);
  await expect(counted.count('10.0.0.4', 'b')).resolves.toBeUndefined();
});

test('one address may try a few times, whatever the accounts', async () => {
  const counted = limits();
  await attempts(
    counted,
    ['a', 'b', 'c', 'd', 'e'].map((account) => ['10.0.0.1', account]),
  );
  await expect(counted.count('10.0.0.1', 'f')).rejects.toEqual(refusal);
  await expect(counted.count('10.0.0.2', 'f')).resolves.toBeUndefined();
});

test('attempts sent all at once count as well', async () => {
  const counted = limits();
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => counted.count('10.0.0.1', 'a')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('a right password forgets the wrong ones before it', async () => {
  const counted = limits();
  for (let i = 0; i < 20; i += 1) {
    await counted.count('10.0.0.1', 'a');
    await counted.succeeded('10.0.0.1', 'a');
  }
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
