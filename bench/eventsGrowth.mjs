#!/usr/bin/env node
// npm run bench:events: how long pages of the visitors' list of events take without a cached response, with 200 and with
// 20,000 events. Both servers run side by side and get requests alternately; the ratio of their medians is what to look at.
// BENCH_MONGODB_URI: a MongoDB server to keep the events in, in databases made for it; without it, the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCategoryStore } from '../api/dist/modules/events/eventCategory.js';
import { eventStore } from '../api/dist/modules/events/event.js';
import { eventPriceStore } from '../api/dist/modules/events/eventPrice.js';
import { connectDatabase } from '../api/dist/platform/database/database.js';
import { freePort, startPolyphony } from './servers.mjs';

const FEW = 200;
const MANY = 20_000;
const TRIES = Number(process.env.BENCH_TRIES ?? 150);
const WARM_UP = 30;
const CATEGORIES = 40;
const LARGE = 3;
/** Upper bound of the ratio. */
const BOUND = 1.3;

const pages = {
  'the first page': '/event',
  'the seventh page': '/event?page=7',
  'a category': `/event/category/category-${LARGE}`,
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Location of the data of a server of so many events. */
function placeOf(folder, count) {
  const base = process.env.BENCH_MONGODB_URI;
  if (!base) return { dataDir: join(folder, String(count)) };
  const uri = new URL(base);
  uri.pathname = `/polyphony_bench_${process.pid}_${count}`;
  return { dataDir: join(folder, String(count)), uri: uri.toString() };
}

const start = async ({ dataDir, uri }) =>
  startPolyphony({ port: await freePort(), dataDir, env: uri ? { MONGODB_URI: uri } : {} });

/** Writes events, each with two prices, into the database of a server that is not running. */
async function seed(place, count) {
  const database = await connectDatabase(place);
  const categories = await eventCategoryStore.model.insertMany(
    Array.from({ length: CATEGORIES }, (_, i) => ({
      name: { en: `Category ${i}` },
      slug: `category-${i}`,
      // One that visitors do not reach, as there is in most houses.
      active: i > 0,
    })),
  );
  const events = Array.from({ length: count }, (_, i) => ({
    name: { en: `Event ${i}` },
    slug: `event-${i}`,
    ticketId: `EVT-${i}`,
    // One of them is large: its first page is full with few events, too.
    categoryId: categories[i % 4 === 0 ? LARGE : i % CATEGORIES]._id,
    shortDescription: { en: `What happens at event ${i}, told in a sentence of about this length.` },
    orderNumber: (i % 97) + 1,
    startsOn: '2087-05-15',
    published: true,
    createdAt: new Date(Date.UTC(2027, 0, 1) + i * 1000),
  }));
  const inserted = await eventStore.model.insertMany(events);
  await eventPriceStore.model.insertMany(
    inserted.flatMap(({ _id: eventId }) => [
      { eventId, nationality: 'BHUTANESE', priceType: 'FRESHER', label: { en: 'Regular' }, amount: 1500 },
      { eventId, nationality: 'INTERNATIONAL', priceType: 'FRESHER', label: { en: 'Regular' }, amount: 40 },
    ]),
  );
  await database.close();
}

let nonce = 0;
async function time(server, path) {
  nonce += 1;
  const began = performance.now();
  const response = await fetch(`${server.url}${path}${path.includes('?') ? '&' : '?'}nonce=${nonce}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - began;
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
  for (const [name, path] of Object.entries(pages)) {
    const took = [[], []];
    for (let i = 0; i < WARM_UP + TRIES; i += 1) {
      for (const [place, server] of servers.entries()) {
        const ms = await time(server, path);
        if (i >= WARM_UP) took[place].push(ms);
      }
    }
    const [few, many] = took.map(median);
    console.log(
      `${name.padEnd(20)} ${FEW} events ${few.toFixed(1)} ms, ${MANY} events ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times`,
    );
    if (many / few >= BOUND) process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
