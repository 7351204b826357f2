import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { SEARCH_MAX, SITE_SEARCH_ROWS } from '@polyphony/domain/limits.js';
import { searchedKinds } from '@polyphony/domain/siteSearch.js';
import type { SiteSearchQuery, SiteSearchQueryVariables } from './generated/graphql.js';
import { siteOver, textOf, type TestContent } from './testing/site.js';
import { textsIn } from './texts/texts.js';

// cspell:ignore lantren

/** The page of the search of the whole site, without scripts. */

type Found = SiteSearchQuery['siteSearch'];
type Row = Found['kinds'][number]['rows'][number];

const text = (...pieces: readonly [string, boolean?][]) => ({
  lang: 'en',
  pieces: pieces.map(([piece, found = false]) => ({ text: piece, found })),
});
const rowOf = (id: string, values: Partial<Row> = {}): Row => ({
  id,
  path: `/event/${id}`,
  startsOn: null,
  endsOn: null,
  publishedAt: null,
  title: text([`Title of ${id}`]),
  excerpt: null,
  image: null,
  ...values,
});

const ofKind = (kind: string, rows: readonly Row[], totalItemsCount = rows.length, currentPage = 1) => ({
  kind,
  rows: [...rows],
  pageInfo: { currentPage, totalPages: Math.ceil(totalItemsCount / SITE_SEARCH_ROWS.ofOne), totalItemsCount },
});
const foundIn = (kinds: Found['kinds'], values: Partial<Found> = {}): Found => {
  const totalItemsCount = kinds.reduce((sum, { pageInfo }) => sum + pageInfo.totalItemsCount, 0);
  return { totalItemsCount, exactItemsCount: totalItemsCount, correction: null, kinds, ...values };
};

const LANTERNS = foundIn([
  ofKind('event', [
    rowOf('night', {
      title: text(['Night of '], ['lanterns', true]),
      excerpt: text(['Four hundred lights & <b>more</b>.']),
      startsOn: '2027-12-18',
      endsOn: '2027-12-19',
    }),
    rowOf('walk', { startsOn: '2027-01-02', endsOn: '2027-01-02' }),
  ]),
  ofKind('newsArticle', [rowOf('lights', { path: '/news/lights', publishedAt: '2027-02-03T23:30:00.000Z' })], 14),
]);

const get = (url: string, found: Found, content: TestContent = {}) =>
  siteOver({ today: '2027-03-05', siteSearch: () => found, ...content }).get(url);

describe('results', () => {
  test('have a heading for each kind, their titles as links, what was found marked, and their days', async () => {
    const { status, body } = await get('/search?q=lantern', LANTERNS);
    expect(status).toBe(200);
    expect(textOf(body)).toMatch(
      /16 results for “lantern” .*All 16 .*Events 2 .*News 14 .*Events 2 results .*Night of lanterns .*18 – 19 December 2027 .*Title of walk .*2 January 2027 .*Past event .*News 14 results .*3 February 2027 .*News: show all 14/,
    );
    expect(body).toContain('<a href="/event/night"><bdi>Night of <mark>lanterns</mark></bdi></a>');
    expect(body).toContain('Four hundred lights &amp; &lt;b&gt;more&lt;/b&gt;.');
    expect(body).toContain('href="/search?q=lantern&amp;kind=newsArticle"');
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  });

  test('are dated in the time zone of the site', async () => {
    const { body } = await get('/search?q=lantern', LANTERNS, { eventZone: 'Asia/Thimphu' });
    expect(textOf(body)).toContain('4 February 2027');
  });

  test('name the language of a text that is not that of the page', async () => {
    const { body } = await get('/search?q=lantern&lang=ar', LANTERNS);
    expect(body).toContain('<bdi lang="en" dir="ltr">Night of <mark>lanterns</mark></bdi>');
    expect(textOf(body)).toContain('16 نتيجة عن «lantern»');
  });

  test('of one kind have pages, and none behind the last one', async () => {
    const page = (number: number) =>
      foundIn([ofKind('event', [], 2), ofKind('newsArticle', [rowOf('lights', { path: '/news/lights' })], 14, number)]);
    const { body } = await get('/search?q=lantern&kind=newsArticle&page=2', page(2));
    expect(body).toContain('rel="prev" href="/search?q=lantern&amp;kind=newsArticle"');
    expect(body).toMatch(/href="\/search\?q=lantern&amp;kind=newsArticle" aria-current="page"/);
    expect(textOf(body)).not.toContain('show all');
    expect((await get('/search?q=lantern&kind=newsArticle&page=3', page(3))).status).toBe(404);
  });

  test.each<[string, Partial<Found>, string]>([
    [
      'in place of what nothing has',
      { exactItemsCount: 0, correction: 'lanterns' },
      'Nothing for “lantren”. Showing 16 results for “lanterns”.',
    ],
    [
      'beside the few that have what was typed',
      { exactItemsCount: 1, correction: 'lanterns' },
      '16 results for “lantren”, and for “lanterns”, which is spelled alike',
    ],
  ])('say that they are spelled alike: %s', async (_, values, expected) => {
    const { body } = await get('/search?q=lantren', { ...LANTERNS, ...values });
    expect(textOf(body)).toContain(expected);
  });
});

describe('without results', () => {
  test('the page says so, and leads to pages that visitors find', async () => {
    const { body } = await siteOver({ pages: { careers: null } }).get('/search?q=%3Cscript%3E');
    const main = body.slice(body.indexOf('<main'));
    expect(textOf(main)).toMatch(/Nothing matches “&lt;script&gt;”\..*Check the spelling.*Events .*Courses .*News/);
    expect(main.slice(0, main.indexOf('</main>'))).not.toContain('href="/careers"');
    expect(body).not.toContain('“<script>');
  });

  test('and without words it asks for some', async () => {
    const { status, body } = await siteOver().get('/search');
    expect(status).toBe(200);
    expect(textOf(body)).toContain('Type what you are looking for.');
    expect(body).toContain('<form class="search search--site" action="/search" method="get">');
    expect(body).toContain('<p role="status"></p>');
  });
});

test.each<[string, Partial<SiteSearchQueryVariables>]>([
  ['?q=%20paper%20', { q: 'paper', kind: null, page: 1, pageSize: SITE_SEARCH_ROWS.ofEach }],
  ['?q=paper&kind=event&page=2', { kind: 'event', page: 2, pageSize: SITE_SEARCH_ROWS.ofOne }],
  ['?q=paper&kind=role&page=2', { kind: null, page: 1 }],
  ['?q=paper&kind=event&page=-1', { kind: 'event', page: 1 }],
  [`?q=${'x'.repeat(SEARCH_MAX + 50)}`, { q: 'x'.repeat(SEARCH_MAX) }],
  ['', { q: '' }],
])('the address %s is searched for', async (address, expected) => {
  const requested: SiteSearchQueryVariables[] = [];
  const siteSearch = (variables: SiteSearchQueryVariables) => {
    requested.push(variables);
    return foundIn([ofKind('event', [], 100)]);
  };
  await siteOver({ siteSearch }).get(`/search${address}`);
  expect(requested[0]).toMatchObject({ lang: 'en', ...expected });
});

test('every page leads to the search, by a link with a name', async () => {
  const { body } = await siteOver().get('/careers');
  expect(body).toMatch(
    /<a class="[^"]*" href="\/search"><svg[^>]* aria-hidden="true">.*?<\/svg><span class="visually-hidden">Search<\/span><\/a>/,
  );
});

test.each(Object.keys(CATALOGUES))('every kind that is searched has a name in %s', (language) => {
  expect(Object.keys(textsIn(language).search.kinds)).toEqual(searchedKinds.map(({ kind }) => kind.name));
});
