import { bannerOf, firstAdminOf, type Started } from './banner.js';

const URL = 'http://localhost:4000';
const STARTED: Started = {
  firstStart: { created: null },
  mails: 'smtp.example:587',
  demoAccounts: [],
  production: false,
  reachedBy: null,
};
const bannerFor = (password: string | null, mails = '/dev/mails') =>
  bannerOf({ ...STARTED, firstStart: { created: { email: 'admin@example.com', password } }, mails }, URL);

test('the banner tells where to sign in, and never a password that the environment gave', () => {
  expect(bannerFor(null)).toContain(
    '\n  Sign in at http://localhost:4000/admin as admin@example.com, with the password from ADMIN_PASSWORD.\n',
  );
  expect(bannerFor(null)).not.toContain('only this once');
});

test('the banner shows a password that was made up once, as soon as it exists, and names it in the end', () => {
  expect(firstAdminOf({ email: 'admin@example.com', password: 'Xy-42' })).toMatch(
    /is admin@example\.com, with the password Xy-42\n {2}Keep the password: it is shown only this once/,
  );
  expect(bannerFor('Xy-42')).toContain('as admin@example.com, with the password shown above.\n');
  expect(bannerFor('Xy-42')).not.toContain('Xy-42');
});

test('the banner tells a later start to use the account of the first', () => {
  expect(bannerOf(STARTED, URL)).toMatch(
    /Mails: smtp\.example:587\n {2}Sign in at http:\/\/localhost:4000\/admin with the account of the first start\./,
  );
});

test('the banner tells where the mails of a development server are read', () => {
  expect(bannerFor(null)).toContain('\n  Mails: http://localhost:4000/dev/mails\n');
});

test('a banner says that a server is one of development, and names the demo accounts that exist', () => {
  const demo = { ...STARTED, demoAccounts: ['sonam@demo.polyphony.example', 'pema@demo.polyphony.example'] };
  expect(bannerOf(demo, URL)).toContain(
    '\n  Demo accounts, password Many-voices-1!: sonam@demo.polyphony.example, pema@demo.polyphony.example\n',
  );
  expect(bannerOf(STARTED, URL)).toMatch(/\n {2}This is development: for this machine alone\./);
  expect(bannerOf(STARTED, URL)).not.toContain('Demo accounts');
});

test('a banner names the setting that makes a server one of production, where NODE_ENV does not', () => {
  expect(bannerOf({ ...STARTED, production: true, reachedBy: 'HOST' }, URL)).toContain(
    '\n  As in production, because of HOST: others than this machine may reach it.\n',
  );
  expect(bannerOf({ ...STARTED, production: true }, URL)).not.toMatch(/production|development/);
});
