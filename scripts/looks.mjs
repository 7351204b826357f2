#!/usr/bin/env node
// npm run looks: the pictures of README.md and docs/looks.md. Starts an installation with demo content, takes pictures of the
// console and of its pages in each look, saves the settings of docs/looks/ in it over REST, as any client could, and takes the
// pages once more.
// LOOKS_URL: an installation with demo content that runs already; its administrator is ADMIN_EMAIL with ADMIN_PASSWORD.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ADMIN, freePort, signInAt, startPolyphony } from '../bench/servers.mjs';
import { browser as findBrowser } from './lib/machine/browser.mjs';
import { consoleShots, lookShots, ownShots, shootConsole, shootSite } from './lib/pictures.mjs';
import { inRoot } from './lib/project.mjs';

/** The looks to choose from, the first one last: the settings of one's own are shown in it. */
const LOOKS = ['quiet', 'campus', 'atelier'];
const OWN = 'terracotta';

/** Saves settings, in each of their languages. */
async function apply(url, token, languages) {
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
const configuredUrl = process.env.LOOKS_URL;
const account = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' };
const server = configuredUrl
  ? { url: configuredUrl, stop: () => undefined }
  : await startPolyphony({
      port: await freePort(),
      dataDir: folder,
      env: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' },
    });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const token = await signInAt(server.url, configuredUrl ? account : ADMIN);
  await shootConsole(browser, server.url, token, consoleShots);
  for (const look of LOOKS) {
    await apply(server.url, token, { en: { site_look: look } });
    await shootSite(browser, server.url, lookShots, `look-${look}-`);
  }
  await apply(server.url, token, JSON.parse(await readFile(inRoot(`docs/looks/${OWN}.json`), 'utf8')));
  await shootSite(browser, server.url, ownShots, `look-${OWN}-`);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
