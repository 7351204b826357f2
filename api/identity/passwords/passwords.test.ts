import { parseOptions } from '@node-rs/argon2';
import { hashesOf } from '../../testing/measures/work.js';
import { DECOY, generatePassword, hashPassword, passwordMatches } from './passwords.js';

test('a password is stored as argon2id with 19 MiB and two passes, salted', async () => {
  const [first, second] = await Promise.all([hashPassword('Correct1!'), hashPassword('Correct1!')]);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(first).not.toBe(second);
  expect(parseOptions(DECOY)).toEqual(parseOptions(first));
});

test('only the same password matches, however its accents are encoded', async () => {
  const storedHash = await hashPassword('Cafe\u0301-2024!');
  expect(await passwordMatches('Caf\u00e9-2024!', storedHash)).toBe(true);
  expect(await passwordMatches('Cafe-2024!', storedHash)).toBe(false);
  expect(await passwordMatches('', storedHash)).toBe(false);
});

test('no password matches without a hash', async () => {
  expect(await passwordMatches('', null)).toBe(false);
  expect(await passwordMatches('anything', null)).toBe(false);
});

test('a password is compared by one hash of the full cost whether or not the account exists', async () => {
  const stored = await hashPassword('Correct1!');
  for (const hash of [stored, null]) {
    expect(await hashesOf(() => passwordMatches('Wrong1!', hash))).toEqual(['19456 2 1']);
  }
});

test('a generated password has 20 characters, one of each group at least, and is never the same', () => {
  const passwords = new Set(Array.from({ length: 200 }, generatePassword));
  expect(passwords.size).toBe(200);
  for (const password of passwords) {
    expect(password).toHaveLength(20);
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/);
    expect(password).not.toMatch(/[0O1Il]/);
  }
});
