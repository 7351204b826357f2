#!/usr/bin/env node
// npm run bench:pages: how long a visitor waits for a page of the site with demo content, one request after another: from the
// cache of pages as it is and compressed, and made anew because nobody requested that address before. Beside each a plain
// node:http server that sends the same bytes, in turns with it: the machine is as busy for both.
// BENCH_TRIES: requests of each (200).
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPages, unseenPage } from './requests.mjs';
import { freePort, startPlain, startPolyphony } from './servers.mjs';

const TRIES = Number(process.env.BENCH_TRIES ?? 200);
const WARM_UP = 50;
/** Milliseconds that a page may take at most, by the median. */
const BOUNDS = { cached: 5, 'cached, br': 5, uncached: 60 };

/** The value below which a share of them are. */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];

const ms = (value) => value.toFixed(1).padStart(9);

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds that the whole response takes, of which nothing is decompressed. */
function time(url, path, { language, encoding = 'br' }) {
  const headers = { cookie: `language=${language}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url + path, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      response.resume();
      response.on('end', () => resolve(performance.now() - began));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Times of the plain server and of the page in all ways, each request after one of the others. */
async function measure(server, plain, path, language) {
  const took = { plain: [], cached: [], 'cached, br': [], uncached: [] };
  for (let at = 0; at < WARM_UP + TRIES; at += 1) {
    const times = {
      plain: await time(plain.url, '', { language }),
      uncached: await time(server.url, unseenPage(path).path, { language }),
      'cached, br': await time(server.url, path, { language }),
      cached: await time(server.url, path, { language, encoding: 'identity' }),
    };
    if (at >= WARM_UP) for (const [name, value] of Object.entries(times)) took[name].push(value);
  }
  return took;
}

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const servers = [];
try {
  const server = await startPolyphony({
    port: await freePort(),
    dataDir: folder,
    env: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' },
  });
  servers.push(server);
  console.log(`node ${process.version}, ${TRIES} requests of each, one after another; times in ms\n`);
  console.log(`${'page'.padEnd(14)} ${'kB'.padStart(6)}  ${'what'.padEnd(10)}   median       p95  x plain`);
  for (const [name, { path, language }] of Object.entries(demoPages)) {
    const html = await (await fetch(server.url + path, { headers: { cookie: `language=${language}` } })).arrayBuffer();
    const plain = await startPlain(await freePort(), Buffer.from(html));
    servers.push(plain);
    const took = await measure(server, plain, path, language);
    await servers.pop().stop();
    const base = quantile(took.plain, 0.5);
    for (const [what, values] of Object.entries(took)) {
      const median = quantile(values, 0.5);
      const over = median > (BOUNDS[what] ?? Infinity) ? '  OVER' : '';
      if (over) process.exitCode = 1;
      console.log(
        `${name.padEnd(14)} ${(html.byteLength / 1000).toFixed(0).padStart(6)}  ${what.padEnd(10)}${ms(median)} ${ms(quantile(values, 0.95))} ${(median / base).toFixed(1).padStart(8)}${over}`,
      );
    }
  }
} finally {
  agent.destroy();
  for (const server of servers.reverse()) await server.stop();
  await rm(folder, { recursive: true, force: true });
}
