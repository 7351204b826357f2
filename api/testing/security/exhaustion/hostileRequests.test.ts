import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { createSchema } from '../../../start/schema.js';
import { fromElsewhere } from '../../clients/visitorAccounts.js';
import { Generator, SEED } from '../../runs/seed.js';
import { startTestApi, type TestApi } from '../../server/testApi.js';
import { hostileForms, type FormFace } from './hostileForms.js';
import { hostileRequests, type HostileRequest } from './hostileRequests.js';

/**
 * Class: exhaustion by single requests. Whatever anyone sends costs no more than a few valid requests of its size, and is
 * gets no response longer than what was sent. POLYPHONY_ALL_REQUESTS=1 sends the whole corpus, otherwise a part of it chosen by the
 * seed.
 */

/** Requests of the corpus that a run of the suite sends. */
const PART = 250;
/** Multiple of the yardstick's CPU that a request may take; the attack that this is about took hundreds of times. */
const RATIO = 16;
/** Milliseconds below which a measurement says nothing: a collection of garbage takes as long. */
const NOISE_MS = 100;
/** Times that a request is measured before it counts as dear: other work of the machine never makes one cheaper. */
const TRIES = 4;
/** Multiple of the limit at which a request is dear whatever else the machine does: it is not measured again. */
const HOPELESS = 20;
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

/** Cost of a request to this process, which is server and client. */
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
  for (let tries = 1; tries < TRIES && least.ms > enough && least.ms < HOPELESS * enough; tries += 1) {
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

const sendsAll = process.env['POLYPHONY_ALL_REQUESTS'] === '1';
const random = new Generator(SEED);

/** The part of the corpus that this run sends: another one with each seed. */
function chosen(all: readonly HostileRequest[]): readonly HostileRequest[] {
  if (sendsAll) return all;
  const left = [...all];
  return Array.from({ length: Math.min(PART, all.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
}

/** All forms to one place of each reader: to another one with each seed. */
function chosenForms(all: readonly FormFace[]): readonly HostileRequest[] {
  const readers = [...new Set(all.map(({ reader }) => reader))].map((one) =>
    all.filter(({ reader }) => reader === one),
  );
  const faces = sendsAll ? all : readers.flatMap((same) => same[random.between(0, same.length - 1)] ?? []);
  return faces.flatMap(({ forms }) => [...forms()]);
}

const tooLong = (requests: readonly HostileRequest[]) =>
  requests.filter(({ body = '' }) => Buffer.byteLength(body) > VISITOR_BODY_BYTES).map(({ title }) => title);

/** Faults of the responses, or what is dear about them. */
async function faultsOf(requests: readonly HostileRequest[]): Promise<readonly string[]> {
  const valid = [];
  for (let n = 0; n < 10; n += 1) valid.push(await costOf(yardstick()));
  expect(valid.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const usual = valid.map(({ ms }) => ms).sort((a, b) => a - b)[5] ?? 0;
  const most = Math.max(NOISE_MS, RATIO * usual);
  const wrong: string[] = [];
  for (const request of requests) {
    const { ms, bytes, status } = await leastCostOf(request, most);
    if (status >= 500) wrong.push(`${request.title}: ${status}`);
    if (bytes > PAGE_BYTES + Buffer.byteLength(request.body ?? request.path))
      wrong.push(`${request.title}: ${bytes} bytes`);
    if (ms > most) wrong.push(`${request.title}: ${Math.round(ms)} ms, ${Math.round(ms / usual)} times ${usual} ms`);
  }
  return wrong;
}

test('no request of anyone costs many times a valid one of its size, or brings more than a page beyond it', async () => {
  const all = hostileRequests(createSchema());
  expect(tooLong(all)).toEqual([]);
  expect(await faultsOf(chosen(all))).toEqual([]);
});

test('no multipart form of anyone costs many times a valid request of its size, whatever reads it', async () => {
  const forms = chosenForms(hostileForms(createSchema()));
  expect(tooLong(forms)).toEqual([]);
  expect(await faultsOf(forms)).toEqual([]);
});
