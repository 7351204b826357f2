import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedEvents } from './seedEvents.mjs';
import { measure } from './load.mjs';
import { residentMegabytes } from './memory.mjs';
import { cachedList, cachedRestList, page, toggles, uncachedList, uncachedRestList, unseenPage } from './requests.mjs';
import { ADMIN, freePort, startPlain, startPolyphony } from './servers.mjs';
import { seed } from './seed.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROWS = 2000;
/** As many as one page of the visitors' list shows. */
const EVENTS = 20;
const CONNECTIONS = [1, 32];

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

/**
 * Prints the responses of Polyphony a second, beside a plain node:http server that sends the same bytes, in one run. Times change
 * with the machine; the ratios to the plain server are what to compare.
 */
export async function compareWithPlainServer() {
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
    const bytes = Buffer.from(await (await fetch(`${url}/graphql`, cachedList())).arrayBuffer());
    const plain = await startPlain(await freePort(), bytes);
    servers.push(plain);

    const cases = [
      ['public list, GraphQL, cached', cachedList],
      ['public list, GraphQL, uncached', uncachedList],
      ['public list, REST, cached', cachedRestList],
      ['public list, REST, uncached', uncachedRestList],
      ['authenticated toggle', toggles(ids, await second.signIn(ADMIN))],
      ['public home page, HTML', () => page('/')],
    ];
    const html = Buffer.from(await (await fetch(`${url}/event`)).arrayBuffer());
    const plainPage = await startPlain(await freePort(), html);
    servers.push(plainPage);
    const pageCases = [
      ['page of 20 events, HTML, cached', () => page('/event')],
      ['page of 20 events, HTML, uncached', () => unseenPage('/event')],
    ];
    console.log(`${'what'.padEnd(46)}  conn       rps       p50       p99  of plain`);
    for (const connections of CONNECTIONS) {
      for (const [server, size, request, compared] of [
        [plain, bytes.length, cachedList, cases],
        [plainPage, html.length, () => page('/'), pageCases],
      ]) {
        const base = await measure(server.url, request, connections, SECONDS);
        row(`plain node:http, the same ${size} bytes`, connections, base);
        for (const [name, requested] of compared) {
          row(name, connections, await measure(url, requested, connections, SECONDS), base.rps);
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
}
