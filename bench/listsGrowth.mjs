#!/usr/bin/env node
// npm run bench:lists: how long a list of the console takes through GraphQL with 1,000 and with 100,000 records: its
// first page, a page sorted otherwise, searches of few and of many matches, and what else counts records. Both servers run
// side by side and get requests alternately; the ratio of their medians is what to look at.
// BENCH_MONGODB_URI: a MongoDB server to keep the records in, in databases made for it; without it, the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventDifficultyStore } from '../api/dist/modules/events/eventDifficulty.js';
import { languageStore } from '../api/dist/modules/languages/language.js';
import { connectDatabase } from '../api/dist/platform/database/database.js';
import { fillDerived } from '../api/dist/records/search/derived.js';
import { RecordStores } from '../api/dist/records/read/loaders.js';
import { residentMegabytes } from './memory.mjs';
import { freePort, startPolyphony } from './servers.mjs';

const FEW = 1_000;
const MANY = 100_000;
const TRIES = Number(process.env.BENCH_TRIES ?? 60);
const WARM_UP = 10;
/** Upper bound of the ratio. */
const BOUND = 1.3;
const ADMIN = { email: 'bench@polyphony.example', password: 'Bench-password-1' };

const FIELDS =
  '{ rows { id name slug orderNumber active can { edit delete toggles } } pageInfo { totalPages totalItemsCount } }';
const list = (args) => `{ eventDifficulties(${args}) ${FIELDS} }`;
const searchFor = (text) => list(`page: 1, pageSize: 21, filter: { searchName: "${text}" }`);
/** The name of a record: as long with few as with many, so that a search finds as much in both. */
const nameOf = (at) => `Level ${String(at).padStart(6, '0')}`;
/** Written between two searches, so that nothing of the first is there for the second. */
const touch = (n) =>
  `mutation { updateEventDifficulty(id: "${FIRST_ID}", input: { orderNumber: ${1 + (n % 9)} }) { success } }`;
const FIRST_ID = '65f0c0ffee0c0ffee0c0ffee';

/** The measured requests, with what is done before each without being measured. Only lists have a bound here. */
const operations = {
  'the first page': { query: () => list('page: 1, pageSize: 21') },
  'the third page by slug': { query: () => list('page: 3, pageSize: 21, sort: { field: SLUG }') },
  'a search, one match': { query: (n) => searchFor(`vel 000${500 + (n % 400)}`) },
  'the same after a write': { query: (n) => searchFor(`vel 000${500 + (n % 400)}`), before: touch },
  'a search, no match': { query: (n) => searchFor(`level of ${n}`) },
  'a search, all match': { query: () => searchFor('level') },
  'all match, after a write': { query: () => searchFor('level'), before: touch, tries: 10 },
  'three letters, after a write': { query: (n) => searchFor(`9${10 + (n % 90)}`), before: touch, tries: 10 },
  'the search of all kinds': { query: (n) => `{ searchRecords(text: "vel 000${500 + (n % 400)}") { id title } }` },
  'what is to be translated': {
    query: () => '{ untranslatedRecords { kind lang count } }',
    before: touch,
    tries: 10,
    unbound: true,
  },
  'a write': { query: touch, unbound: true },
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Location of the data of a server of so many records. */
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

/** Writes records into the database of a server that is not running, and makes what is kept with each. */
async function seed(place, count) {
  const database = await connectDatabase(place);
  await languageStore.model.insertMany([
    { name: 'Arabic', code: 'ar' },
    { name: 'French', code: 'fr' },
  ]);
  for (let from = 0; from < count; from += 5_000) {
    await eventDifficultyStore.model.insertMany(
      Array.from({ length: Math.min(5_000, count - from) }, (_, i) => ({
        ...(from + i === 0 && { _id: FIRST_ID }),
        name: { en: nameOf(from + i), ...(i % 2 === 0 && { ar: `مستوى ${from + i}` }) },
        slug: `level-${from + i}`,
        orderNumber: ((from + i) % 97) + 1,
        createdAt: new Date(Date.UTC(2027, 0, 1) + (from + i) * 1000),
      })),
    );
  }
  const began = performance.now();
  await fillDerived(new RecordStores([eventDifficultyStore, languageStore]));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${count} records written before there were search keys got theirs in ${seconds} s`);
  await database.close();
}

async function request(server, query, token) {
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
    const server = await start(place);
    servers.push(server);
    console.log(`with ${count} records it starts in ${(server.startMs / 1000).toFixed(1)} s`);
  }
  const signIn = `mutation { signIn(identifier: "${ADMIN.email}", password: "${ADMIN.password}") { token } }`;
  const tokens = await Promise.all(servers.map(async (server) => (await request(server, signIn)).data.signIn.token));
  for (const [name, { query: queryOf, before, tries = TRIES, unbound }] of Object.entries(operations)) {
    const took = [[], []];
    const rowCounts = [];
    for (let i = 0; i < Math.min(WARM_UP, tries) + tries; i += 1) {
      for (const [place, server] of servers.entries()) {
        if (before) await request(server, before(i), tokens[place]);
        const { ms, data } = await request(server, queryOf(i), tokens[place]);
        rowCounts[place] = Object.values(data)[0].rows?.length ?? '';
        if (i >= Math.min(WARM_UP, tries)) took[place].push(ms);
      }
    }
    const [few, many] = took.map(median);
    const words = `${FEW} records ${few.toFixed(1)} ms, ${MANY} records ${many.toFixed(1)} ms`;
    console.log(`${name.padEnd(30)} ${words}: ${(many / few).toFixed(2)} times (rows: ${rowCounts.join(', ')})`);
    if (!unbound && many / few > BOUND) process.exitCode = 1;
  }
  for (const [place, { pid }] of servers.entries()) {
    console.log(`${[FEW, MANY][place]} records: ${(await residentMegabytes(pid)).total} MB of memory`);
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
