import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { KindName } from '@polyphony/domain/kinds/names.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { tables } from '../modules/restTables.js';
import { createSchema } from '../start/schema.js';
import { commandsOf } from '../testing/measures/commands.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { cacheCountOf } from '../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import {
  createArabic,
  createLanguage,
  createRecord,
  setSwitch,
  type FormChanges,
} from '../testing/records/createRecord.js';
import { operationsOf } from '../testing/records/recordMaker.js';
import { uploadFile } from '../testing/files/uploads.js';
import { visitorAccount } from '../testing/clients/visitorAccounts.js';
import { prepare } from './routes.js';

/** Reads of the REST paths that visitors get from the cache of responses. */

const EVENTS = '/api/client/event/list';
const DETAILS = '/api/client/event/details';
const CATEGORIES = '/api/client/event/category/list';
const PRICES = '/api/client/event/price/list';
const FILES = '/api/client/files/list';
const LANGUAGES = '/api/client/language/list';
const SETTINGS = '/api/client/website-settings/list';

let api: TestApi;
const ids = { category: '', difficulty: '', event: '', price: '', file: '' };

const created = async <Name extends KindName>(name: Name, changes: FormChanges<Name>): Promise<string> =>
  (await createRecord(api.admin, name, changes)).id;
const updated = async <Name extends KindName>(name: Name, id: string, input: FormChanges<Name>) => {
  const { errors } = await api.admin.request(operationsOf(kinds[name]).update, { id, input });
  expect(errors).toEqual([]);
};
const switched = (name: KindName, toggle: Toggle, id: string, to: boolean) =>
  setSwitch(api.admin, name, toggle, { id }, to);

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  ids.category = await created('eventCategory', { name: 'Walks', slug: 'walks' });
  ids.difficulty = await created('eventDifficulty', { name: 'Steep', slug: 'steep' });
  const { file } = await uploadFile(api.admin, PNG, { name: 'a.png', type: 'image/png' });
  ids.file = file?.id ?? '';
  ids.event = await created('event', {
    name: 'Dawn walk',
    slug: 'dawn-walk',
    categoryId: ids.category,
    difficultyId: ids.difficulty,
  });
  await switched('event', 'published', ids.event, true);
  ids.price = await created('eventPrice', {
    eventId: ids.event,
    nationality: 'BHUTANESE',
    priceType: 'FRESHER',
    label: 'Regular',
    amount: 700,
  });
  await article('blogPost', 'blogCategory');
  await article('newsArticle', 'newsCategory');
  const place = { title: 'Dawn walk', slug: 'dawn-walk', branchName: 'By the river', latitude: 27.4, longitude: 89.6 };
  await created('contact', { ...place, openingHours: [] });
  const course = { title: 'Dawn walk', slug: 'dawn-walk', subTitle: 'Before the sun', orderNumber: 1 };
  await switched('course', 'active', await created('course', course), true);
  const career = { jobName: 'Guide', slug: 'dawn-walk', jobDescription: '<p>Before the sun.</p>', orderNumber: 1 };
  await switched('career', 'active', await created('career', career), true);
});
/** A text with the slug that the details of all kinds are read by here. */
async function article(name: 'blogPost' | 'newsArticle', category: 'blogCategory' | 'newsCategory'): Promise<void> {
  const categoryId = await created(category, { name: 'Walks', slug: 'walks' });
  const id = await created(name, {
    title: 'Dawn walk',
    slug: 'dawn-walk',
    categoryId,
    bannerImage: ids.file,
    shortDescription: 'Before the sun.',
  });
  // A new text is a draft.
  await switched(name, 'active', id, true);
}

beforeEach(() => api.admin.request('mutation { clearCache { cacheStatus } }'));
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) => api.visitor.rest('GET', path, undefined, headers);

/** The headers of a response, without those that are another for every one. */
const lasting = (headers: Headers) =>
  [...headers].filter(([name]) => !['date', 'x-request-id', 'keep-alive'].includes(name));

/** Query strings that lists of places within others need. */
const PARENTS: Readonly<Record<string, string>> = {
  '/api/client/states/list': '?country=BT',
  '/api/client/cities/list': '?state=BT-11',
};

/** Every path that anyone may read, with what its details need. */
const shared = tables
  .map((row) => prepare(createSchema(), row))
  .filter(({ isShared, methods }) => isShared && methods.includes('GET'))
  .map(({ path }) => {
    if (path === SETTINGS) return `${path}?keys=meta_title`;
    if (path.endsWith('/details')) return `${path}?slug=dawn-walk`;
    return `${path}${path.endsWith('/content') ? '?page=home' : (PARENTS[path] ?? '')}`;
  });

test('the paths are those that visitors read', () => {
  expect(shared).toEqual(
    expect.arrayContaining([EVENTS, `${DETAILS}?slug=dawn-walk`, CATEGORIES, PRICES, FILES, LANGUAGES]),
  );
});

test.each(shared)('%s responds the second time with the same and without the database', async (path) => {
  const first = await get(path);
  expect(first.status).toBe(200);
  let again = first;
  expect(await commandsOf(async () => (again = await get(path)))).toEqual([]);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(lasting(again.headers)).toEqual(lasting(first.headers));
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test.each<[string, RequestInit]>([
  ['HEAD', { method: 'HEAD' }],
  ['a compressed GET', { headers: { 'accept-encoding': 'gzip' } }],
  ['a GET that takes no encoding but identity', { headers: { 'accept-encoding': 'identity' } }],
  ['a GET of another site', { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } }],
])('%s has the same headers and the same body from a cold and from a warm cache', async (_, init) => {
  const once = async () => {
    const response = await fetch(`${api.url}${EVENTS}?pageSize=100`, init);
    return { headers: lasting(response.headers), body: await response.text() };
  };
  const cold = await once();
  expect(await once()).toEqual(cold);
});

/** `fetch` always names encodings that it accepts. */
const withoutEncodings = async (path: string) => {
  const request = httpGet(`${api.url}${path}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: lasting(new Headers(response.headers as Record<string, string>)), body: await text(response) };
};

test.each([EVENTS, CATEGORIES, LANGUAGES])(
  'a client that names no encoding gets %s with the same headers from a cold and from a warm cache',
  async (path) => {
    const cold = await withoutEncodings(path);
    let warm = cold;
    expect(await commandsOf(async () => (warm = await withoutEncodings(path)))).toEqual([]);
    expect(warm).toEqual(cold);
    expect(new Map(cold.headers).get('vary')).toBe('Accept-Encoding');
  },
);

describe('a write is seen at once', () => {
  const writes: Record<string, [path: string, write: () => Promise<unknown>]> = {
    'an event': [EVENTS, () => updated('event', ids.event, { name: 'Dusk walk' })],
    'an event, in its details': [
      `${DETAILS}?slug=dawn-walk`,
      () => updated('event', ids.event, { name: 'Night walk' }),
    ],
    'its category': [EVENTS, () => updated('eventCategory', ids.category, { name: 'Long walks' })],
    'its difficulty': [EVENTS, () => updated('eventDifficulty', ids.difficulty, { name: 'Very steep' })],
    'a category in its own list': [CATEGORIES, () => updated('eventCategory', ids.category, { name: 'Short walks' })],
    'a price': [PRICES, () => updated('eventPrice', ids.price, { amount: 800 })],
    'the event of a price': [PRICES, () => switched('event', 'published', ids.event, false)],
    'an event that is published': [EVENTS, () => switched('event', 'published', ids.event, true)],
    'a category that is hidden': [EVENTS, () => switched('eventCategory', 'active', ids.category, false)],
    'a category that is shown': [EVENTS, () => switched('eventCategory', 'active', ids.category, true)],
    'a file': [FILES, () => uploadFile(api.admin, PNG, { name: 'b.png', type: 'image/png' })],
    'a language': [LANGUAGES, () => createLanguage(api.admin, { name: 'French', code: 'fr' })],
    'a translation': [
      `${EVENTS}?lang=ar`,
      () =>
        api.admin.request(operationsOf(kinds.event).translate, { id: ids.event, lang: 'ar', input: { name: 'نزهة' } }),
    ],
  };
  test.each(Object.entries(writes))('%s', async (_, [path, write]) => {
    const { body } = await get(path);
    await write();
    expect((await get(path)).body).not.toEqual(body);
  });
});

test('each language has a response of its own, by the address and by the cookie', async () => {
  const names = async (path: string, headers = {}) =>
    ((await get(path, headers)).body['data'] as { name: string }[]).map(({ name }) => name);
  await updated('event', ids.event, { name: 'Dawn walk' });
  for (let time = 0; time < 2; time += 1) {
    expect(await names(EVENTS)).toEqual(['Dawn walk']);
    expect(await names(`${EVENTS}?lang=ar`)).toEqual(['نزهة']);
    expect(await names(EVENTS, { cookie: 'language=ar' })).toEqual(['نزهة']);
  }
  const { body } = await get(`${EVENTS}?lang=ar`);
  expect(body['message']).not.toBe((await get(EVENTS)).body['message']);
});

test('a request with credentials is neither served from the cache nor cached', async () => {
  const { client } = await visitorAccount(api);
  const credentials: Record<string, string>[] = [
    { authorization: `Bearer ${api.admin.token}` },
    { authorization: `Bearer ${client.token}` },
    { cookie: `${VISITOR_COOKIE}=${client.token}` },
    { authorization: 'Bearer nobody' },
  ];
  for (const headers of credentials) {
    const before = await cacheCountOf(api.admin);
    await get(EVENTS, headers);
    expect(await cacheCountOf(api.admin)).toBe(before);
  }
  await get(EVENTS);
  for (const headers of credentials) expect(await commandsOf(() => get(EVENTS, headers))).not.toEqual([]);
});

test('what staff read is refused to visitors after it was read by staff, and its refusal is not cached', async () => {
  const path = '/api/event/category/view';
  const before = await cacheCountOf(api.admin);
  expect((await api.admin.rest('GET', path)).status).toBe(200);
  for (let time = 0; time < 2; time += 1) expect((await get(path)).status).toBe(401);
  expect((await api.admin.rest('GET', path)).status).toBe(200);
  expect(await cacheCountOf(api.admin)).toBe(before);
});

test('an unknown field of the query is ignored, and is not a way to fill the cache', async () => {
  const before = await cacheCountOf(api.admin);
  const responses = await Promise.all(['red', 'blue'].map((colour) => get(`${EVENTS}?colour=${colour}&pageSize=3`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await cacheCountOf(api.admin)).toBe(before);
});

test('refusals and records that are not there are not cached', async () => {
  expect((await get(`${DETAILS}?slug=new-walk`)).status).toBe(404);
  expect((await get(`${EVENTS}?page=x`)).status).toBe(422);
  const id = await created('event', { name: 'New walk', slug: 'new-walk', categoryId: ids.category });
  await switched('event', 'published', id, true);
  expect((await get(`${DETAILS}?slug=new-walk`)).status).toBe(200);
  expect((await get(`${EVENTS}?page=x`)).status).toBe(422);
});

test('a POST is executed each time', async () => {
  const post = () => api.visitor.rest('POST', EVENTS, { pageSize: 5 });
  await post();
  await get(EVENTS);
  const before = await cacheCountOf(api.admin);
  expect((await post()).status).toBe(200);
  expect(await cacheCountOf(api.admin)).toBe(before);
});
