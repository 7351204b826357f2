import { bannerOf, firstAdminOf } from './banner.js';

const URL = 'http://localhost:4000';
const bannerFor = (password: string | null, mails = '/dev/mails') =>
  bannerOf({ firstStart: { created: { email: 'admin@example.com', password } }, mails }, URL);

test('tells where to sign in, and never a password that the environment gave', () => {
  expect(bannerFor(null)).toContain(
    '\n  Sign in at http://localhost:4000/admin as admin@example.com, with the password from ADMIN_PASSWORD.\n',
  );
  expect(bannerFor(null)).not.toContain('only this once');
});

test('shows a password that was made up once, as soon as it exists, and names it in the end', () => {
  expect(firstAdminOf({ email: 'admin@example.com', password: 'Xy-42' })).toMatch(
    /is admin@example\.com, with the password Xy-42\n {2}Keep the password: it is shown only this once/,
  );
  expect(bannerFor('Xy-42')).toContain('as admin@example.com, with the password shown above.\n');
  expect(bannerFor('Xy-42')).not.toContain('Xy-42');
});

test('tells a later start to use the account of the first', () => {
  expect(bannerOf({ firstStart: { created: null }, mails: 'smtp.example:587' }, URL)).toMatch(
    /Mails: smtp\.example:587\n {2}Sign in at http:\/\/localhost:4000\/admin with the account of the first start\./,
  );
});

test('tells where the mails of a development server are read', () => {
  expect(bannerFor(null)).toContain('\n  Mails: http://localhost:4000/dev/mails\n');
});
