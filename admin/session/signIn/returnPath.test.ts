import { AFTER_SIGN_IN, returnPathOf, signInPath } from './returnPath';

const after = (path: string) => returnPathOf(new URLSearchParams(path.split('?')[1] ?? ''));

test('a sign-in redirects to the requested page, including its query', () => {
  const page = { pathname: '/event/category/view', search: '?page=2&searchName=a%26b' };
  expect(after(signInPath(page))).toBe('/event/category/view?page=2&searchName=a%26b');
});

test('AUTH-029 without a requested page the sign-in redirects to the profile', () => {
  expect(after(signInPath({ pathname: '/', search: '' }))).toBe(AFTER_SIGN_IN);
  expect(AFTER_SIGN_IN).toBe('/profile-info');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login', '/logout'])(
  'the sign-in does not redirect to %s',
  (page) => expect(returnPathOf(new URLSearchParams({ return: page }))).toBe(AFTER_SIGN_IN),
);
