import { EVENTS } from './testing/content.js';
import { siteOver } from './testing/site.js';

const { get } = siteOver();

test('LANG-017 visitors without a choice read the default language', async () => {
  const { status, body, headers } = await get('/');
  expect(status).toBe(200);
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">/);
  expect(body).toContain('Workshops');
  expect(headers).toMatchObject({ 'content-language': 'en', vary: 'Cookie', 'cache-control': 'private, no-cache' });
});

test('LANG-017 LANG-020 the cookie chooses the language, and a right-to-left one turns the page', async () => {
  const { body } = await get('/', { cookie: 'a=b; language=ar' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('ورش العمل');
  expect(body).toContain('كل الفئات');
});

test('LANG-017 the address takes precedence over the cookie, and the choice is stored for a year', async () => {
  const { body, cookies } = await get('/event?lang=ar', { cookie: 'language=en' });
  expect(body).toContain('dir="rtl"');
  expect(cookies).toEqual(['language=ar; Path=/; SameSite=Lax; Max-Age=31536000; Secure']);
});

test.each(['?lang=xx', '?lang=%00', '?lang='])(
  'an unknown language in the address (%s) changes nothing',
  async (search) => {
    const { status, body, cookies } = await get(`/${search}`);
    expect([status, cookies]).toEqual([200, []]);
    expect(body).toContain('lang="en"');
  },
);

test('LANG-017 a cookie that names an inactive language falls to the default one, whichever that is', async () => {
  const languages = [
    { code: 'en', name: 'English', rtl: false, default: false },
    { code: 'ar', name: 'Arabic', rtl: true, default: true },
  ];
  expect((await siteOver({ languages }).get('/', { cookie: 'language=fr' })).body).toContain(
    '<html lang="ar" dir="rtl">',
  );
});

test('PUBLIC-023 missing translations fall back to English: names and the texts of the site', async () => {
  const languages = [
    { code: 'en', name: 'English', rtl: false, default: true },
    { code: 'dz', name: 'Dzongkha', rtl: false, default: false },
  ];
  const { body } = await siteOver({ languages }).get('/event/category?lang=dz');
  expect(body).toContain('<html lang="dz" dir="ltr">');
  expect(body).toContain('Workshops');
  expect(body).toContain('Search categories');
});

test.each(['/', '/event', '/event/raku-weekend', '/event/category', '/news', '/careers', '/contact-us'])(
  'SPEC-D30: %s is shown in a language that Intl does not know',
  async (path) => {
    const languages = [
      { code: 'en', name: 'English', rtl: false, default: true },
      { code: 'x', name: 'X', rtl: false, default: false },
    ];
    const { status, body } = await siteOver({ languages }).get(`${path}?lang=x`);
    expect(status).toBe(200);
    expect(body).toContain('<html lang="x" dir="ltr">');
  },
);

test('an address that leads elsewhere keeps the language that it names', async () => {
  const { status, headers, cookies } = await get('/account?lang=ar');
  expect([status, headers['location']]).toEqual([303, '/login?next=%2Faccount']);
  expect(cookies).toEqual(['language=ar; Path=/; SameSite=Lax; Max-Age=31536000; Secure']);
});

test('the site marks the parts of an Arabic page that are not translated as English, written from left to right', async () => {
  const { body } = await get('/event/raku-weekend', { cookie: 'language=ar' });
  expect(body).toContain('<p class="hero__lead" lang="en" dir="ltr"><bdi>Two days of fire and glaze.</bdi></p>');
  expect(body).toContain('<div lang="en" dir="ltr" class="rich">We fire in the open.</div>');
  expect(body).toContain('<dd lang="en" dir="ltr"><bdi>The Old Kiln, Paro</bdi></dd>');
  expect(body).toContain('<h1><bdi>عطلة الراكو</bdi></h1>');
  const list = (await get('/event', { cookie: 'language=ar' })).body;
  expect(list).toContain('<h2 class="card__title" lang="en" dir="ltr"><a href="/event/river-walk">');
  expect(list).toContain('<bdi lang="en" dir="ltr">Walks</bdi>');
  const category = (await get('/event/category/glazing', { cookie: 'language=ar' })).body;
  expect(category).toContain('<li aria-current="page"><bdi lang="en" dir="ltr">Glazing</bdi></li>');
  expect((await get('/event/raku-weekend')).body).not.toMatch(/<main.*lang="en".*<\/main>/s);
});

test('the site marks what an event to book says in English on an Arabic page, in its breadcrumbs and prices too', async () => {
  const [raku] = EVENTS;
  if (!raku) throw new Error('There is no event to book.');
  const [first = {}] = raku.prices?.filter(({ nationality }) => nationality === 'BHUTANESE') ?? [];
  const prices = [{ ...first, fallbacks: [{ field: 'label', lang: 'en' }] }];
  const events = [{ ...raku, name: { en: 'Raku weekend' }, prices }];
  const { body } = await siteOver({ events, visitor: { name: 'Pema' } }).get('/event/raku-weekend/book?lang=ar');
  expect(body).toContain('<h2><bdi lang="en" dir="ltr">Raku weekend</bdi></h2>');
  expect(body).toContain('<p class="where"><bdi lang="en" dir="ltr">The Old Kiln, Paro</bdi></p>');
  expect(body).toContain('<bdi class="choice__name" lang="en" dir="ltr">Early bird</bdi>');
  expect(body).toMatch(/<li><a href="\/event\/raku-weekend"[^>]*><bdi lang="en" dir="ltr">Raku weekend<\/bdi>/);
});

test('a page carries the offer of every other language of the site, hidden, so that one cached page serves all', async () => {
  const { body } = await get('/event?search=walk');
  const offer =
    '<aside class="offer" lang="ar" dir="rtl" aria-label="هذه الصفحة بالعربية" hidden=""><a href="/event?search=walk&amp;lang=ar" rel="nofollow" hrefLang="ar">هذه الصفحة بالعربية</a>';
  expect(body).toContain(offer);
  expect(body.match(/class="offer"/g)).toHaveLength(1);
  const languages = [
    { code: 'en', name: 'English', rtl: false, default: true },
    { code: 'dz', name: 'Dzongkha', rtl: false, default: false },
  ];
  // The site has no words of its own in that language.
  expect((await siteOver({ languages }).get('/')).body).not.toContain('class="offer"');
});

test('a page names each language of the switch in that language, with a lang attribute', async () => {
  const { body } = await get('/event', { cookie: 'language=ar' });
  expect(body).toMatch(/<a [^>]*lang="en"[^>]*><bdi>English<\/bdi>/);
});

test('the switcher links to the same page in each language and marks the present one', async () => {
  const { body } = await get('/event?search=walk', { cookie: 'language=ar' });
  expect(body).toContain('href="/event?search=walk&amp;lang=en"');
  expect(body).toMatch(/<a [^>]*lang="ar" aria-current="true"><bdi>العربية<\/bdi>/);
});

test('search engines are shown each language at an address of its own', async () => {
  const { body } = await get('/event/category/pottery?lang=ar&utm=x');
  const pageUrl = 'https://polyphony.example/event/category/pottery';
  expect(body).toContain(`<link rel="canonical" href="${pageUrl}?lang=ar"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="en" href="${pageUrl}"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="ar" href="${pageUrl}?lang=ar"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${pageUrl}"/>`);
});

test('a request ahead of a click never changes the visitor’s language', async () => {
  const { headers, cookies } = await get('/?lang=ar', { 'sec-purpose': 'prefetch;prerender' });
  expect(cookies).toEqual([]);
  expect(headers['cache-control']).toBe('private, max-age=30');
});

test('concurrent visitors each get their own language', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get('/', { cookie: `language=${index % 2 ? 'ar' : 'en'}` })),
  );
  responses.forEach(({ body }, index) => expect(body).toContain(index % 2 ? 'ورش العمل' : 'Workshops'));
});
