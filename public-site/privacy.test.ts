import { siteOver, textOf } from './testing/site.js';

const { get } = siteOver();

test.each(['/', '/event', '/login', '/register', '/privacy', '/nowhere'])(
  'the foot of %s leads to the privacy page and to every language of the site',
  async (path) => {
    const footer = /<footer.*<\/footer>/s.exec((await get(path)).body)?.[0] ?? '';
    expect(footer).toContain('<a href="/privacy">Privacy and cookies</a>');
    expect(footer).toContain(`href="${path}?lang=en"`);
    expect(footer).toMatch(/<a href="[^"]*\?lang=ar" rel="nofollow" hrefLang="ar" lang="ar"><bdi>العربية<\/bdi><\/a>/);
  },
);

test('a site of one language offers none at its foot', async () => {
  const languages = [{ code: 'en', name: 'English', rtl: false, default: true }];
  expect((await siteOver({ languages }).get('/')).body).not.toContain('footer__languages');
});

test.each(['/register', '/login'])('the form of %s says where to read what is stored', async (path) => {
  const form = /<form.*<\/form>/s.exec((await get(path)).body)?.[0] ?? '';
  expect(textOf(form)).toContain('What we store about you, and who can see it: Privacy and cookies');
});

test('the privacy page states in its language what is stored, and for how long', async () => {
  const { status, body } = await get('/privacy');
  expect(status).toBe(200);
  expect(textOf(body)).toMatch(/account_pending .* 15 minutes visitor .* 7 days/);
  expect(textOf(body)).toContain('your address and the subject stay for 30 days.');
  expect(textOf(body)).toContain('the account is deleted 7 days after you last registered.');
  expect(textOf(body)).toContain('A video in a text is only a link until you play it');
  expect(body).not.toContain('noindex');
  const arabic = (await get('/privacy?lang=ar')).body;
  expect(textOf(arabic)).toContain('بريدك وعنوانك');
  expect(textOf(arabic)).toMatch(/language .* سنة account_pending .* 15 دقيقة/);
});

test('the privacy page is marked as English in a language without texts of the site', async () => {
  const languages = [
    { code: 'en', name: 'English', rtl: false, default: true },
    { code: 'dz', name: 'Dzongkha', rtl: false, default: false },
  ];
  const { body } = await siteOver({ languages }).get('/privacy?lang=dz');
  expect(body).toContain('<html lang="dz"');
  expect(body).toMatch(/<article class="wrap page privacy" lang="en" dir="ltr">/);
  expect(textOf(body)).toContain('7 days');
});
