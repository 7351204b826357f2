import { readCookie } from '@polyphony/domain/text/cookies.js';
import { sessionToken } from './credentials.js';

const own = { host: 'site.example', 'sec-fetch-site': 'same-origin' };

test.each<[string, string | undefined, string | null]>([
  ['among others', 'a=1; session=abc.def; b=2', 'abc.def'],
  ['the first of two', 'session=one; session=two', 'one'],
  ['encoded', 'session=a%3Db', 'a=b'],
  ['a name that ends alike', 'my-session=abc', null],
  ['wrongly encoded', 'session=%E0%A4%A', null],
  ['without a value', 'session', null],
  ['no header', undefined, null],
])('the session cookie is found: %s', (_title, header, expected) => {
  expect(readCookie(header, 'session')).toBe(expected);
});

test('a bearer token takes precedence over a cookie, and is accepted from any site', () => {
  const foreign = { host: 'site.example', 'sec-fetch-site': 'cross-site', cookie: 'session=cookie' };
  expect(sessionToken({ ...own, cookie: 'session=cookie', authorization: 'Bearer token' })).toBe('token');
  expect(sessionToken({ ...foreign, authorization: 'bearer token' })).toBe('token');
  expect(sessionToken(foreign)).toBeNull();
  expect(sessionToken({ ...own, cookie: 'session=cookie' })).toBe('cookie');
});

test('another authorization scheme yields no token', () => {
  expect(sessionToken({ authorization: 'Basic abc' })).toBeNull();
  expect(sessionToken({ authorization: 'Bearer' })).toBeNull();
  expect(sessionToken({ authorization: 'Bearer a b' })).toBeNull();
});
