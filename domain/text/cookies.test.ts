import { readCookie } from './cookies.js';

test.each<[string, string | undefined, string | null]>([
  ['among others', 'a=1; session=abc.def; b=2', 'abc.def'],
  ['the first of two', 'session=one; session=two', 'one'],
  ['encoded', 'session=a%3Db', 'a=b'],
  ['a name that ends alike', 'my-session=abc', null],
  ['wrongly encoded', 'session=%E0%A4%A', null],
  ['without a value', 'session', null],
  ['no header', undefined, null],
])('a cookie is found: %s', (_title, header, expected) => {
  expect(readCookie(header, 'session')).toBe(expected);
});
