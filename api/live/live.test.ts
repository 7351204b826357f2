import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_STREAMS } from '@polyphony/domain/limits.js';
import { ContentStamps } from '../platform/cache/contentStamps.js';
import type { SessionDetails } from '../context.js';
import { eventually } from '../testing/runs/eventually.js';
import { LiveClient } from '../testing/clients/liveClient.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import type { TestClient } from '../testing/clients/testClient.js';
import type { Services } from '../services.js';
import { Throttle } from './throttle.js';
import { liveHandler } from './liveHandler.js';
import { liveLists } from './liveLists.js';
import { LiveStream } from './liveStream.js';
import { LiveStreams, type LiveOptions } from './liveStreams.js';

const CREATE = 'mutation ($input: EventDifficultyInput!) { createEventDifficulty(input: $input) { success } }';

describe('the stream of changes', () => {
  let api: TestApi;
  let editor: TestClient;
  const open: LiveClient[] = [];
  const openAs = async (client: TestClient, path?: string) => {
    const stream = await LiveClient.of(client, path);
    open.push(stream);
    return stream;
  };
  let createdCount = 0;
  const write = (client: TestClient) => client.request(CREATE, { input: { name: `Level ${(createdCount += 1)}` } });

  beforeAll(async () => {
    api = await startTestApi();
    editor = await api.staff('VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY');
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(() => api.close());

  test('has headers against caching, compression and buffering', async () => {
    const { status, response } = await openAs(api.admin);
    expect(status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('sends the name of a kind that another user has written', async () => {
    const stream = await openAs(api.admin);
    await stream.hello();
    await write(editor);
    expect(await stream.change()).toBe('eventDifficulty');
  });

  test('begins with the time since the last write of each kind', async () => {
    await write(editor);
    const ages = await (await openAs(api.admin)).hello();
    expect(Object.keys(ages).sort()).toEqual(Object.keys(liveLists).sort());
    const { eventDifficulty = Infinity, blogCategory = 0 } = ages;
    expect(eventDifficulty).toBeLessThan(blogCategory);
  });

  test('is limited per user, and available again once one is closed', async () => {
    const person = await api.staff('VIEW_ALL_LANGUAGES');
    const streams = await Promise.all(Array.from({ length: LIVE_STREAMS.ofOne }, () => openAs(person)));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await openAs(person);
    expect([refused.status, refused.response.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await openAs(api.admin)).status).toBe(200);
    streams[0]?.close();
    const again = await eventually(async () => {
      const stream = await openAs(person);
      return stream.status === 200 ? stream : null;
    });
    expect(Object.keys(await again.hello())).toEqual(['language']);
  });

  test.each([
    ['POST', '/live', 405],
    ['HEAD', '/live', 405],
    ['GET', '/live/more', 404],
  ])('%s %s returns %i', async (method, path, status) => {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${api.admin.token}` },
    });
    expect(response.status).toBe(status);
    await response.text();
  });
});

describe('streams', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  const session = (changes: Partial<SessionDetails> = {}): SessionDetails => ({
    sessionId: 'session',
    userId: 'user',
    name: 'Ada',
    email: 'ada@test.example',
    picture: null,
    role: { id: 'role', name: 'Editor' },
    superAdmin: false,
    permissions: new Set(['VIEW_ALL_EVENTS']),
    viewingAs: null,
    ...changes,
  });

  /** Streams over a server of their own, for a user that the test can change. */
  async function serving(options: Partial<LiveOptions> = {}) {
    const person = { session: session() as SessionDetails | null };
    const { stamps = new ContentStamps({ redis: null, alone: true }) } = options;
    const streams = new LiveStreams({
      stamps,
      gates: new Map([['event', ['VIEW_ALL_EVENTS']]]),
      onSessionsChanged: () => () => undefined,
      ...options,
    });
    const server = createServer((_req, res) => {
      const refusal = streams.refusal('user');
      if (refusal) res.writeHead(503).end(refusal);
      else streams.add(new LiveStream(res, session(), () => Promise.resolve(person.session)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    closing.push(() => {
      streams.close();
      server.closeAllConnections();
      server.close();
    });
    return { person, stamps, streams, open: () => LiveClient.open(url, {}) };
  }

  test('send heartbeats', async () => {
    const { open } = await serving({ beatMs: 20 });
    const stream = await open();
    await stream.hello();
    expect(await stream.next()).toEqual({ event: 'beat', data: '1' });
  });

  test('end instead of sending the next message when the session has ended', async () => {
    const { stamps, open, person } = await serving();
    const stream = await open();
    await stream.hello();
    person.session = null;
    await stamps.changed('event');
    expect(await stream.rest()).toEqual([{ event: 'bye', data: '1' }]);
  });

  test('end at the next heartbeat when the session has expired', async () => {
    const { open, person } = await serving({ beatMs: 20 });
    const stream = await open();
    person.session = null;
    expect((await stream.rest()).at(-1)).toEqual({ event: 'bye', data: '1' });
  });

  test.each<[string, Partial<SessionDetails>]>([
    ['another role', { role: { id: 'other', name: 'Editor' } }],
    ['a permission more', { permissions: new Set(['VIEW_ALL_EVENTS', 'ADD_EVENT']) }],
    ['a permission less', { permissions: new Set() }],
  ])('end when the person has %s', async (_, changes) => {
    const { stamps, open, person } = await serving();
    const stream = await open();
    await stream.hello();
    person.session = session(changes);
    await stamps.changed('event');
    expect(await stream.rest()).toEqual([{ event: 'bye', data: '1' }]);
  });

  test('are limited in number', async () => {
    const { open } = await serving({ bounds: { ofOne: 10, all: 2 } });
    const responses = [await open(), await open(), await open()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 503]);
  });

  test('are not retained for a client that leaves while its session is looked up', async () => {
    const { streams } = await serving({ bounds: { ofOne: 1, all: 1 } });
    const abort = new AbortController();
    let handled: unknown = null;
    const server = createServer((req, res) => {
      const sessionFromToken = async () => {
        abort.abort();
        await once(res, 'close');
        return session();
      };
      const sessions = { sessionFromToken } as unknown as Services['sessions'];
      handled = liveHandler(streams, { sessions }, 'http://site.example')(req, res);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
    const request = fetch(url, { headers: { authorization: 'Bearer token' }, signal: abort.signal });
    await expect(request).rejects.toThrow('aborted');
    await handled;
    expect(streams.refusal('user')).toBeNull();
    server.close();
    await once(server, 'close');
  });

  test('report many writes within a short time once', async () => {
    const { stamps, open } = await serving({
      gates: new Map([
        ['event', ['VIEW_ALL_EVENTS']],
        ['post', ['VIEW_ALL_EVENTS']],
      ]),
      throttleMs: 3_600_000,
    });
    const stream = await open();
    await stream.hello();
    for (let n = 0; n < 30; n += 1) await stamps.changed('event');
    // The last write is reported last.
    await stamps.changed('post');
    expect([await stream.change(), await stream.change()]).toEqual(['event', 'post']);
  });

  test('end at shutdown, after which none can be opened', async () => {
    const { open, streams } = await serving();
    const stream = await open();
    await stream.hello();
    streams.close();
    expect(await stream.rest()).toEqual([{ event: 'bye', data: '1' }]);
    expect((await open()).status).toBe(503);
  });

  test('report possible writes with each heartbeat if writes of other processes may go unnoticed', async () => {
    const stamps = new ContentStamps({ redis: null, alone: false });
    const { open } = await serving({ beatMs: 20, stamps });
    const stream = await open();
    expect(await stream.change()).toBe('event');
    expect(await stream.change()).toBe('event');
  });

  test('report only actual writes in the only process of a database', async () => {
    const stamps = new ContentStamps({ redis: null, alone: true });
    const { open } = await serving({ beatMs: 20, stamps });
    const stream = await open();
    const heard = [await stream.next(), await stream.next(), await stream.next()];
    expect(heard.map((event) => event?.event)).toEqual(['hello', 'beat', 'beat']);
  });
});

test('throttled messages pass at once, and again after a pause only if they were repeated', async () => {
  // Node has timers of one duration in one list, and runs all of it that is due: no other timer has this one.
  const PAUSE = 23;
  const passed: string[] = [];
  const throttle = new Throttle(PAUSE, (word) => passed.push(word));
  // Timers fire in the order in which they are due, however late they all are.
  setTimeout(() => passed.push('half a pause'), PAUSE / 2);
  for (let i = 0; i < 10; i += 1) throttle.push('a');
  throttle.push('b');
  expect(passed).toEqual(['a', 'b']);
  await eventually(() => passed.length === 4);
  expect(passed).toEqual(['a', 'b', 'half a pause', 'a']);
  // The pauses of `a` and `b` end before that of `c`, which is passed on again.
  throttle.push('c');
  throttle.push('c');
  await eventually(() => passed.at(-1) === 'c' && passed.length > 5);
  expect(passed.slice(4)).toEqual(['c', 'c']);
  throttle.stop();
});
