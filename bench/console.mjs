#!/usr/bin/env node
// npm run bench:console: how long the console takes in a browser on this machine, whose processor is slowed down four times:
// until the shell is seen, until a first list can be used, and from a click until the next list or page is there, beyond
// the server's own answer. Medians, with nothing cached and with a warm cache.
// BENCH_TRIES: loads of each (9). BENCH_SLOWER: how many times slower the processor is (4). BENCH_PROFILE: a file for the
// CPU profile of one more load, for the browser's developer tools.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from '../scripts/lib/browser.mjs';
import { seed } from './seed.mjs';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const TRIES = Number(process.env.BENCH_TRIES ?? 9);
const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);
/** Milliseconds that the medians may be at most. */
const BOUNDS = { list: 1_000, change: 100 };
const LIST = '/admin/event/category/view';
/** Lists to go to from it, each for the first time. */
const LISTS = [
  '/admin/event/difficulty/view',
  '/admin/event/manage/view',
  '/admin/blog/category/view',
  '/admin/staff/role/view',
];
/** Changes of the page wait so long for a next one (LIST-005), on purpose. */
const PAGER_REST_MS = 250;

const own = (changes) => changes.map((one) => one.own);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`.padStart(8);

/**
 * Runs in the page, from its start: notes when something is first seen, as the time at which the browser has painted it
 * and does the next thing it is asked to.
 */
function watch() {
  const seen = {};
  const note = (name) => {
    if (name in seen) return;
    seen[name] = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen[name] = performance.now());
      port2.postMessage(null);
    });
  };
  const awaited = {
    shell: () => document.querySelector('header') && document.querySelector('nav a, nav button'),
    list: () => document.querySelector('[role=row] .record-name'),
  };
  new MutationObserver(() => {
    for (const [name, isThere] of Object.entries(awaited)) if (!(name in seen) && isThere()) note(name);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('click', () => (seen.click ??= performance.now()), true);
  window.bench = {
    seen,
    /** Watches for rows other than those that are shown, from the next click on. */
    expectOthers: (first) => {
      for (const name of ['click', 'changed']) delete seen[name];
      performance.clearResourceTimings();
      awaited.changed = () => {
        const name = document.querySelector('[role=row] .record-name')?.textContent;
        return name && name !== first;
      };
    },
  };
}

const server = await (async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
  const started = await startPolyphony({ port: await freePort(), dataDir: folder, env: { DEMO_CONTENT: '1' } });
  return { ...started, stop: () => started.stop().then(() => rm(folder, { recursive: true, force: true })) };
})();
const chrome = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** A window of the Super Admin, slowed down. */
async function newWindow({ cached }) {
  const context = await chrome.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'session', value: token, url: server.url }]);
  await context.addInitScript(watch);
  const open = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: !cached });
    return { page, devtools };
  };
  return { open, close: () => context.close() };
}

const noted = (page, name) =>
  page.waitForFunction((wanted) => window.bench.seen[wanted], name).then((handle) => handle.jsonValue());

async function load(page) {
  await page.goto(LIST, { waitUntil: 'commit' });
  return { list: await noted(page, 'list'), shell: await noted(page, 'shell') };
}

/** From a click until other rows are painted: all of it, and what was not the server's answer. */
async function change(page, link) {
  await page.waitForLoadState('networkidle');
  const name = await page.locator('[role=row] .record-name').first().textContent();
  await page.evaluate((first) => window.bench.expectOthers(first), name);
  await link.click();
  const changed = await noted(page, 'changed');
  return page.evaluate((end) => {
    const { click } = window.bench.seen;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name: url, responseEnd }) => url.endsWith('/graphql') && responseEnd <= end)
      .sort((one, other) => one.startTime - other.startTime);
    // Answers that overlap are waited for once.
    let [waited, until] = [0, click];
    for (const { startTime, responseEnd } of answers) {
      waited += Math.max(0, responseEnd - Math.max(until, startTime));
      until = Math.max(until, responseEnd);
    }
    return { all: end - click, own: end - click - waited };
  }, changed);
}

function report(name, tries, bound) {
  const middle = median(tries);
  const all = [...tries].sort((a, b) => a - b);
  console.log(`${name.padEnd(52)}${ms(middle)}   (${Math.round(all[0])} to ${Math.round(all.at(-1))})`);
  if (bound && middle > bound) {
    console.log(`  more than ${bound} ms`);
    process.exitCode = 1;
  }
}

const token = await server.signIn(ADMIN);
try {
  await seed(server.url, token, (TRIES + 4) * 9);
  console.log(`Chromium ${chrome.version()}, processor ${SLOWER} times slower, median of ${TRIES}:`);
  for (const cached of [false, true]) {
    const loads = [];
    let shared = await newWindow({ cached });
    for (let n = 0; n < TRIES + (cached ? 3 : 1); n += 1) {
      const { page } = await shared.open();
      loads.push(await load(page));
      await page.close();
      if (!cached) {
        await shared.close();
        shared = await newWindow({ cached });
      }
    }
    await shared.close();
    const counted = loads.slice(-TRIES);
    const how = cached ? 'warm cache' : 'nothing cached';
    report(
      `the shell is seen, ${how}`,
      counted.map(({ shell }) => shell),
    );
    report(
      `a first list can be used, ${how}`,
      counted.map(({ list }) => list),
      BOUNDS.list,
    );
  }

  if (process.env.BENCH_PROFILE) {
    const profiled = await newWindow({ cached: true });
    await (await profiled.open().then(async ({ page: first }) => (await load(first), first))).close();
    const { page: second, devtools } = await profiled.open();
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: 200 });
    await devtools.send('Profiler.start');
    await load(second);
    const { profile } = await devtools.send('Profiler.stop');
    await writeFile(process.env.BENCH_PROFILE, JSON.stringify(profile));
    await profiled.close();
  }

  const [lists, pages] = [[], []];
  const window = await newWindow({ cached: true });
  while (lists.length < TRIES + LISTS.length) {
    const { page } = await window.open();
    await page.goto(LIST);
    const navigation = page.getByRole('navigation', { name: 'Console' });
    const closed = navigation.locator('button[aria-expanded=false]:visible');
    await noted(page, 'list');
    while ((await closed.count()) > 0) await closed.first().click();
    for (const path of LISTS) lists.push(await change(page, navigation.locator(`a[href="${path}"]`).first()));
    await page.close();
  }
  const { page } = await window.open();
  await page.goto(`${LIST}?page=1&pageSize=9`);
  for (let number = 2; number < TRIES + 4; number += 1) {
    pages.push(await change(page, page.getByRole('link', { name: 'Next page' })));
  }
  await window.close();
  // What comes first fills the cache and warms the engine up.
  const counted = lists.slice(LISTS.length);
  report('another list, beyond the answer', own(counted), BOUNDS.change);
  report(
    'another list, all of it',
    counted.map(({ all }) => all),
  );
  const rested = own(pages.slice(2)).map((value) => value - PAGER_REST_MS);
  report('another page of a list, beyond answer and rest', rested, BOUNDS.change);
} finally {
  await chrome.close();
  await server.stop();
}
