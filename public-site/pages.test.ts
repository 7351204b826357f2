import { GraphQLError } from 'graphql';
import { LanguagesDocument } from './generated/graphql.js';
import { ENGLISH_AND_ARABIC, EVENTS } from './testing/content.js';
import { siteOver, textOf } from './testing/site.js';

const { get } = siteOver();

test('the home page shows the first events that are not over, and the way to all of them', async () => {
  const { body } = await get('/');
  expect(textOf(body)).toMatch(/Coming up .*Raku weekend 15\s–\s16 May 2087.*River walk.*All events/);
  expect(textOf(body)).not.toContain('Glaze evening');
});

test('the home page shows what is to come behind any number of events that are over', async () => {
  const over = Array.from({ length: 20 }, (_, index) => ({
    slug: `over-${index}`,
    name: { en: `Past evening ${index}` },
    category: 'pottery',
    fields: { startsOn: '2020-05-15' },
  }));
  const text = textOf((await siteOver({ events: [...over, ...EVENTS] }).get('/')).body);
  expect(text).toMatch(/Coming up .*Raku weekend/);
  expect(text).not.toContain('Past evening');
});

test('the home page shows the topmost categories with what is in them', async () => {
  const text = textOf((await get('/')).body);
  expect(text).toMatch(/Workshops.*Featured.*Learn by doing.*Pottery.*Glazing.*Walks/);
});

test('the category list draws the tree as nested lists', async () => {
  const { body } = await get('/event/category');
  expect(body).toMatch(/Pottery<\/bdi><\/a><ul class="branch"><li><a href="\/event\/category\/glazing">/);
  expect(textOf(body)).toContain('2 categories');
});

test('the search finds at any depth, keeps what was typed, and says where a match belongs', async () => {
  const { body } = await get('/event/category?search=++glaz+');
  expect(body).toMatch(/<input [^>]*value="glaz"/);
  expect(textOf(body)).toMatch(/1 category found.*Glazing.*Part of Pottery/);
  expect(textOf(body)).not.toContain('Walks');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test('a search without a match shows a message and a link to everything', async () => {
  const { status, body } = await get('/event/category?search=zzz');
  expect(status).toBe(200);
  expect(textOf(body)).toMatch(/Show all.*Nothing matches “zzz”/);
});

test('counts take the plural forms of the language', async () => {
  expect(textOf((await get('/event/category?lang=ar')).body)).toContain('فئتان');
  expect(textOf((await get('/event/category?lang=ar&search=ور')).body)).toContain('عُثر على فئة واحدة');
  // Japanese has one form for all numbers; without words of its own it gets English ones, whose rules hold then.
  const languages = [...ENGLISH_AND_ARABIC, { code: 'ja', name: 'Japanese', rtl: false, default: false }];
  const { body } = await siteOver({ languages }).get('/event?lang=ja&search=walk');
  expect(textOf(body)).toContain('1 event found');
});

describe('a list of many pages', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ slug: `c-${index}`, name: { en: `Topic ${index}` } }));
  const events = many.map(({ slug, name }) => ({ slug, name, category: slug }));
  const site = siteOver({ categories: many, events });

  test('links to its pages, with the search kept and the first page bare', async () => {
    const { body } = await site.get('/event/category?page=2&search=Topic');
    expect(textOf(body)).toMatch(/Topic 12 .*Topic 23/);
    expect(body).toMatch(/rel="prev" href="\/event\/category\?search=Topic"/);
    expect(body).toMatch(/rel="next" href="\/event\/category\?search=Topic&amp;page=3"/);
    expect(body).toMatch(/aria-label="Page 2" aria-current="page"/);
  });

  test('has a canonical address for each page, and none beyond its last', async () => {
    expect((await site.get('/event/category?page=3')).body).toContain(
      'href="https://polyphony.example/event/category?page=3"',
    );
    expect((await site.get('/event/category?page=4')).status).toBe(404);
  });

  test.each(['0', '-1', 'abc', '1e9', '99999999999'])('takes page=%s for the first', async (page) => {
    const { status, body } = await site.get(`/event/category?page=${page}`);
    expect(status).toBe(200);
    expect(body).toContain('Topic 0');
  });
});

test('a category shows its text, what is below it, and the way to it, also as structured data for search engines', async () => {
  const { body } = await get('/event/category/pottery');
  expect(textOf(body)).toMatch(
    /Home \/? ?Events Workshops Pottery Pottery .*All events Workshops Walks All categories Glazing Any date .*Show 2 events/,
  );
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://polyphony.example/' },
      { position: 2, item: 'https://polyphony.example/event' },
      { position: 3, name: 'Workshops' },
      { position: 4, name: 'Pottery', item: 'https://polyphony.example/event/category/pottery' },
    ],
  });
});

test('a record’s own meta title goes before its name in the head', async () => {
  const { body } = await get('/event/category/walks');
  expect(body).toContain('<title>Walks with a guide · Polyphony</title>');
  expect(body).toContain('<h1><bdi>Walks</bdi></h1>');
});

test.each([
  '/not-found',
  '/xyz',
  '/event/category/none',
  '/event/category/pottery/x',
  '/event/raku-weekend/x',
  '/event/x',
  '/%E0%A4%A',
  '/__proto__',
])('PUBLIC-010 PUBLIC-011 %s returns the not-found page with 404', async (url) => {
  const { status, body } = await get(url, { cookie: 'language=ar' });
  expect(status).toBe(404);
  expect(textOf(body)).toContain('الصفحة غير موجودة');
});

test('PUBLIC-010, PUBLIC-011: the not-found page says so in its heading, and links to the home page', async () => {
  const { status, body } = await get('/xyz');
  expect(status).toBe(404);
  expect(body).toContain('<h1>Page not found</h1>');
  expect(body).toMatch(/<main[^]*<a [^>]*href="\/"[^>]*>Go to the home page<\/a>[^]*<\/main>/);
});

test('a path has one form, and the way to it never leads to another host', async () => {
  expect(await get('/event/?page=2')).toMatchObject({ status: 308, headers: { location: '/event?page=2' } });
  for (const url of ['//evil.example/', '/\\evil.example', '/\\/evil.example'])
    expect((await get(url)).headers['location']).toBe('/evil.example');
});

test('search engines know a page by one spelling of its path', async () => {
  for (const path of ['/event/river-walk', '/%65vent/river-walk']) {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://polyphony.example/event/river-walk"/>');
  }
  expect((await get('/event/%E0%A4%A')).status).toBe(404);
});

test('a page that did not change is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers['etag'] ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

describe('when the API fails', () => {
  const secret = new Error('E11000 at mongodb://10.0.0.7');

  test('shows an error page with the id of the request, and nothing of the cause', async () => {
    const reports: unknown[] = [];
    const site = siteOver({
      execute: () => Promise.reject(secret),
      report: (error, requestId) => reports.push([error, requestId]),
    });
    const { status, body } = await site.get('/event', { 'x-request-id': 'req-12345678' });
    expect(status).toBe(500);
    expect(textOf(body)).toContain('Something went wrong');
    expect(body).toContain('<code dir="ltr">req-12345678</code>');
    expect(body).not.toContain('mongodb');
    expect(reports).toEqual([[secret, 'req-12345678']]);
  });

  test('an error of the page’s own query is a failure too, shown in the visitor’s language', async () => {
    const languages = { publishedLanguages: [{ code: 'ar', name: 'Arabic', rtl: true, default: true, base: true }] };
    const site = siteOver({
      execute: ({ query }) =>
        Promise.resolve(
          query === LanguagesDocument ? { data: languages } : { data: null, errors: [new GraphQLError('no')] },
        ),
      report: () => undefined,
    });
    const { status, body } = await site.get('/');
    expect(status).toBe(500);
    expect(textOf(body)).toContain('حدث خطأ ما');
  });
});
