import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { parseFeed } from '@rowanmanning/feed-parser';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { publishedEvents } from '../../testing/records/bookings.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { htmlProblems } from '../../testing/site/validHtml.js';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../identity/users/demoAccounts.js';
import { demoAccounts } from './people.js';

const SIGN_IN = gql(`
  mutation SignInAsDemo($email: String!, $password: String!) {
    signIn(identifier: $email, password: $password) { success }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
});
afterAll(() => api.close());

const EVENTS = gql(`
  query EventsOfTheShowcase {
    publishedEvents(page: 1, pageSize: 20) {
      rows {
        slug placesLeft infoAddressUrl
        featuredImageFile { url width en: altText(lang: "en") ar: altText(lang: "ar") }
      }
    }
  }
`);
const readEvents = async () => (await api.visitor.request(EVENTS)).rows;

test('the showcase shows six events with pictures that are described in both languages, one of them sold out', async () => {
  const rows = await readEvents();
  expect(rows).toHaveLength(6);
  for (const { featuredImageFile: file } of rows) {
    expect([file?.width, file?.en]).toEqual([1600, expect.stringMatching(/^[A-Z]/)]);
    expect(file?.ar).toMatch(/\p{Script=Arabic}/u);
    const response = await fetch(new URL(file?.url ?? '', api.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect(new Set(rows.map(({ featuredImageFile }) => featuredImageFile?.url)).size).toBe(6);
  expect(rows.filter(({ placesLeft }) => placesLeft === 0).map(({ slug }) => slug)).toEqual([
    'natural-dyeing-with-indigo',
  ]);
});

const POSTS = gql(`
  query PostsOfTheShowcase {
    publishedBlogPosts(page: 1, pageSize: 50) {
      rows {
        text: description tags
        arTitle: title(lang: "ar") arText: description(lang: "ar") arTags: tags(lang: "ar")
        category { name } bannerImageFile { url en: altText(lang: "en") ar: altText(lang: "ar") }
      }
    }
  }
`);
const ARTICLES = gql(`
  query ArticlesOfTheShowcase {
    publishedNewsArticles(page: 1, pageSize: 50) {
      rows {
        text: description tags
        arTitle: title(lang: "ar") arText: description(lang: "ar") arTags: tags(lang: "ar")
        category { name } bannerImageFile { url en: altText(lang: "en") ar: altText(lang: "ar") }
      }
    }
  }
`);

test('the showcase has twelve posts and eight articles in both languages, each with a banner of its own', async () => {
  const { rows: posts } = await api.visitor.request(POSTS);
  const { rows: articles } = await api.visitor.request(ARTICLES);
  expect([posts.length, articles.length]).toEqual([12, 8]);
  const all = [...posts, ...articles];
  for (const { category, bannerImageFile: file, ...of } of all) {
    expect([category?.name, file?.en]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z]/)]);
    for (const text of [file?.ar, of.arTitle, of.arText, ...of.arTags]) expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(of.arTags).toHaveLength(of.tags.length);
    expect(of.text?.split('<h2>').length).toBe(of.arText?.split('<h2>').length);
  }
  expect(new Set(all.map(({ bannerImageFile }) => bannerImageFile?.url)).size).toBe(20);
});

const VACANCIES = gql(`
  query VacanciesOfTheShowcase {
    publishedCareers {
      rows { en: jobDescription ar: jobDescription(lang: "ar") imageFile { url ar: altText(lang: "ar") } }
    }
  }
`);
const TESTIMONIALS = gql(`
  query TestimonialsOfTheShowcase {
    publishedTestimonials { rows { en: message ar: message(lang: "ar") imageFile { url ar: altText(lang: "ar") } } }
  }
`);
const DRAFTS = gql(`query DraftsOfTheShowcase { careers(filter: { publishing: DRAFT }) { rows { publishingState } } }`);

test('the showcase has three vacancies and six testimonials in both languages, with pictures of their own and a draft', async () => {
  const { rows: vacancies } = await api.visitor.request(VACANCIES);
  const { rows: testimonials } = await api.visitor.request(TESTIMONIALS);
  expect([vacancies.length, testimonials.length]).toEqual([3, 6]);
  for (const { en, ar } of [...vacancies, ...testimonials]) {
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    expect(ar).not.toBe(en);
  }
  const pictures = [...vacancies, ...testimonials].flatMap(({ imageFile }) => imageFile ?? []);
  for (const { ar } of pictures) expect(ar).toMatch(/\p{Script=Arabic}/u);
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(8);
  const { rows } = await api.admin.request(DRAFTS);
  expect(rows).toHaveLength(1);
});

test('the showcase links events to places of a real map', async () => {
  for (const { infoAddressUrl } of await readEvents())
    expect(new URL(infoAddressUrl ?? '').hostname).toBe('www.openstreetmap.org');
});

test('the showcase has a draft, bookings in several states and two members of staff who can sign in', async () => {
  const { rows: events } = await api.admin.request(
    gql(`query StatesOfEvents { events(pageSize: 20) { rows { published } } }`),
  );
  expect(events.filter(({ published }) => !published)).toHaveLength(1);
  const { rows: bookings } = await api.admin.request(
    gql(`query StatesOfBookings { eventBookings { rows { status paid } } }`),
  );
  expect(bookings.map(({ status, paid }) => `${status} ${paid}`).sort()).toEqual([
    'CONFIRMED false',
    'CONFIRMED true',
    'CONFIRMED true',
    'PENDING false',
  ]);
  for (const name of ['sonam', 'karma']) {
    const { success } = await new TestClient(api.url).request(SIGN_IN, {
      email: `${name}${DEMO_DOMAIN}`,
      password: DEMO_PASSWORD,
    });
    expect(success).toBe(true);
  }
  expect(await demoAccounts()).toHaveLength(4);
});

const get = async (path: string) => (await fetch(api.url + path)).text();
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Pages that the sitemap leaves out. */
const UNLISTED = [
  ...['/login', '/login?done=reset', '/register', '/forgot-password', '/verify', '/reset-password', '/unknown'],
  ...['/event?search=walk', '/event?search=nothing', '/event/category?search=work', '/news?search=press'],
  ...['/news?search=nothing', '/courses?search=nothing', '/courses?featured=1', '/news/tag/paper', '/news/tag/nothing'],
];

/** Pages with a form: each comes back with errors when nothing was filled in. */
const FORMS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/contact-us',
  '/news/the-old-press-opens-its-doors-again',
];

test.each(FORMS)('the page %s is valid HTML with the errors of its form, in each language', async (path) => {
  for (const language of ['en', 'ar']) {
    const response = await fetch(api.url + path, {
      method: 'POST',
      body: new URLSearchParams({ email: '' }),
      headers: { 'sec-fetch-site': 'same-origin', cookie: `${LANGUAGE_COOKIE}=${language}` },
    });
    const html = await response.text();
    expect([language, response.status, html.includes('field__error'), await htmlProblems(html)]).toEqual([
      language,
      422,
      true,
      [],
    ]);
  }
});

test('every page is valid HTML, in each language', async () => {
  const listed = matches(await get('/sitemap.xml'), /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  expect(listed.length).toBeGreaterThan(80);
  const problems: Record<string, string[]> = {};
  for (const path of [
    ...listed,
    ...UNLISTED,
    ...UNLISTED.map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=ar`),
  ]) {
    const found = await htmlProblems(await get(path));
    if (found.length > 0) problems[path] = found;
  }
  expect(problems).toEqual({});
});

test.each(['en', 'ar'])('PUBLIC-023: a reader of feeds finds every entry of the news (%s)', async (lang) => {
  const page = await get(`/news?lang=${lang}`);
  const [address = ''] = matches(page, /type="application\/atom\+xml"[^>]*href="([^"]+)"/g);
  const feed = parseFeed(await get(new URL(address, api.url).href.slice(api.url.length)));
  expect(feed).toMatchObject({ language: lang, meta: { type: 'atom', version: '1.0' } });
  expect(feed.items).toHaveLength(20);
  for (const item of feed.items)
    expect(item).toMatchObject({
      id: expect.stringMatching(/^tag:/) as unknown,
      title: expect.stringMatching(/\S/) as unknown,
      url: expect.stringMatching(/^http/) as unknown,
      published: expect.any(Date) as unknown,
      updated: expect.any(Date) as unknown,
    });
});

const COURSES = gql(`
  query CoursesOfTheShowcase {
    publishedCourses(page: 1, pageSize: 20) {
      rows {
        slug title ar: title(lang: "ar") galleryImages { imageFile { url ar: altText(lang: "ar") } }
        packages { title ar: title(lang: "ar") type arType: type(lang: "ar") price }
      }
    }
  }
`);

test('the showcase has six courses in both languages with pictures of their own, each with two to four packages', async () => {
  const { rows } = await api.visitor.request(COURSES);
  expect(rows).toHaveLength(6);
  const arabic = /\p{Script=Arabic}/u;
  for (const { ar, galleryImages, packages } of rows) {
    expect(ar).toMatch(arabic);
    expect(galleryImages).toHaveLength(3);
    for (const { imageFile } of galleryImages) expect(imageFile?.ar).toMatch(arabic);
    expect(packages.length).toBeGreaterThanOrEqual(2);
    expect(packages.length).toBeLessThanOrEqual(4);
    for (const { type, arType, price, ...one } of packages) {
      expect([one.ar, price]).toEqual([expect.stringMatching(arabic), expect.stringMatching(/^AED,\d/)]);
      expect(arType === null).toBe(type === null);
      if (arType !== null) expect(arType).toMatch(arabic);
    }
  }
  const urls = rows.flatMap(({ galleryImages }) => galleryImages.map(({ imageFile }) => imageFile?.url));
  expect(new Set(urls).size).toBe(18);
});

/** At most so many cards are beside each other, and so above the fold. */
const CARDS_IN_A_ROW = 3;

/** The pictures of a page, without its logo and the blurred previews: what is wrong with each. */
function picturesWrongIn(html: string): string[] {
  const pictures = html
    .replace(/<picture class="brand__logo">.*?<\/picture>/g, '')
    .replace(/<img class="picture__blur"[^>]*>/g, '');
  const images = pictures.match(/<img\b[^>]*>/g) ?? [];
  const elements = pictures.match(/<picture>.*?<\/picture>/g) ?? [];
  return [
    ...images.filter((tag) => !/ width="[1-9]\d*" height="[1-9]\d*"/.test(tag)).map((tag) => `no size: ${tag}`),
    ...images.filter((tag) => !/ loading="(?:lazy|eager)"/.test(tag)).map((tag) => `loads somehow: ${tag}`),
    ...images
      .filter((tag) => tag.includes(' loading="eager"'))
      .slice(CARDS_IN_A_ROW)
      .map((tag) => `loads at once as well: ${tag}`),
    ...elements
      .filter((element) => /\/\d+\.jpg\?/.test(element) && !/type="image\/avif".*type="image\/webp"/.test(element))
      .map((element) => `no modern format: ${element}`),
  ];
}

test('every picture of every page reserves its place, is offered as AVIF and WebP, and at most a row of cards loads at once', async () => {
  const sitemap = await (await fetch(`${api.url}/sitemap.xml`)).text();
  const paths = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname));
  expect(paths.size).toBeGreaterThan(20);
  const wrong: string[] = [];
  let count = 0;
  for (const path of paths) {
    const html = await (await fetch(api.url + path)).text();
    count += html.match(/<picture>/g)?.length ?? 0;
    wrong.push(...picturesWrongIn(html).map((problem) => `${path}: ${problem}`));
  }
  expect(count).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('the pages of a list that does not fit into one are valid HTML, in each language', async () => {
  await publishedEvents(api, PUBLIC_PAGE_SIZE);
  for (const path of ['/event', '/event?page=2', '/event?lang=ar', '/event?lang=ar&page=2']) {
    const html = await get(path);
    expect(html).toMatch(/ rel="(?:next|prev)"/);
    expect(await htmlProblems(html)).toEqual([]);
  }
});
