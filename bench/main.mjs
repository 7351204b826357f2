#!/usr/bin/env node
// npm run bench: the responses of Polyphony a second, beside a plain node:http server that sends the same bytes, in one run.
// Times change with the machine; the ratios to the plain server are what to compare.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedEvents } from './seedEvents.mjs';
import { measure } from './load.mjs';
import { residentMegabytes } from './memory.mjs';
import { ADMIN, freePort, startPlain, startPolyphony } from './servers.mjs';
import { seed } from './seed.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROWS = 2000;
/** As many as one page of the visitors' list shows. */
const EVENTS = 20;
const CONNECTIONS = [1, 32];

const LIST = {
  query:
    '{ publishedEventCategories(page: 3, pageSize: 20) { rows { id name slug description orderNumber featured updatedAt } pageInfo { currentPage totalPages totalItemsCount } } }',
};
const REST_LIST = '/api/client/event/category/list';
const TOGGLE =
  'mutation ($id: ID!) { toggleEventCategoryFeatured(id: $id) { success message eventCategory { id featured } } }';

const json = { 'content-type': 'application/json' };
const post = (body) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

/** A document that was never seen: the cache cannot know the answer. */
let nonce = 0;
const unseen = (body) => () => {
  nonce += 1;
  return post({ ...body, extensions: { nonce } });
};

const page = () => ({ method: 'GET', headers: {} });

/** An address of the list of events without a cached page. */
const unseenPage = () => {
  nonce += 1;
  return { ...page(), path: `/event?nonce=${nonce}` };
};

function row(name, connections, { rps, p50, p99, failed }, plain) {
  const share = plain ? `${((100 * rps) / plain).toFixed(1)} %` : '';
  const cells = [
    name.padEnd(46),
    String(connections).padStart(4),
    rps.toFixed(0).padStart(8),
    p50.padStart(8),
    p99.padStart(8),
    share.padStart(9),
  ];
  console.log(`${cells.join('  ')}${failed ? `  ${failed} FAILED` : ''}`);
  if (failed) process.exitCode = 1;
}

const formatMemory = ({ total, proportional, parts }) =>
  `${total} MB (${parts.join(', ')}); with shared pages counted once, ${proportional} MB`;

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const servers = [];
try {
  const port = await freePort();
  console.log(`Polyphony bench: node ${process.version}, ${SECONDS} s a measurement, a list of 20 from ${ROWS}\n`);

  const first = await startPolyphony({ port, dataDir: folder });
  servers.push(first);
  const token = await first.signIn(ADMIN);
  const ids = await seed(first.url, token, ROWS);
  await seedEvents(first.url, token, EVENTS);
  await first.stop();
  servers.pop();

  const second = await startPolyphony({ port, dataDir: folder });
  servers.push(second);
  console.log(`npm start, the second time, to the first 200: ${second.startMs} ms`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const memory = await residentMegabytes(second.pid);
  console.log(`resident memory at rest, the whole process tree: ${formatMemory(memory)}\n`);

  const { url } = second;
  const bytes = Buffer.from(await (await fetch(`${url}/graphql`, post(LIST))).arrayBuffer());
  const plain = await startPlain(await freePort(), bytes);
  servers.push(plain);

  const auth = { ...json, authorization: `Bearer ${await second.signIn(ADMIN)}` };
  let next = 0;
  const toggle = () => {
    next += 1;
    return {
      method: 'POST',
      headers: auth,
      body: JSON.stringify({ query: TOGGLE, variables: { id: ids[next % ids.length] } }),
    };
  };

  const cases = [
    ['public list, GraphQL, cached', `${url}/graphql`, () => post(LIST)],
    ['public list, GraphQL, uncached', `${url}/graphql`, unseen(LIST)],
    ['public list, REST, cached', `${url}${REST_LIST}?page=3&pageSize=20`, page],
    // A POST is executed each time.
    ['public list, REST, uncached', `${url}${REST_LIST}`, () => post({ page: 3, pageSize: 20 })],
    ['authenticated toggle', `${url}/graphql`, toggle],
    ['public home page, HTML', `${url}/`, page],
  ];
  const html = Buffer.from(await (await fetch(`${url}/event`)).arrayBuffer());
  const plainPage = await startPlain(await freePort(), html);
  servers.push(plainPage);
  const pageCases = [
    ['page of 20 events, HTML, cached', `${url}/event`, page],
    ['page of 20 events, HTML, uncached', `${url}/event`, unseenPage],
  ];
  console.log(`${'what'.padEnd(46)}  conn       rps       p50       p99  of plain`);
  for (const connections of CONNECTIONS) {
    for (const [server, size, request, compared] of [
      [plain, bytes.length, () => post(LIST), cases],
      [plainPage, html.length, page, pageCases],
    ]) {
      const base = await measure(server.url, request, connections, SECONDS);
      row(`plain node:http, the same ${size} bytes`, connections, base);
      for (const [name, address, requested] of compared) {
        row(name, connections, await measure(address, requested, connections, SECONDS), base.rps);
      }
      console.log();
    }
  }
  const busy = await residentMegabytes(second.pid);
  console.log(`resident memory after the load: ${formatMemory(busy)}`);
} finally {
  for (const server of servers.reverse()) await server.stop();
  await rm(folder, { recursive: true, force: true });
}
