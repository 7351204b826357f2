import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { createSchema } from '../../../start/schema.js';
import { fromElsewhere } from '../../clients/visitorAccounts.js';
import { Generator, SEED } from '../../runs/seed.js';
import { startTestApi, type TestApi } from '../../server/testApi.js';
import { hostileRequests, type HostileRequest } from './hostileRequests.js';

/**
 * Class: exhaustion by single requests. Whatever anyone sends costs no more than a few valid requests of its size, and is
 * gets no response longer than what was sent. POLYPHONY_ALL_REQUESTS=1 sends the whole corpus, otherwise a part of it chosen by the
 * seed.
 */

/** Requests of the corpus that a run of the suite sends. */
const PART = 250;
/** How many times as much CPU as the yardstick a request may take; the attack that this is about took hundreds of times. */
const RATIO = 16;
/** Milliseconds below which a measurement says nothing: a collection of garbage takes as long. */
const NOISE_MS = 100;
/** Times that a request is measured before it counts as dear: other work of the machine never makes one cheaper. */
const TRIES = 4;
/** Bytes of a response beyond those of the request: a page of the site. */
const PAGE_BYTES = 150_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

interface Cost {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number;
}

/** What a request costs this process, which is server and client. */
async function costOf({ path, method, headers, body }: HostileRequest): Promise<Cost> {
  const before = process.cpuUsage();
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...headers, ...fromElsewhere() },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const { byteLength } = await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, bytes: byteLength, status: response.status };
}

/** The least that a request costs in a few tries; fewer once it is cheap. */
async function leastCostOf(request: HostileRequest, enough: number): Promise<Cost> {
  let least = await costOf(request);
  for (let tries = 1; tries < TRIES && least.ms > enough; tries += 1) {
    const cost = await costOf(request);
    if (cost.ms < least.ms) least = cost;
  }
  return least;
}

/** A valid request as long as visitors may send one. */
const yardstick = (): HostileRequest => ({
  title: 'the yardstick',
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `query Q${Math.random().toString(36).slice(2)} { publishedEvents(pageSize: 100) { rows { id slug name } } }`,
    extensions: { padding: 'x'.repeat(VISITOR_BODY_BYTES - 1_000) },
  }),
});

/** The part of the corpus that this run sends: another one with each seed. */
function chosen(all: readonly HostileRequest[]): readonly HostileRequest[] {
  if (process.env['POLYPHONY_ALL_REQUESTS'] === '1') return all;
  const random = new Generator(SEED);
  const left = [...all];
  return Array.from({ length: Math.min(PART, all.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
}

test('no request of anyone costs many times a valid one of its size, or brings more than a page beyond it', async () => {
  const all = hostileRequests(createSchema());
  const tooLong = all.filter(({ body = '' }) => Buffer.byteLength(body) > VISITOR_BODY_BYTES);
  expect(tooLong.map(({ title }) => title)).toEqual([]);
  const valid = [];
  for (let n = 0; n < 10; n += 1) valid.push(await costOf(yardstick()));
  expect(valid.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const usual = valid.map(({ ms }) => ms).sort((a, b) => a - b)[5] ?? 0;
  const most = Math.max(NOISE_MS, RATIO * usual);
  const wrong: string[] = [];
  for (const request of chosen(all)) {
    const { ms, bytes, status } = await leastCostOf(request, most);
    if (status >= 500) wrong.push(`${request.title}: ${status}`);
    if (bytes > PAGE_BYTES + Buffer.byteLength(request.body ?? request.path))
      wrong.push(`${request.title}: ${bytes} bytes`);
    if (ms > most) wrong.push(`${request.title}: ${Math.round(ms)} ms, ${Math.round(ms / usual)} times ${usual} ms`);
  }
  expect(wrong).toEqual([]);
});
