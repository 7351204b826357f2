#!/usr/bin/env node
// npm run bench:news: how long pages of posts and articles take without a cached page, with 100 and with 10,000 posts.
// Both servers run side by side and get requests alternately; the ratio of their medians is what to look at.
// BENCH_MONGODB_URI: a MongoDB server to keep the texts in, in databases made for it; without it, the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogCategoryStore } from '../api/dist/modules/blog/blogCategory.js';
import { blogPostStore } from '../api/dist/modules/blog/blogPost.js';
import { newsArticleStore } from '../api/dist/modules/news/newsArticle.js';
import { newsCategoryStore } from '../api/dist/modules/news/newsCategory.js';
import { connectDatabase } from '../api/dist/platform/database/database.js';
import { derivedOf } from '../api/dist/records/search/derived.js';
import { freePort, startPolyphony } from './servers.mjs';

const FEW = 100;
const MANY = 10_000;
const TRIES = Number(process.env.BENCH_TRIES ?? 100);
const WARM_UP = 30;
const CATEGORIES = 5;
/** Tags that many texts have, and tags that three texts have. */
const COMMON = 8;
const SECTIONS = 12;
/** Upper bound of the ratio. */
const BOUND = 1.3;

const pages = {
  'the list': '/news',
  'its fifth page': '/news?page=5',
  'a common tag': '/news/tag/tag-3',
  'a rare tag': '/news/tag/rare-7',
  'a category': '/blog/category/category-2',
  'a text, with related': '/blog/post-50',
  'the newest text': '/blog/post-newest',
  'the feed': '/news/feed.xml',
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Location of the data of a server of so many texts. */
function placeOf(folder, count) {
  const base = process.env.BENCH_MONGODB_URI;
  if (!base) return { dataDir: join(folder, String(count)) };
  const uri = new URL(base);
  uri.pathname = `/polyphony_bench_${process.pid}_${count}`;
  return { dataDir: join(folder, String(count)), uri: uri.toString() };
}

const start = async ({ dataDir, uri }) =>
  startPolyphony({ port: await freePort(), dataDir, env: uri ? { MONGODB_URI: uri } : {} });

const words = (count) => Array.from({ length: count }, (_, at) => `word${at % 40}`).join(' ');
const body = Array.from({ length: SECTIONS }, (_, at) => `<h2>Part ${at}</h2><p>${words(60)}</p>`).join('');

/** Writes texts into the database of a server that is not running: one article for ten posts. */
async function seed(place, count) {
  const database = await connectDatabase(place);
  const categoriesOf = (store) =>
    store.model.insertMany(
      Array.from({ length: CATEGORIES }, (_, i) => ({
        name: { en: `Category ${i}` },
        slug: `category-${i}`,
        active: true,
      })),
    );
  const write = async (store, categories, name, total) => {
    const texts = Array.from({ length: total }, (_, i) => {
      const text = {
        title: { en: `The ${name} of number ${i}` },
        slug: i === total - 1 ? `${name}-newest` : `${name}-${i}`,
        categoryId: categories[i % CATEGORIES]._id,
        shortDescription: { en: `What there is to say about number ${i}, in a sentence of about this length.` },
        description: { en: body },
        tags: { en: [`tag-${i % COMMON}`, `rare-${Math.floor(i / 3)}`] },
        active: true,
        firstPublishedAt: new Date(Date.UTC(2027, 0, 1) + i * 60_000),
      };
      return { ...text, ...derivedOf(store.kind, text) };
    });
    for (let from = 0; from < texts.length; from += 500) await store.model.insertMany(texts.slice(from, from + 500));
  };
  await write(blogPostStore, await categoriesOf(blogCategoryStore), 'post', count);
  await write(newsArticleStore, await categoriesOf(newsCategoryStore), 'article', count / 10);
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

/** Milliseconds that a page takes that is in the cache of pages. */
async function cached(server, path) {
  await (await fetch(server.url + path)).arrayBuffer();
  const took = [];
  for (let i = 0; i < TRIES; i += 1) {
    const began = performance.now();
    await (await fetch(server.url + path)).arrayBuffer();
    took.push(performance.now() - began);
  }
  return median(took);
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
    const fromCache = await cached(servers[1], path);
    console.log(
      `${name.padEnd(22)} ${FEW} posts ${few.toFixed(1)} ms, ${MANY} posts ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times; cached ${fromCache.toFixed(1)} ms`,
    );
    if (many / few > BOUND) process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
