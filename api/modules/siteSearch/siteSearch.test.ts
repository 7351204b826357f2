import { kinds } from '@polyphony/domain/kinds/index.js';
import { SEARCH_MAX, SITE_SEARCH_ROWS } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { countedPace } from '../../testing/measures/work.js';
import { gql } from '../../testing/generated/gql.js';
import { type FindOnSiteQueryVariables } from '../../testing/generated/graphql.js';
import { createArabic, createCareer, deleteRecord, setSwitch } from '../../testing/records/createRecord.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

// cspell:ignore anterns bellfounder dragin harpsiichord harpsihcord harpsichore harpsichrd harpzich harpzichord jarpsichord jarpsichore lanter marzana zzqx

/** The search of the whole site: what visitors find, in which languages, in which order, and what a typo costs. */

let api: TestApi;
let now = new Date('2027-06-01T08:00:00.000Z');

const FIND = gql(`
  query FindOnSite($q: String!, $lang: String, $kind: String, $page: Int! = 1, $pageSize: Int! = 20) {
    siteSearch(q: $q, lang: $lang, kind: $kind, page: $page, pageSize: $pageSize) {
      totalItemsCount exactItemsCount correction
      kinds {
        kind
        pageInfo { totalItemsCount totalPages }
        rows {
          path startsOn endsOn publishedAt
          title { lang pieces { text found } }
          excerpt { lang pieces { text found } }
        }
      }
    }
  }
`);
const find = (variables: FindOnSiteQueryVariables) => api.visitor.request(FIND, variables);
const rowsOf = async (variables: FindOnSiteQueryVariables) => (await find(variables)).kinds.flatMap(({ rows }) => rows);
const paths = async (q: string, lang = 'en') => (await rowsOf({ q, lang })).map(({ path }) => path);

interface Piece {
  readonly text: string;
  readonly found: boolean;
}
/** A text of a result with brackets around what was found. */
const bracketed = (marked: { readonly pieces: readonly Piece[] } | null | undefined) =>
  marked?.pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('') ?? null;

let category: Types.ObjectId;
let hidden: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, now: () => now });
  await createArabic(api.admin);
  const [activeId, inactiveId] = await putRecords(api, kinds.eventCategory, [
    { name: { en: 'Shown' }, slug: 'shown', parentId: null, active: true },
    { name: { en: 'Hidden' }, slug: 'hidden', parentId: null, active: false },
  ]);
  const [news] = await putRecords(api, kinds.newsCategory, [
    { name: { en: 'News' }, slug: 'news', parentId: null, active: true },
  ]);
  const [blog] = await putRecords(api, kinds.blogCategory, [
    { name: { en: 'Blog' }, slug: 'blog', parentId: null, active: true },
  ]);
  category = new Types.ObjectId(activeId);
  hidden = new Types.ObjectId(inactiveId);
  const seen = { categoryId: category, active: true, published: true };
  const event = (slug: string, name: object, values: object = {}) => ({ ...seen, slug, name, ...values });
  await putRecords(api, kinds.event, [
    event('past', { en: 'Lantern walk' }, { startsOn: '2027-03-01', endsOn: '2027-03-02' }),
    event('older', { en: 'Lantern talk' }, { startsOn: '2026-03-01', endsOn: null }),
    event('later', { en: 'Night of lanterns', ar: 'ليلة الفانوس' }, { startsOn: '2027-12-18', endsOn: null }),
    event('soon', { en: 'Lantern supper' }, { startsOn: '2027-06-01', endsOn: null }),
    event('inactive', { en: 'Lantern inactive' }, { active: false }),
    event('draft', { en: 'Lantern draft' }, { published: false }),
    event('unreachable', { en: 'Lantern unreachable' }, { categoryId: hidden }),
  ]);
  await putRecords(api, kinds.course, [
    {
      active: true,
      slug: 'cane',
      title: { en: 'Cane, paper, light' },
      shortDescription: { en: 'From a single lantern to a dragon of nine metres.' },
      buttonLabel: { en: 'Unread words' },
      metaKeywords: { en: 'Unread words' },
    },
    { active: false, slug: 'inactive', title: { en: 'Lantern course' } },
  ]);
  const long = 'Nobody had counted. '.repeat(30);
  await putRecords(api, kinds.newsArticle, [
    {
      active: true,
      slug: 'lights',
      categoryId: new Types.ObjectId(news),
      title: { en: 'How the river got its lights' },
      shortDescription: { en: 'Of candles.' },
      description: { en: `<p>${long}</p><p>The first <b>lantern</b> &amp; the last.</p><p>${long}</p>` },
      firstPublishedAt: new Date('2027-05-05T10:00:00.000Z'),
    },
  ]);
  await putRecords(api, kinds.blogPost, [
    {
      active: true,
      slug: 'post',
      categoryId: new Types.ObjectId(blog),
      title: { en: 'Straße 1216 🏮 and C++' },
      shortDescription: { en: 'Emoji and signs (a.b)*.' },
      description: null,
      tags: { en: ['Harbour'] },
    },
  ]);
  await putRecords(api, kinds.career, [
    {
      active: true,
      slug: 'maker',
      jobName: { en: 'Maker' },
      jobDescription: { en: '<p>You repair a harpsichord.</p>' },
    },
  ]);
  await putRecords(api, kinds.contact, [
    {
      active: true,
      slug: 'quay',
      title: { en: 'The Quay' },
      branchName: { en: 'Shop' },
      branchAddress: { en: 'Marzana 3' },
    },
  ]);
});
afterAll(() => api.close());

describe('what is found', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'in titles and texts of every kind, coming events first and past ones last',
      'lantern',
      ['/event/soon', '/event/later', '/event/past', '/event/older', '/courses/cane', '/news/lights'],
    ],
    ['by several words in any order', 'SUPPER  lantern', ['/event/soon']],
    ['by words of different texts of a record', 'dragon cane', ['/courses/cane']],
    [
      'by a beginning of a word',
      'lanter',
      ['/event/soon', '/event/later', '/event/past', '/event/older', '/courses/cane', '/news/lights'],
    ],
    ['by a part of a word', 'anterns', ['/event/later']],
    ['by a tag', 'harbour', ['/blog/post']],
    ['without case and accents, ß as ss', 'STRASSE', ['/blog/post']],
    ['by a number, but not by the end of one', '1216', ['/blog/post']],
    ['a number is not the end of another', '216', []],
    ['by signs that belong to a word', 'c++', ['/blog/post']],
    ['by an emoji', '🏮', ['/blog/post']],
    ['in the description of a vacancy', 'harpsichord', ['/careers/maker']],
    ['a branch by its address', 'marzana', ['/contact-us?branch=quay']],
    ['nothing by words that no page shows', 'unread', []],
    ['nothing by words of which one is nowhere', 'lantern zzqx', []],
  ])('%s: %s', async (_, q, expected) => expect(await paths(q)).toEqual(expected));

  test('a page of the site by the texts of its sections, until it is hidden, with what only it shows', async () => {
    const { collection } = storeOf(kinds.cmsPage).model;
    const write = async (slug: string, values: object) => {
      await collection.updateOne({ slug }, { $set: values, $inc: { version: 1 } });
      await api.services.stamps.changed('cmsPage');
    };
    expect(await paths('borrowed')).toEqual([]);
    await write('about-us', { 'about-us-section-4-description': { en: 'Looms can be borrowed by schools.' } });
    expect(await paths('looms BORROWED')).toEqual(['/about-us']);
    await write('about-us', { active: false });
    expect(await paths('borrowed')).toEqual([]);
    await write('contact-us', { active: false });
    expect(await paths('marzana')).toEqual([]);
    await write('contact-us', { active: true });
    await write('about-us', { active: true });
  });

  test('what is written, switched and deleted, at once', async () => {
    const { id } = await createCareer(api.admin, { jobName: 'Bellfounder', slug: 'bellfounder' });
    expect(await paths('bellfounder')).toEqual([]);
    await setSwitch(api.admin, 'career', 'active', { id }, true);
    expect(await paths('bellfounder')).toEqual(['/careers/bellfounder']);
    await api.admin.request(`mutation { updateCareer(id: "${id}", input: { jobName: "Glassblower" }) { success } }`);
    expect([await paths('bellfounder'), await paths('glassblower')]).toEqual([[], ['/careers/bellfounder']]);
    await deleteRecord(api.admin, 'career', { id });
    expect(await paths('glassblower')).toEqual([]);
  });
});

describe('languages', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['in the language shown', 'ar', 'الفانوس', ['/event/later']],
    ['with marks that are left out otherwise', 'ar', 'فَانُوس', ['/event/later']],
    ['in what it falls back to', 'ar', 'supper', ['/event/soon']],
    ['not in another language', 'en', 'فانوس', []],
    ['not in one that nobody reads', 'fr', 'فانوس', []],
  ])('finds %s (%s: %s)', async (_, lang, q, expected) => expect(await paths(q, lang)).toEqual(expected));

  test('results are read in the language shown, each text with its own', async () => {
    const [row] = await rowsOf({ q: 'فانوس', lang: 'ar' });
    expect([row?.title.lang, bracketed(row?.title)]).toEqual(['ar', 'ليلة [الفانوس]']);
    const [course] = await rowsOf({ q: 'dragon', lang: 'ar' });
    expect([course?.title.lang, bracketed(course?.excerpt)]).toEqual([
      'en',
      'From a single lantern to a [dragon] of nine metres.',
    ]);
  });
});

describe('a letter that is wrong', () => {
  test.each<[string, string, string | null, readonly string[]]>([
    ['left out', 'harpsichrd', 'harpsichord', ['/careers/maker']],
    ['too many', 'harpsiichord', 'harpsichord', ['/careers/maker']],
    ['another one', 'harpzichord', 'harpsichord', ['/careers/maker']],
    ['swapped', 'harpsihcord', 'harpsichord', ['/careers/maker']],
    ['the first one', 'jarpsichord', 'harpsichord', ['/careers/maker']],
    ['the last one', 'harpsichore', 'harpsichord', ['/careers/maker']],
    ['in one of two words', 'dragin cane', 'dragon cane', ['/courses/cane']],
    ['in the beginning of a word', 'harpzich', 'harpsichord', ['/careers/maker']],
    ['two of them', 'jarpsichore', null, []],
    ['in a word of three letters', 'cxn', null, []],
    ['in a number', '1217', null, []],
  ])('%s: %s', async (_, q, correction, expected) => {
    const found = await find({ q });
    expect(found.correction).toBe(correction);
    expect(found.exactItemsCount).toBe(0);
    expect(found.kinds.flatMap(({ rows }) => rows.map(({ path }) => path))).toEqual(expected);
  });

  test('few results as typed come before those that are spelled alike; many are enough', async () => {
    const few = await find({ q: 'supper' });
    expect([few.exactItemsCount, few.correction]).toEqual([1, null]);
    await putRecords(api, kinds.career, [
      { active: true, slug: 'nights', jobName: { en: 'Knights' }, jobDescription: { en: '<p>.</p>' } },
    ]);
    const alike = await find({ q: 'nights' });
    expect(alike).toMatchObject({ exactItemsCount: 1, totalItemsCount: 3 });
    expect(alike.correction).not.toBeNull();
    expect(await find({ q: 'lantern' })).toMatchObject({ exactItemsCount: 6, totalItemsCount: 6, correction: null });
    await storeOf(kinds.career).model.collection.deleteOne({ slug: 'nights' });
    await api.services.stamps.changed('career');
  });
});

describe('a result', () => {
  test('has its title, a part of its text with what was found, and its days', async () => {
    const rows = await rowsOf({ q: 'lantern' });
    const of = (path: string) => rows.find((row) => row.path === path);
    expect(bracketed(of('/event/later')?.title)).toBe('Night of [lanterns]');
    expect(of('/event/past')).toMatchObject({ startsOn: '2027-03-01', endsOn: '2027-03-02', publishedAt: null });
    expect(of('/news/lights')?.publishedAt).toBe('2027-05-05T10:00:00.000Z');
    const excerpt = bracketed(of('/news/lights')?.excerpt) ?? '';
    expect(excerpt).toMatch(/^… The first \[lantern\] & the last\. Nobody had .* …$/u);
    expect(excerpt.length).toBeLessThan(200);
  });

  test('marks what is spelled alike, too', async () => {
    const [row] = await rowsOf({ q: 'harpzichord' });
    expect(bracketed(row?.excerpt)).toBe('You repair a [harpsichord].');
  });
});

describe('pages', () => {
  test('of a kind are counted, and the other kinds are counted with them', async () => {
    const found = await find({ q: 'lantern', kind: 'event', page: 2, pageSize: 3 });
    expect(found.kinds.map(({ kind, rows, pageInfo }) => [kind, rows.length, pageInfo])).toEqual([
      ['event', 1, { totalItemsCount: 4, totalPages: 2 }],
      ['course', 0, { totalItemsCount: 1, totalPages: 1 }],
      ['newsArticle', 0, { totalItemsCount: 1, totalPages: 1 }],
    ]);
  });

  test.each([
    [1000, 4],
    [0, 1],
    [-5, 1],
  ])('of %i rows have %i', async (pageSize, rows) => {
    const found = await find({ q: 'lantern', kind: 'event', pageSize });
    expect(found.kinds[0]?.rows).toHaveLength(Math.min(rows, SITE_SEARCH_ROWS.max));
  });

  test('of a kind that there is not have no rows', async () => {
    const found = await find({ q: 'lantern', kind: 'staffMember' });
    expect(found.kinds.flatMap(({ rows }) => rows)).toEqual([]);
    expect(found.totalItemsCount).toBe(6);
  });
});

test.each<[string, string]>([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0 '],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 words', 'zzqx '.repeat(2_000)],
  ['a pattern', '(.*)+$[a-z]{1,}\\'],
  ['marks alone', '\u064b\u0651'],
  ['half a character', '\ud83c'],
  ['a name of an object', '__proto__ constructor'],
  ['an operator', '{"$gt": ""}'],
])('%s finds nothing, and fails nothing', async (_, q) => {
  // A request cannot hold half a character as such.
  expect(await find({ q: q.replace(/\ud83c$/, '\ufffd') })).toMatchObject({ totalItemsCount: 0, kinds: [] });
});

test('what is behind the most characters of a search does not count', async () => {
  expect(await paths(`harpsichord${' '.repeat(SEARCH_MAX)}zzqx`)).toEqual(['/careers/maker']);
});

test('a search costs as many commands however many records there are, and reads after a write what was written', async () => {
  const cost = async () => {
    await find({ q: 'lantern supper' });
    return (await contentCommandsOf(() => find({ q: 'lantern talk' }))).length;
  };
  const few = await cost();
  await putRecords(
    api,
    kinds.event,
    Array.from({ length: 450 }, (_, at) => ({
      slug: `many-${at}`,
      name: { en: `Many events ${at}` },
      categoryId: category,
      active: true,
      published: true,
    })),
  );
  expect(await cost()).toBe(few);
  expect(few).toBeLessThanOrEqual(2);
  expect((await find({ q: 'many events', kind: 'event' })).totalItemsCount).toBe(450);
  const one = await contentCommandsOf(async () => {
    await storeOf(kinds.event).model.collection.updateOne(
      { slug: 'many-7' },
      { $set: { 'name.en': 'Seventh' }, $inc: { version: 1 } },
    );
    await api.services.stamps.changed('event');
    expect(await paths('seventh')).toEqual(['/event/many-7']);
  });
  expect(one.length).toBeLessThan(10);
});

test('an event is past from the day after its last one', async () => {
  now = new Date('2027-06-02T08:00:00.000Z');
  expect((await paths('lantern')).slice(0, 3)).toEqual(['/event/later', '/event/soon', '/event/past']);
});
