import { gzipSync } from 'node:zlib';
import type { Page, Response, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { storeSome } from '../support/library.js';

/** The bounds that docs/architecture promises, in bytes of gzipped JavaScript. */
const KB = 1000;
const BOUNDS = { signIn: 90 * KB, shell: 260 * KB, consoleList: 480 * KB, staticPage: 10 * KB, hydratedPage: 130 * KB };

/** Listens to the scripts of a page. Returns how many bytes they are so far, each gzipped at the default level. */
function listenToScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  return async () => {
    const inline = await page
      .locator('script:not([src]):not([type*=json])')
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const all = [...bodies, ...inline.map((text) => Buffer.from(text))];
    return all.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

/** The bytes of script that a page loads until nothing more comes. */
async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bytes = listenToScripts(page);
  await open();
  await page.waitForLoadState('networkidle');
  return bytes();
}

/** File names of the scripts that the console's page imports as it starts, of which the shell is one. */
async function scriptsOfStart(page: Page): Promise<ReadonlySet<string>> {
  const textOf = async (path: string) => (await page.request.get(`/admin/${path}`)).text();
  const files = new Set<string>();
  const add = async (name: string): Promise<void> => {
    if (files.has(name)) return;
    files.add(name);
    for (const [, next = ''] of (await textOf(`assets/${name}`)).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      await add(next);
  };
  for (const [, name = ''] of (await textOf('event/category/view')).matchAll(/="\/admin\/assets\/([\w.-]+\.js)/g))
    await add(name);
  return files;
}

/** Checks a size, and prints it: what is left of a bound is of interest. */
function checkSize(what: string, bytes: number, bound: number): void {
  console.log(`${what}: ${bytes} bytes of JavaScript, gzipped`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(bound);
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

for (const path of ['event/category/view', 'configurations/language/view', 'event/booking/view'])
  test(`loads at most 480 kB of JavaScript for a list of the console: ${path}`, async ({ signedIn }) => {
    const { page } = await signedIn();
    const bytes = await scriptBytes(page, async () => {
      await page.goto(`/admin/${path}`);
      await page.getByRole('columnheader').first().waitFor();
    });
    checkSize(`/admin/${path}`, bytes, BOUNDS.consoleList);
  });

test('loads at most 90 kB of JavaScript for the sign-in page, and the console while someone types', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const bytes = listenToScripts(page);
  await page.goto('/admin/event/category/view');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.waitForLoadState('networkidle');
  checkSize('the sign-in page', await bytes(), BOUNDS.signIn);
  const start = page.waitForResponse(/\/assets\/start-/);
  await page.getByRole('textbox', { name: 'Email' }).press('a');
  expect((await start).ok()).toBe(true);
});

test('loads at most 260 kB of JavaScript until the shell is visible, with a placeholder for the list', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  // All other scripts come after the shell is visible.
  const needed = await scriptsOfStart(page);
  const later: Route[] = [];
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    if (needed.has(route.request().url().replace(/^.*\//, ''))) await route.continue();
    else later.push(route);
  });
  const bytes = listenToScripts(page);
  await page.goto('/admin/event/category/view', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Console' }).getByRole('button').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Event Categories' }).waitFor();
  await page.getByRole('status', { name: 'Loading the page' }).waitFor();
  checkSize('the shell', await bytes(), BOUNDS.shell);
  expect(later.length).toBeGreaterThan(0);
});

test('requests the code of a list before the scripts of the page have run', async ({ signedIn }) => {
  const { page } = await signedIn();
  const start = /\/assets\/start-[^/]*\.js$/;
  // Never loaded, so that no script of the page runs.
  await page.route(start, () => undefined);
  const requests = [start, /\/assets\/list-[^/]*\.js$/].map((script) => page.waitForRequest(script));
  await page.goto('/admin/event/category/view', { waitUntil: 'commit' });
  expect(await Promise.all(requests)).toHaveLength(2);
});

test('loads at most 480 kB of JavaScript for the library of files, which shows cards', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await storeSome(server);
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/admin/files/view');
    await page.locator('[data-card]').first().waitFor();
  });
  checkSize('/admin/files/view', bytes, BOUNDS.consoleList);
});

test('loads at most 10 kB of script for a public page without an island', async ({ visitor }) => {
  const { page } = await visitor();
  const bytes = await scriptBytes(page, () => page.goto('/event/bookbinding-weekend'));
  checkSize('/event/bookbinding-weekend', bytes, BOUNDS.staticPage);
  expect(await page.locator('[data-island]').count()).toBe(0);
});

test('loads at most 130 kB of script for a public page with an island', async ({ visitor }) => {
  const { page } = await visitor();
  const bytes = await scriptBytes(page, () => page.goto('/event/category'));
  checkSize('/event/category', bytes, BOUNDS.hydratedPage);
  expect(bytes).toBeGreaterThan(BOUNDS.staticPage);
});
