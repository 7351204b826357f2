import { localPath } from './localPath.js';

test.each([
  '/',
  '/account',
  '/event?search=a&page=2',
  '/event/category/caf%C3%A9',
  '/event?to=https://elsewhere.example',
])('%s is of this site', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/account/..//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c/evil.example',
  '/%252F%252Fevil.example',
  '/%09/evil.example',
  '%2F%2Fevil.example',
  'http://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  '/\u0000',
  '/%E0%A4%A',
  'data:text/html,x',
  '//evil.example/%2e%2e',
  '@evil.example',
])('%j leads nowhere', (wish) => {
  expect(localPath(wish)).toBeNull();
});
