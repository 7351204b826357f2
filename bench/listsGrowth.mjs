#!/usr/bin/env node
// npm run bench:lists: how long a list of the console takes through GraphQL with 1,000 and with 100,000 records: its
// first page, a page sorted otherwise, and a search. Both servers run side by side and are asked by turns; the ratio of
// their medians is what to look at.
// BENCH_MONGODB_URI: a MongoDB server to keep the records in, in databases made for it; without it, the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventDifficultyStore } from '../api/dist/modules/events/eventDifficulty.js';
import { connectDatabase } from '../api/dist/platform/database.js';
import { freePort, startPolyphony } from './servers.mjs';

const FEW = 1_000;
const MANY = 100_000;
const TRIES = Number(process.env.BENCH_TRIES ?? 60);
const WARM_UP = 10;
/** What the ratio may be at most. */
const BOUND = 1.3;
const ADMIN = { email: 'bench@polyphony.example', password: 'Bench-password-1' };

const FIELDS =
  '{ rows { id name slug orderNumber active can { edit delete toggles } } pageInfo { totalPages totalItemsCount } }';
const list = (given) => `{ eventDifficulties(${given}) ${FIELDS} }`;
const operations = {
  'the first page': () => list('page: 1, pageSize: 21'),
  'the third page by slug': () => list('page: 3, pageSize: 21, sort: { field: SLUG }'),
  'a search': (n) => list(`page: 1, pageSize: 21, filter: { searchName: "level ${500 + (n % 400)}" }`),
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Where a server of so many records keeps its data. */
function placeOf(folder, count) {
  const base = process.env.BENCH_MONGODB_URI;
  if (!base) return { dataDir: join(folder, String(count)) };
  const uri = new URL(base);
  uri.pathname = `/polyphony_bench_${process.pid}_${count}`;
  return { dataDir: join(folder, String(count)), uri: uri.toString() };
}

const start = async ({ dataDir, uri }) =>
  startPolyphony({
    port: await freePort(),
    dataDir,
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      GRAPHQL_COST_PER_MINUTE: '2147483647',
      ...(uri ? { MONGODB_URI: uri } : {}),
    },
  });

/** Writes records into the database of a server that is not running. */
async function seed(place, count) {
  const database = await connectDatabase(place);
  for (let from = 0; from < count; from += 5_000) {
    await eventDifficultyStore.model.insertMany(
      Array.from({ length: Math.min(5_000, count - from) }, (_, i) => ({
        name: { en: `Level ${from + i}` },
        slug: `level-${from + i}`,
        orderNumber: ((from + i) % 97) + 1,
        createdAt: new Date(Date.UTC(2027, 0, 1) + (from + i) * 1000),
      })),
    );
  }
  await database.close();
}

async function ask(server, query, token) {
  const began = performance.now();
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return { ms: performance.now() - began, data };
}

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const servers = [];
try {
  for (const count of [FEW, MANY]) {
    const place = placeOf(folder, count);
    // The first start makes the indexes.
    await (await start(place)).stop();
    await seed(place, count);
    servers.push(await start(place));
  }
  const signIn = `mutation { signIn(identifier: "${ADMIN.email}", password: "${ADMIN.password}") { token } }`;
  const tokens = await Promise.all(servers.map(async (server) => (await ask(server, signIn)).data.signIn.token));
  for (const [name, queryOf] of Object.entries(operations)) {
    const took = [[], []];
    for (let i = 0; i < WARM_UP + TRIES; i += 1) {
      for (const [place, server] of servers.entries()) {
        const { ms } = await ask(server, queryOf(i), tokens[place]);
        if (i >= WARM_UP) took[place].push(ms);
      }
    }
    const [few, many] = took.map(median);
    const words = `${FEW} records ${few.toFixed(1)} ms, ${MANY} records ${many.toFixed(1)} ms`;
    console.log(`${name.padEnd(24)} ${words}: ${(many / few).toFixed(2)} times`);
    if (many / few > BOUND) process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
