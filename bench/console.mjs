#!/usr/bin/env node
// npm run bench:console: how long the console takes in a browser on this machine, whose processor is slowed down four times.
// The start, beside a bare page of the same libraries (barePage/), loaded in turns: until that page, the sign-in page, the
// shell and a first list can be used, and the medians of their ratios. Then from a click until the next list or page is
// there, without the time of the server's response. With nothing cached and with a warm cache. At last, at full speed, how
// long a key takes in a list of 50 entries (typing.mjs).
// BENCH_TRIES: loads of each (9). BENCH_SLOWER: how many times slower the processor is (4). BENCH_ONLY: only the start
// ('start'), the changes ('changes') or the keys ('typing'). BENCH_PROFILE: a file for the CPU profile of one more load,
// for the browser's developer tools.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from '../scripts/lib/machine/browser.mjs';
import { startBarePage } from './barePage.mjs';
import { seed } from './seed.mjs';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';
import { keyTimes } from './typing.mjs';

const TRIES = Number(process.env.BENCH_TRIES ?? 9);
const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);
/** Milliseconds that a change may take at most. */
const CHANGE_MS = 100;
/** Milliseconds that a key may take at most: a frame. */
const KEY_MS = 16;
/** Highest times of the first list and the sign-in page, as multiples of that of the bare page. */
const RATIOS = { list: 1.4, signIn: 0.5 };
const LIST = '/admin/event/category/view';
const SIGN_IN = '/admin/login';
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
const fine = (value) => `${value.toFixed(1)} ms`.padStart(8);
const ratio = (value) => value.toFixed(2).padStart(8);

/**
 * Runs in the page, from its start: notes when something is first seen, as the time at which the browser has painted it
 * and does the next thing it is asked to.
 */
function watch() {
  const seen = {};
  const waiting = {};
  const note = (name) => {
    if (name in seen) return;
    seen[name] = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen[name] = performance.now();
        waiting[name]?.(seen[name]);
      };
      port2.postMessage(null);
    });
  };
  const awaited = {
    shell: () => document.querySelector('header') && document.querySelector('nav a, nav button'),
    list: () => document.querySelector('[role=row] .record-name'),
    bare: () => document.querySelector('[role=row] [data-field=name][role=gridcell]'),
    signIn: () => document.querySelector('button[type=submit]'),
  };
  new MutationObserver(() => {
    for (const [name, isPresent] of Object.entries(awaited)) if (!(name in seen) && isPresent()) note(name);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('click', () => (seen.click ??= performance.now()), true);
  window.bench = {
    seen,
    /** Resolves when something is seen, without looking for it again and again, which would slow the page down. */
    until: (name) => seen[name] ?? new Promise((resolve) => (waiting[name] = resolve)),
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

/** A window of the Super Admin, or of someone who is not signed in; slowed down. */
async function newWindow({ cached, signedIn = true, slower = SLOWER }) {
  const context = await chrome.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  if (signedIn) await context.addCookies([{ name: 'session', value: token, url: server.url }]);
  await context.addInitScript(watch);
  const open = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: !cached });
    return { page, devtools };
  };
  return { open, close: () => context.close() };
}

const noted = (page, name) => page.evaluate((wanted) => window.bench.until(wanted), name);

async function load(page) {
  await page.goto(LIST, { waitUntil: 'commit' });
  return { list: await noted(page, 'list'), shell: await noted(page, 'shell') };
}

/** The pages that are loaded in turns: the name of each, who loads it, and the times it returns. */
const starts = [
  {
    name: 'bare',
    signedIn: false,
    load: async (page) => {
      await page.goto(bare.url, { waitUntil: 'commit' });
      return { bare: await noted(page, 'bare') };
    },
  },
  {
    name: 'signIn',
    signedIn: false,
    load: async (page) => {
      await page.goto(SIGN_IN, { waitUntil: 'commit' });
      return { signIn: await noted(page, 'signIn') };
    },
  },
  { name: 'list', signedIn: true, load },
];

/** Loads each of them TRIES times, in turns. Returns the times of each turn. */
async function startTimes(cached) {
  const open = () => Promise.all(starts.map(({ signedIn }) => newWindow({ cached, signedIn })));
  const turns = [];
  let windows = await open();
  // What comes first fills the cache. The headless browser stores no compiled scripts, so each load compiles them (ADR-0118).
  for (let turn = 0; turn < TRIES + (cached ? 4 : 1); turn += 1) {
    const times = {};
    for (const [index, start] of starts.entries()) {
      const { page } = await windows[index].open();
      Object.assign(times, await start.load(page));
      await page.close();
    }
    turns.push(times);
    if (!cached) {
      await Promise.all(windows.map((window) => window.close()));
      windows = await open();
    }
  }
  await Promise.all(windows.map((window) => window.close()));
  return turns.slice(-TRIES);
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
    const responses = performance
      .getEntriesByType('resource')
      .filter(({ name: url, responseEnd }) => url.endsWith('/graphql') && responseEnd <= end)
      .sort((one, other) => one.startTime - other.startTime);
    // Overlapping responses are waited for once.
    let [waited, until] = [0, click];
    for (const { startTime, responseEnd } of responses) {
      waited += Math.max(0, responseEnd - Math.max(until, startTime));
      until = Math.max(until, responseEnd);
    }
    return { all: end - click, own: end - click - waited };
  }, changed);
}

const line = (name, unit, tries) => {
  const all = [...tries].sort((a, b) => a - b);
  console.log(`${name.padEnd(52)}${unit(median(tries))}   (${unit(all[0]).trim()} to ${unit(all.at(-1)).trim()})`);
};

function check(value, bound, unit) {
  if (value <= bound) return;
  console.log(`  more than ${unit(bound).trim()}`);
  process.exitCode = 1;
}

function report(name, tries, bound) {
  line(name, ms, tries);
  if (bound) check(median(tries), bound, ms);
}

function reportRatio(name, turns, of, bound) {
  const ratios = turns.map((times) => times[of] / times.bare);
  line(name, ratio, ratios);
  if (bound) check(median(ratios), bound, ratio);
}

/** From list to list, and from page to page. */
async function changes() {
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
  report('another list, beyond the answer', own(counted), CHANGE_MS);
  report(
    'another list, all of it',
    counted.map(({ all }) => all),
  );
  const rested = own(pages.slice(2)).map((value) => value - PAGER_REST_MS);
  report('another page of a list, beyond answer and rest', rested, CHANGE_MS);
}

/** The start, beside the bare page. */
async function starting() {
  for (const cached of [false, true]) {
    const turns = await startTimes(cached);
    const how = cached ? 'warm cache' : 'nothing cached';
    for (const [of, name] of Object.entries({
      bare: 'a bare page of React, MUI and a DataGrid',
      signIn: 'the sign-in page',
      shell: 'the shell is visible',
      list: 'a first list can be used',
    }))
      report(
        `${name}, ${how}`,
        turns.map((times) => times[of]),
      );
    reportRatio(`the sign-in page : the bare page, ${how}`, turns, 'signIn', RATIOS.signIn);
    reportRatio(`the shell : the bare page, ${how}`, turns, 'shell');
    reportRatio(`a first list : the bare page, ${how}`, turns, 'list', RATIOS.list);
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
}

/** A key in a list of 50 entries, and what one of twenty exceeds. */
async function typing() {
  const times = (await keyTimes({ server, token, newWindow })).sort((a, b) => a - b);
  line('a key in a list of 50 entries, at full speed', fine, times);
  const slow = times[Math.floor(times.length * 0.95)];
  console.log(`  95th percentile${fine(slow)}`);
  check(slow, KEY_MS, fine);
}

const bare = await startBarePage();
const token = await server.signIn(ADMIN);
const measures = { start: starting, changes, typing };
try {
  await seed(server.url, token, (TRIES + 4) * 9);
  console.log(`Chromium ${chrome.version()}, processor ${SLOWER} times slower, median of ${TRIES}:`);
  for (const [name, measure] of Object.entries(measures))
    if ([name, undefined].includes(process.env.BENCH_ONLY)) await measure();
} finally {
  await chrome.close();
  await bare.stop();
  await server.stop();
}
