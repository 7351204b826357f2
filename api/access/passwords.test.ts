import { apart, timesOf } from '../testing/timing.js';
import { parseOptions } from '@node-rs/argon2';
import { DECOY, generatePassword, hashPassword, passwordMatches } from './passwords.js';

test('a password is kept as argon2id with 19 MiB and two passes, salted', async () => {
  const [first, second] = await Promise.all([hashPassword('Correct1!'), hashPassword('Correct1!')]);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(first).not.toBe(second);
  expect(parseOptions(DECOY)).toEqual(parseOptions(first));
});

test('only the very password matches, whichever way its accents were typed', async () => {
  const kept = await hashPassword('Cafe\u0301-2024!');
  expect(await passwordMatches('Caf\u00e9-2024!', kept)).toBe(true);
  expect(await passwordMatches('Cafe-2024!', kept)).toBe(false);
  expect(await passwordMatches('', kept)).toBe(false);
});

test('no password matches nobody', async () => {
  expect(await passwordMatches('', null)).toBe(false);
  expect(await passwordMatches('anything', null)).toBe(false);
});

test('nobody takes as long as somebody', async () => {
  const kept = await hashPassword('Correct1!');
  const tryOf = (hash: string | null) => () => passwordMatches('Wrong1!', hash);
  expect(await apart(0.5, () => timesOf(7, tryOf(null), tryOf(kept)))).toBeLessThan(0.5);
});

test('a generated password has 20 characters, one of each group at least, and is never the same', () => {
  const made = new Set(Array.from({ length: 200 }, generatePassword));
  expect(made.size).toBe(200);
  for (const password of made) {
    expect(password).toHaveLength(20);
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/);
    expect(password).not.toMatch(/[0O1Il]/);
  }
});
