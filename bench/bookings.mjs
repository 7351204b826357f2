#!/usr/bin/env node
// npm run bench:bookings: places booked a minute at one event with a capacity, over 32 connections, and bookings confirmed
// the same way, beside a plain durable write (a switch that is flipped) of the same server in the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashPassword } from '../api/dist/identity/passwords/passwords.js';
import { UserModel } from '../api/dist/identity/users/user.js';
import { connectDatabase } from '../api/dist/platform/database/database.js';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 2000);
const CONNECTIONS = 32;
/** A visitor holds at most ten places of one event. */
const PLACES_EACH = 10;
const PASSWORD = 'Bench-visitor-1';

const CATEGORY =
  'mutation ($input: EventCategoryInput!) { createEventCategory(input: $input) { eventCategory { id } } }';
const EVENT = 'mutation ($input: EventInput!) { createEvent(input: $input) { event { id } } }';
const PRICE = 'mutation ($input: EventPriceInput!) { createEventPrice(input: $input) { eventPrice { id } } }';
const PUBLISH = 'mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }';
const FLIP = 'mutation ($id: ID!) { toggleEventFeatured(id: $id) { success } }';
const LOG_IN =
  'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { token } }';
const BOOK = 'mutation ($input: BookingInput!) { bookEvent(input: $input) { success message booking { id } } }';
const CONFIRM = 'mutation ($id: ID!) { confirmEventBooking(id: $id) { success message } }';

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends an operation and returns its one root field. */
function sendOperation(url, query, variables, headers = {}) {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } };
    const sent = request(`${url}/graphql`, options, (response) => {
      text(response).then((body) => {
        const { data, errors } = JSON.parse(body);
        if (errors) reject(new Error(JSON.stringify(errors)));
        else resolve(Object.values(data)[0]);
      }, reject);
    });
    sent.on('error', reject).end(JSON.stringify({ query, variables }));
  });
}

/** Visitors with an account, written into the database while no server runs. */
async function seedVisitors(dataDir, count) {
  const database = await connectDatabase({ dataDir });
  const passwordHash = await hashPassword(PASSWORD);
  const profile = {
    firstName: 'Pema',
    lastName: 'Lhamo',
    phone: '17123456',
    nationality: 'BHUTANESE',
    country: 'Bhutan',
  };
  const visitor = { ...profile, verifiedAt: new Date() };
  const account = { kind: 'visitor', name: 'Pema Lhamo', passwordHash, visitor };
  await UserModel.insertMany(Array.from({ length: count }, (_, i) => ({ ...account, email: `v${i}@bench.example` })));
  await database.close();
}

/** Runs all pieces of work, so many concurrently; returns how many a minute, and how long they took. */
async function timed(pieces) {
  const took = [];
  const results = [];
  const started = performance.now();
  const lanes = Array.from({ length: CONNECTIONS }, async () => {
    for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
      const began = performance.now();
      results.push(await piece());
      took.push(performance.now() - began);
    }
  });
  await Promise.all(lanes);
  const aMinute = (60_000 * took.length) / (performance.now() - started);
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))];
  return { aMinute, p50: at(0.5), p99: at(0.99), results };
}

const line = (name, { aMinute, p50, p99 }, plain) =>
  console.log(
    `${name.padEnd(34)} ${aMinute.toFixed(0).padStart(8)} a minute   p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   ${((100 * aMinute) / plain).toFixed(0)} % of a plain write`,
  );

const dataDir = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
let server = null;
try {
  process.env.TRUST_PROXY = '1';
  const port = await freePort();
  const first = await startPolyphony({ port, dataDir });
  const admin = { authorization: `Bearer ${await first.signIn(ADMIN)}` };
  const { eventCategory } = await sendOperation(first.url, CATEGORY, { input: { name: 'Bench' } }, admin);
  const input = { name: 'Full house', slug: 'full-house', categoryId: eventCategory.id, capacity: BOOKINGS };
  const { event } = await sendOperation(first.url, EVENT, { input }, admin);
  await sendOperation(first.url, PUBLISH, { id: event.id }, admin);
  const price = { eventId: event.id, nationality: 'BHUTANESE', priceType: 'FRESHER', label: 'Regular', amount: 100 };
  const { eventPrice } = await sendOperation(first.url, PRICE, { input: price }, admin);
  await first.stop();

  const visitors = Math.ceil(BOOKINGS / PLACES_EACH);
  await seedVisitors(dataDir, visitors);
  server = await startPolyphony({ port, dataDir });
  const { url } = server;
  const tokens = [];
  for (let i = 0; i < visitors; i += 1) {
    const from = { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` };
    tokens.push((await sendOperation(url, LOG_IN, { email: `v${i}@bench.example`, password: PASSWORD }, from)).token);
  }

  const flips = await timed(Array.from({ length: 500 }, () => () => sendOperation(url, FLIP, { id: event.id }, admin)));
  const place = (i) => async () => {
    const wanted = { eventId: event.id, priceId: eventPrice.id, idempotencyKey: `key-${i}` };
    const booked = await sendOperation(
      url,
      BOOK,
      { input: wanted },
      { authorization: `Bearer ${tokens[i % visitors]}` },
    );
    if (!booked.success) throw new Error(booked.message);
    return booked.booking.id;
  };
  const books = await timed(Array.from({ length: BOOKINGS }, (_, i) => place(i)));
  const confirms = await timed(books.results.map((id) => () => sendOperation(url, CONFIRM, { id }, admin)));

  console.log(`${BOOKINGS} places of one event, ${visitors} visitors, ${CONNECTIONS} connections:`);
  line('a plain write: a switch is flipped', flips, flips.aMinute);
  line('places booked', books, flips.aMinute);
  line('bookings confirmed', confirms, flips.aMinute);
} finally {
  agent.destroy();
  if (server) await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
process.exit();
