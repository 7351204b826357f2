import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { commandsOf } from '../testing/measures/commands.js';
import {
  createArabic,
  createEvent,
  createEventCategory,
  createEventPrice,
  setSwitch,
} from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { visitorAccount } from '../testing/clients/visitorAccounts.js';

/** Pages that were drawn for one visitor and are sent to others. */

const WALK = gql(`query WalkOfVisitors { publishedEvent(slug: "dawn-walk") { id } }`);
const RENAME = gql(`
  mutation RenameWalks($id: ID!) { updateEventCategory(id: $id, input: {name: "Long walks"}) { success } }
`);
const TRANSLATE = gql(`
  mutation TranslateStargazing($id: ID!) {
    translateEventCategory(id: $id, lang: "ar", input: {name: "رصد النجوم"}) { success }
  }
`);

let api: TestApi;
let category: string;
let event: string;

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(api.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

const publish = (id: string) => setSwitch(api.admin, 'event', 'published', { id }, true);

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  category = (await createEventCategory(api.admin, { name: 'Walks', slug: 'walks' })).id;
  event = (await createEvent(api.admin, { name: 'Dawn walk', slug: 'dawn-walk', categoryId: category })).id;
  await publish(event);
});
afterAll(() => api.close());

const PAGES = ['/', '/event', '/event/dawn-walk', '/event/category', '/event/category/walks', '/event?search=dawn'];

test.each(PAGES)('%s is sent again without asking the database, each time with a nonce of its own', async (path) => {
  const first = await get(path);
  expect(first.status).toBe(200);
  let again = first;
  expect(await commandsOf(async () => (again = await get(path)))).toEqual([]);
  const nonceOf = ({ headers }: typeof first) =>
    /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(nonceOf(again)).toMatch(/^[\w-]{22}$/);
  expect(nonceOf(again)).not.toBe(nonceOf(first));
  expect(again.body).not.toContain(nonceOf(first));
  expect(again.body.replaceAll(nonceOf(again), '')).toBe(first.body.replaceAll(nonceOf(first), ''));
  for (const name of ['content-type', 'cache-control', 'content-language', 'etag', 'vary', 'speculation-rules'])
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  const unchanged = await get(path, { 'if-none-match': again.headers.get('etag') ?? '' });
  expect([unchanged.status, unchanged.body, unchanged.headers.has('content-security-policy')]).toEqual([
    304,
    '',
    false,
  ]);
  const ahead = await get(path, { 'sec-purpose': 'prefetch' });
  expect(ahead.headers.get('cache-control')).toBe('private, max-age=30');
});

test('a page that was never requested reads its rows; the menu, categories, totals and prices are cached', async () => {
  await get('/event');
  expect(await commandsOf(() => get('/event?other=2'))).toEqual(['find events']);
  await createEventPrice(api.admin, {
    eventId: event,
    nationality: 'BHUTANESE',
    priceType: 'FRESHER',
    label: 'All',
    amount: 9,
  });
  expect((await commandsOf(() => get('/event?other=3'))).sort()).toEqual(['find eventPrices', 'find events']);
});

test.each([
  ['an event', async () => publish((await createEvent(api.admin, { name: 'Dusk walk', categoryId: category })).id)],
  [
    'a price',
    async () => {
      const walk = await api.visitor.request(WALK);
      const price = { nationality: 'BHUTANESE', priceType: 'FRESHER', label: 'Regular', amount: 700 } as const;
      await createEventPrice(api.admin, { eventId: walk?.id ?? '', ...price });
    },
  ],
  ['a category', () => api.admin.request(RENAME, { id: category })],
])('the site renders a page again at once after %s is written', async (_, write) => {
  const { body } = await get('/event');
  await write();
  const pageOf = (html: string) => html.replace(/nonce="[^"]+"/g, '');
  expect(pageOf((await get('/event')).body)).not.toBe(pageOf(body));
});

test('what is drawn for a visitor who is signed in is sent to nobody else, and the other way round', async () => {
  const { client } = await visitorAccount(api);
  const cookie = `${VISITOR_COOKIE}=${client.token}`;
  const own = await get('/event/category/walks', { cookie });
  expect(own.body).toContain('href="/account"');
  const stranger = await get('/event/category/walks');
  expect(stranger.body).toContain('href="/login"');
  expect((await get('/event/category/walks', { cookie })).body).toContain('href="/account"');
});

test('an address that names a language sets its cookie each time', async () => {
  for (let time = 0; time < 2; time += 1)
    expect((await get('/event?lang=en')).headers.get('set-cookie')).toMatch(/^language=en;/);
  expect((await get('/event')).headers.get('set-cookie')).toBeNull();
});

test.each(['language=ar=x', 'language; language=ar'])(
  'a page for the cookie "%s" is sent to no visitor in a language that is not theirs',
  async (cookie) => {
    const path = `/event?${new URLSearchParams({ cookie })}`;
    await get(path, { cookie });
    for (const language of ['en', 'ar']) {
      const { headers } = await get(path, { cookie: `language=${language}` });
      expect(headers.get('content-language')).toBe(language);
    }
  },
);

test('PUBLIC-012, PUBLIC-022: a page shows a category as the console saves it, and no more once it is inactive', async () => {
  const { id } = await createEventCategory(api.admin, { name: 'Stargazing', slug: 'stargazing' });
  await publish((await createEvent(api.admin, { name: 'Meteor watch', categoryId: id })).id);
  const listed = async (name: string) => (await get('/event/category?lang=ar')).body.includes(name);
  expect(await listed('Stargazing')).toBe(true);
  await api.admin.request(TRANSLATE, { id });
  expect(await listed('رصد النجوم')).toBe(true);
  await setSwitch(api.admin, 'eventCategory', 'active', { id }, false);
  expect(await listed('رصد النجوم')).toBe(false);
  expect((await get('/event/category/stargazing')).status).toBe(404);
});

test('PUBLIC-012, PUBLIC-022: an event has a page and is listed from when it is published until it is hidden', async () => {
  const { id } = await createEvent(api.admin, { name: 'Comet night', slug: 'comet-night', categoryId: category });
  const seen = async () => [
    (await get('/event/comet-night')).status,
    (await get('/event')).body.includes('Comet night'),
  ];
  expect(await seen()).toEqual([404, false]);
  await publish(id);
  expect(await seen()).toEqual([200, true]);
  await setSwitch(api.admin, 'event', 'published', { id }, false);
  expect(await seen()).toEqual([404, false]);
});

test('what is not there is looked for each time', async () => {
  expect((await get('/event/noon-walk')).status).toBe(404);
  await publish((await createEvent(api.admin, { name: 'Noon walk', slug: 'noon-walk', categoryId: category })).id);
  expect((await get('/event/noon-walk')).status).toBe(200);
});
