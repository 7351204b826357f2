import { sessionToken } from './credentials.js';

const own = { host: 'site.example', 'sec-fetch-site': 'same-origin' };

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
