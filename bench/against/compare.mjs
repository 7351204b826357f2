// This checkout beside another commit, in one run. Both serve the same requests in turns of a few milliseconds, so that a
// machine that slows down slows down both; each pair of turns gives a ratio, and the interval of their median says whether
// this checkout is faster, slower or the same. Each start of a server has its own luck with memory and compiled code, so the
// servers are started several times. With the commit of this checkout it is a test of itself, which fails for a difference:
// there is none.
// BENCH_STARTS, BENCH_TURNS: starts (3), and turns of each request in each start (20). BENCH_ONLY: requests whose names begin so,
// separated by commas.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cachedList,
  cachedRestList,
  demoPages,
  page,
  toggles,
  uncachedList,
  uncachedRestList,
  unseenPage,
} from '../requests.mjs';
import { seed } from '../seed.mjs';
import { ADMIN, freePort, startPolyphony } from '../servers.mjs';
import { checkoutOf, commitOf } from './checkout.mjs';
import { medianRatio, verdictOf } from './paired.mjs';

const STARTS = Number(process.env.BENCH_STARTS ?? 3);
const TURNS = Number(process.env.BENCH_TURNS ?? 20);
const ONLY = process.env.BENCH_ONLY?.split(',');
const ROWS = 500;
/** Milliseconds that a turn takes at least, and the requests of one start before they count. */
const TURN_MS = 60;
const WARM_UP_MS = 2000;
/** Two starts of one build differ by up to this. */
const TOLERANCE = 0.05;
/** Of all verdicts of a run together. */
const CONFIDENCE = 0.95;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Resolves when the whole response to one request was received. */
function respond(url, { path, method, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = send(url + path, { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode}.`));
      response.resume();
      response.on('end', resolve);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Milliseconds a request, over `count` of them in sequence. */
async function turn(side, makeRequest, count) {
  const began = performance.now();
  for (let at = 0; at < count; at += 1) await respond(side.url, makeRequest());
  return (performance.now() - began) / count;
}

/** The requests of a server, by name. */
function requestsTo({ ids, token }) {
  const pages = Object.entries(demoPages).flatMap(([name, { path, language }]) => {
    const headers = { cookie: `language=${language}`, 'accept-encoding': 'br' };
    return [
      [`${name}, cached`, () => page(path, headers)],
      [`${name}, made anew`, () => unseenPage(path, headers)],
    ];
  });
  const requests = [
    ['list, GraphQL, cached', cachedList],
    ['list, GraphQL, uncached', uncachedList],
    ['list, REST, cached', cachedRestList],
    ['list, REST, uncached', uncachedRestList],
    ['switch of a record', toggles(ids, token)],
    ...pages,
  ];
  return new Map(requests.filter(([name]) => !ONLY || ONLY.some((wanted) => name.startsWith(wanted))));
}

/** How many requests fill a turn; requests before that count for neither. */
async function requestsOfTurn(side, makeRequest) {
  let milliseconds = Infinity;
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) {
    milliseconds = Math.min(milliseconds, await turn(side, makeRequest, 5));
  }
  return Math.max(1, Math.ceil(TURN_MS / milliseconds));
}

/** Ratios of the milliseconds of both sides in each pair of turns, this checkout's by the other's. */
async function ratiosOf(here, there, name) {
  const sides = [here, there];
  const counts = [];
  for (const side of sides) counts.push(await requestsOfTurn(side, side.requests.get(name)));
  const count = Math.max(...counts);
  const ratios = [];
  for (let at = 0; at < TURNS; at += 1) {
    const order = at % 2 === 0 ? sides : [there, here];
    const took = new Map();
    for (const side of order) took.set(side, await turn(side, side.requests.get(name), count));
    ratios.push(took.get(here) / took.get(there));
  }
  return ratios;
}

/** Starts one side over a folder that has its data, or fills the folder at the first start. */
async function start(side) {
  const server = await startPolyphony({
    port: await freePort(),
    dataDir: side.dataDir,
    checkout: side.checkout,
    env: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' },
  });
  const token = await server.signIn(ADMIN);
  side.ids ??= await seed(server.url, token, ROWS);
  return { url: server.url, stop: server.stop, requests: requestsTo({ ids: side.ids, token }) };
}

/** Compares this checkout with the commit, and prints a row for each request. */
export async function compareWith(name) {
  const commit = await commitOf(name);
  const itself = commit === (await commitOf('HEAD'));
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-against-'));
  const sides = [
    { dataDir: join(folder, 'here') },
    { dataDir: join(folder, 'there'), checkout: await checkoutOf(commit, folder) },
  ];
  const ratios = new Map();
  try {
    for (let round = 0; round < STARTS; round += 1) {
      const servers = [];
      try {
        for (const side of round % 2 === 0 ? sides : sides.toReversed()) servers.push([side, await start(side)]);
        const bySide = new Map(servers);
        const [here, there] = sides.map((side) => bySide.get(side));
        for (const request of here.requests.keys()) {
          const measured = await ratiosOf(here, there, request);
          ratios.set(request, [...(ratios.get(request) ?? []), ...measured]);
        }
      } finally {
        for (const [, server] of servers) await server.stop();
      }
    }
    print(commit, ratios, itself);
  } finally {
    agent.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

function print(commit, ratios, itself) {
  console.log(
    `node ${process.version}; time of a request here by that at ${commit}, ${STARTS} starts of ${TURNS} turns\n`,
  );
  console.log(`${'what'.padEnd(28)}  ratio  interval of all at ${CONFIDENCE * 100} %`);
  const confidence = 1 - (1 - CONFIDENCE) / ratios.size;
  for (const [name, values] of ratios) {
    const { median, low, high } = medianRatio(values, confidence);
    const verdict = verdictOf({ low, high }, TOLERANCE);
    console.log(
      `${name.padEnd(28)}  ${median.toFixed(2).padStart(5)}  ${low.toFixed(2)} to ${high.toFixed(2)}  ${verdict}`,
    );
    if (itself && (verdict === 'faster' || verdict === 'slower')) process.exitCode = 1;
  }
}
