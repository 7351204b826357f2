#!/usr/bin/env node
// npm run looks: the pictures of docs/looks.md. Starts an installation with demo content, takes pictures of its pages, saves the
// settings of docs/looks/ in it over REST, as any client could, and takes the pictures again.
// LOOKS_URL: an installation with demo content that runs already; its administrator is ADMIN_EMAIL with ADMIN_PASSWORD.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ADMIN, freePort, signInAt, startPolyphony } from '../bench/servers.mjs';
import { browser as findBrowser } from './lib/machine/browser.mjs';
import { inRoot } from './lib/project.mjs';

const LOOK = 'terracotta';
const WIDTH = 1280;
const PHONE = 390;
/** Enough for text to be read in a picture of a few ten kilobytes. */
const QUALITY = 72;

/** What is taken of a look: its name in the file's name, and how it is seen. */
const shots = [
  { name: 'home', path: '/', width: WIDTH, height: 1500 },
  { name: 'course-arabic-dark', path: '/courses/letterpress-for-beginners', width: WIDTH, language: 'ar', dark: true },
  { name: 'footer', path: '/contact-us', width: WIDTH, height: 620, end: true },
  { name: 'phone', path: '/', width: PHONE },
];

async function shoot(browser, url, look) {
  for (const { name, path, width, height = 844, language = 'en', dark = false, end = false } of shots) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'language', value: language, url }]);
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // The first load makes the pictures in their sizes, the second one has them.
    await page.reload({ waitUntil: 'networkidle' });
    if (end) await page.locator('footer').last().locator('a, p').last().scrollIntoViewIfNeeded();
    const file = inRoot(`docs/pictures/look-${look}-${name}.webp`);
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    await writeFile(file, Buffer.from(data, 'base64'));
    console.log(file);
    await context.close();
  }
}

/** Saves the settings of a look, in each of its languages. */
async function apply(url, token, look) {
  const languages = JSON.parse(await readFile(inRoot(`docs/looks/${look}.json`), 'utf8'));
  for (const [language, values] of Object.entries(languages)) {
    const response = await fetch(`${url}/api/website-settings/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ types: Object.keys(values), ...values, language }),
    });
    const body = await response.json();
    if (!body.success) throw new Error(`The settings were not saved: ${JSON.stringify(body)}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'polyphony-looks-'));
const given = process.env.LOOKS_URL;
const account = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' };
const server = given
  ? { url: given, stop: () => undefined }
  : await startPolyphony({
      port: await freePort(),
      dataDir: folder,
      env: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' },
    });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  await shoot(browser, server.url, 'standard');
  await apply(server.url, await signInAt(server.url, given ? account : ADMIN), LOOK);
  await shoot(browser, server.url, LOOK);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
