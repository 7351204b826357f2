import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { CachedPage } from '@polyphony/public-site';
import { pageCache } from '../../http/visitorCaches.js';
import { ApplicationCache } from '../../platform/cache/applicationCache.js';
import { Channel } from '../../platform/redis/channel.js';
import { ContentStamps, STALE_MS } from '../../platform/cache/contentStamps.js';
import { cacheCountOf } from '../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Access to the cache counter, and what it counts (SPEC-D68, SPEC-D107 and SPEC-D139). */

const CLEAR = 'mutation { clearCache { cacheStatus errorMessage } }';
const LANGUAGES = '{ publishedLanguages { code } }';

let api: TestApi;
const count = () => cacheCountOf(api.admin);

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.admin.request(CLEAR));
afterAll(() => api.close());

test('CACHE-001, GQL-019 the count of cached entries has what is cached for visitors: responses, pages, calendars', async () => {
  expect(await count()).toBe(0);
  await api.visitor.request(LANGUAGES);
  expect(await count()).toBe(1);
  await api.visitor.request(LANGUAGES);
  expect(await count()).toBe(1);
  expect((await fetch(`${api.url}/event`)).status).toBe(200);
  expect(await count()).toBe(2);
  expect((await fetch(`${api.url}/events.ics`)).status).toBe(200);
  expect(await count()).toBe(3);
});

test('CACHE-002, GQL-019 clearing leaves nothing, and the next responses are right', async () => {
  await api.visitor.request(LANGUAGES);
  expect(await api.admin.request(CLEAR)).toEqual({ cacheStatus: true, errorMessage: null });
  expect(await count()).toBe(0);
  expect(await api.visitor.request(LANGUAGES)).toEqual([{ code: 'en' }]);
});

test('CACHE-002 clearing signs nobody out', async () => {
  const staff = await api.signIn.as('Staff without permissions');
  await staff.request(CLEAR);
  expect(await staff.request('{ session { superAdmin } }')).toEqual({ superAdmin: false });
});

test('every member of staff may count and clear, nobody else', async () => {
  const staff = await api.signIn.as('Staff without permissions');
  expect(await cacheCountOf(staff)).toBe(0);
  for (const query of ['{ cacheCount }', CLEAR]) {
    const { errors } = await api.visitor.graphql(query);
    expect(errors?.[0]).toMatchObject({ message: messages.notSignedIn, extensions: { code: 'UNAUTHENTICATED' } });
  }
});

test('clearing the cache clears this process and reports a failure when other processes cannot be notified', async () => {
  const away = {
    prefix: 'test',
    subscribe: () => Promise.resolve(),
    run: () => Promise.reject(new Error('Redis is away.')),
  };
  const part = { size: 7, clear: () => void (part.size = 0) };
  const cache = new ApplicationCache([part], new Channel(away as never, 'cache'));
  expect(cache.count).toBe(7);
  await expect(cache.clear()).rejects.toThrow('Redis is away.');
  expect(cache.count).toBe(0);
});

test('without Redis, another process serves nothing from before a clearing for longer than five seconds', () => {
  const realNow = performance.now.bind(performance);
  let time = realNow();
  performance.now = () => time;
  try {
    const stamps = new ContentStamps({ redis: null, alone: false });
    const elsewhere = pageCache(stamps);
    const page: CachedPage = { headers: {}, pieces: [[Buffer.from('old')]], bytes: 3, holdsUntil: Infinity };
    elsewhere.set('en /', page, [['language', stamps.of('language')]]);
    time += STALE_MS.unshared - 1;
    expect(elsewhere.get('en /')).toBe(page);
    time += 1;
    expect(elsewhere.get('en /')).toBeNull();
  } finally {
    performance.now = realNow;
  }
});
