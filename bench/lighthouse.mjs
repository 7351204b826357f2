#!/usr/bin/env node
// npm run bench:lighthouse: the four scores of Lighthouse (mobile, simulated throttling) for every kind of public page on a
// start with demo content, and each audit that is not passed. Lighthouse is no dependency of the
// project: `npm install --prefix /somewhere lighthouse`, then LIGHTHOUSE=/somewhere names the folder.
// BENCH_TRIES: tries of a page whose performance is below 100, of which the best counts (3). BENCH_ONLY: pages to measure,
// separated by commas. BENCH_LANGUAGES: codes of the languages (en,ar); those that the site lacks are added and switched on.
// BENCH_URL: a server that runs already, and has the languages.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from '../scripts/lib/machine/browser.mjs';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const TRIES = Number(process.env.BENCH_TRIES ?? 3);
const ONLY = process.env.BENCH_ONLY?.split(',');
const LANGUAGES = (process.env.BENCH_LANGUAGES ?? 'en,ar').split(',');
/** Those of the demo content. */
const ACTIVE = new Set(['en', 'ar']);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages by name; `but`: audits that they do not pass on purpose. */
const NOT_LISTED = ['is-crawlable'];
const pages = {
  home: { path: '/' },
  'about us': { path: '/about-us' },
  events: { path: '/event' },
  event: { path: '/event/bookbinding-weekend' },
  'event categories': { path: '/event/category' },
  'event category': { path: '/event/category/workshops' },
  careers: { path: '/careers' },
  career: { path: '/careers/letterpress-printer' },
  'contact us': { path: '/contact-us' },
  offers: { path: '/offers' },
  courses: { path: '/courses' },
  course: { path: '/courses/letterpress-for-beginners' },
  news: { path: '/news' },
  post: { path: '/blog/what-a-hundred-notebooks-taught-us' },
  article: { path: '/news/the-old-press-opens-its-doors-again' },
  'post category': { path: '/blog/category/behind-the-programme' },
  'news category': { path: '/news/category/programme' },
  tag: { path: null },
  search: { path: '/event?search=walk', but: NOT_LISTED },
  'nothing found': { path: '/news?search=nothing-of-the-kind', but: NOT_LISTED },
  privacy: { path: '/privacy' },
  'log in': { path: '/login', but: NOT_LISTED },
  register: { path: '/register', but: NOT_LISTED },
  'forgot password': { path: '/forgot-password', but: NOT_LISTED },
  'not found': { path: '/nowhere', but: [...NOT_LISTED, 'http-status-code', 'errors-in-console'] },
};

/** Lighthouse, from the folder in which it is installed. */
async function lighthouseFrom(folder) {
  if (!folder) throw new Error('LIGHTHOUSE names no folder. Get it with: npm install --prefix /tmp/lh lighthouse');
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'));
  return (await import(pathToFileURL(find('lighthouse')))).default;
}

/** The canonical address of a page in a language. */
function addressIn(address, language) {
  const url = new URL(address);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** Adds a language to the site, and switches it on. */
async function addLanguage({ url, signIn }, code) {
  const authorization = `Bearer ${await signIn(ADMIN)}`;
  const request = async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors || !data.result.success) throw new Error(JSON.stringify(errors ?? data.result));
    return data.result;
  };
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  const { language } = await request(
    'mutation ($input: LanguageInput!) { result: createLanguage(input: $input) { success errors { message } language { id } } }',
    { input: { name, code } },
  );
  await request(
    'mutation ($id: ID!) { result: toggleLanguageActive(id: $id, to: true) { success message } }',
    language,
  );
}

/** The path of the first tag of the post, in a language. */
async function tagOf(url, language) {
  const html = await (await fetch(url + pages.post.path, { headers: { cookie: `language=${language}` } })).text();
  const [, path] = /href="(\/news\/tag\/[^"]+)"/.exec(html) ?? [];
  if (!path) throw new Error('The post has no tag.');
  return path;
}

/** Audits of a category that count and are not passed. */
function missed({ lhr }, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
    .map(({ id }) => id);
}

const scoreOf = ({ lhr }, category) => Math.round(100 * lhr.categories[category].score);

/** The best of some tries: how busy the machine is changes the performance alone. Why, where none succeeded. */
async function measure(lighthouse, address, port) {
  const results = [];
  let failure;
  for (let tries = 0; tries < TRIES && !results.some(isQuick); tries += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      ignoreStatusCode: true,
    });
    if (result.lhr.runtimeError) failure = result.lhr.runtimeError;
    else results.push(result);
  }
  if (results.length === 0) return failure;
  return results.reduce((best, result) => (performanceOf(result) > performanceOf(best) ? result : best));
}

const performanceOf = (result) => scoreOf(result, 'performance');
const isQuick = (result) => performanceOf(result) === 100;

/** Measures all pages in a language and prints a row for each. Each language has a browser of its own, for its cookie. */
async function measureIn(language, { lighthouse, server, port }) {
  const wanted = Object.entries(pages).filter(([name]) => !ONLY || ONLY.includes(name));
  for (const [name, { path, but = [] }] of wanted) {
    const found = path ?? (await tagOf(server.url, language));
    const result = await measure(lighthouse, addressIn(server.url + found, language), port);
    if (!result.lhr) {
      console.log(`| ${name} | ${language} | not measured: ${result.message}`);
      process.exitCode = 1;
      continue;
    }
    const scores = CATEGORIES.map((category) => scoreOf(result, category));
    const failed = CATEGORIES.flatMap((category) => missed(result, category));
    const unwanted = failed.filter((id) => !but.includes(id));
    console.log(`| ${[name, language, ...scores, failed.join(', ')].join(' | ')} |`);
    if (process.env.BENCH_DETAILS)
      for (const id of unwanted) console.log(id, JSON.stringify(result.lhr.audits[id].details?.items, null, 1));
    if (unwanted.length > 0 || (failed.length === 0 && scores.some((score) => score < 100))) process.exitCode = 1;
  }
}

const lighthouse = await lighthouseFrom(process.env.LIGHTHOUSE);
const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const server = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: () => undefined }
  : await startPolyphony({ port: await freePort(), dataDir: folder, env: { DEMO_CONTENT: '1' } });
try {
  console.log('| page | language | performance | accessibility | best practices | SEO | not passed |');
  console.log('| ---- | -------- | ----------: | ------------: | -------------: | --: | ---------- |');
  for (const language of LANGUAGES) {
    if (!process.env.BENCH_URL && !ACTIVE.has(language)) await addLanguage(server, language);
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
    });
    try {
      await measureIn(language, { lighthouse, server, port });
    } finally {
      await browser.close();
    }
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
