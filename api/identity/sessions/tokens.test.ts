import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { issueToken, readToken, signingKey } from './tokens.js';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const key = signingKey(secret);
const claims = { userId: 'a'.repeat(24), sessionId: 'b'.repeat(24) };
const inAnHour = new Date(Date.now() + 3_600_000);
const good = issueToken(key, claims, inAnHour);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [header = '', payload = '', signature = ''] = good.split('.');
const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const signed = (body: object, options: jwt.SignOptions = {}, signer: jwt.Secret = secret) =>
  jwt.sign(body, signer, options);
const without = (name: string) => Object.fromEntries(Object.entries(decoded).filter(([claim]) => claim !== name));

test('a token contains the user id and the session id, and nothing else about the user', () => {
  expect(readToken(key, good)).toEqual(claims);
  expect(Object.keys(decoded).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
});

test('the forged tokens below differ from a valid one in one respect only', () => {
  expect(readToken(key, signed(decoded))).toEqual(claims);
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

test('a token from a clock slightly ahead is accepted', () => {
  expect(readToken(key, signed({ ...decoded, iat: Math.floor(Date.now() / 1000) + 30 }))).toEqual(claims);
});

test("a visitor's token is not valid for the console, nor a staff token for the site", () => {
  const visitors = issueToken(key, claims, inAnHour, 'visitor');
  expect([readToken(key, visitors, 'visitor'), readToken(key, visitors)]).toEqual([claims, null]);
  expect(readToken(key, good, 'visitor')).toBeNull();
});

test.each<[string, string]>([
  ['empty', ''],
  ['no token at all', 'hello'],
  ['three parts of nonsense', 'a.b.c'],
  ['a header that is no JSON', `${Buffer.from('{').toString('base64url')}.${payload}.${signature}`],
  ['a payload that is no JSON', `${header}.${Buffer.from('{').toString('base64url')}.${signature}`],
  ['another user written in', `${header}.${part({ ...decoded, sub: 'c'.repeat(24) })}.${signature}`],
  ['a signature changed', `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['a signature cut off', `${header}.${payload}.`],
  ['alg none', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['alg None', `${part({ alg: 'None', typ: 'JWT' })}.${payload}.`],
  ['alg none with the old signature', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`],
  ['signed with another secret', signed(decoded, {}, `${secret}!`)],
  ['signed with another length of HMAC', signed(decoded, { algorithm: 'HS512' })],
  ['signed with a key pair', signed(decoded, { algorithm: 'RS256' }, rsa)],
  ['expired', issueToken(key, claims, new Date(Date.now() - 1000))],
  ['never expiring', signed(without('exp'))],
  ['not valid yet', signed({ ...decoded, nbf: Math.floor(Date.now() / 1000) + 600 })],
  ['made in the future', signed({ ...decoded, iat: Math.floor(Date.now() / 1000) + 120 })],
  ['made at no known time', signed(without('iat'), { noTimestamp: true })],
  ['for another audience', signed({ ...decoded, aud: 'polyphony-site' })],
  ['for no audience', signed(without('aud'))],
  ['from another issuer', signed({ ...decoded, iss: 'elsewhere' })],
  ['without a session', signed(without('jti'))],
  ['without a user', signed(without('sub'))],
  [
    'an operator in place of an id',
    signed({ ...without('jti'), jti: { $gt: '' } }, { noTimestamp: true, mutatePayload: false }),
  ],
])('a token is refused: %s', (_title, token) => {
  expect(readToken(key, token)).toBeNull();
});
