import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { house, journeys } from './harness.js';
import { storeSome } from './library.js';

/** Bounds of docs/architecture's promises, in bytes of gzipped JavaScript. */
const KB = 1000;
const BOUNDS = { shell: 200 * KB, consoleList: 400 * KB, staticPage: 10 * KB, hydratedPage: 130 * KB };

/** Listens to the scripts that a page is sent. Answers how many bytes they are so far, each gzipped as a server would at its default. */
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

/** What the page is sent in scripts until nothing more comes. */
async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bytes = listenToScripts(page);
  await open();
  await page.waitForLoadState('networkidle');
  return bytes();
}

journeys('What a first visit loads', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it.each([['event/category/view'], ['configurations/language/view'], ['event/booking/view']])(
    'is at most 400 kB of JavaScript for a list of the console: %s',
    async (path) => {
      const { page } = await the.staff();
      const bytes = await scriptBytes(page, async () => {
        await page.goto(`/admin/${path}`);
        await page.getByRole('columnheader').first().waitFor();
      });
      console.log(`/admin/${path}: ${bytes} bytes of JavaScript, gzipped`);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(BOUNDS.consoleList);
    },
  );

  it('is at most 200 kB of JavaScript until the shell is seen, with a place for the list', async () => {
    const { page } = await the.staff();
    // What is no part of it comes after it is seen.
    const later: (() => Promise<void>)[] = [];
    await page.route(/\/assets\/(?!(index|shell|rolldown-runtime)-)[^/]*\.js$/, (route) => {
      later.push(() => route.continue());
    });
    const bytes = listenToScripts(page);
    await page.goto('/admin/event/category/view', { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: 'Console' }).getByRole('button').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Event Categories' }).waitFor();
    await page.getByRole('status', { name: 'Loading the page' }).waitFor();
    const seen = await bytes();
    console.log(`the shell: ${seen} bytes of JavaScript, gzipped`);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(BOUNDS.shell);
    expect(later.length).toBeGreaterThan(0);
    await Promise.all(later.splice(0).map((go) => go()));
    await page.unroute(/\/assets\//);
  });

  it('is at most 400 kB of JavaScript for the library of files, which shows cards', async () => {
    const { page } = await the.staff();
    await storeSome(the.api);
    const bytes = await scriptBytes(page, async () => {
      await page.goto('/admin/files/view');
      await page.locator('[data-card]').first().waitFor();
    });
    console.log(`/admin/files/view: ${bytes} bytes of JavaScript, gzipped`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BOUNDS.consoleList);
  });

  it.each([['/'], ['/event'], ['/event/bookbinding-weekend'], ['/event/category/workshops']])(
    'is at most 10 kB of script for a public page with nothing to hydrate: %s',
    async (path) => {
      const { page } = await the.visitor();
      const bytes = await scriptBytes(page, () => page.goto(path));
      console.log(`${path}: ${bytes} bytes of JavaScript, gzipped`);
      expect(bytes).toBeLessThanOrEqual(BOUNDS.staticPage);
      expect(await page.locator('[data-island]').count()).toBe(0);
    },
  );

  it('is at most 130 kB of script for a public page that hydrates', async () => {
    const { page } = await the.visitor();
    const bytes = await scriptBytes(page, () => page.goto('/event/category'));
    console.log(`/event/category: ${bytes} bytes of JavaScript, gzipped`);
    expect(bytes).toBeGreaterThan(BOUNDS.staticPage);
    expect(bytes).toBeLessThanOrEqual(BOUNDS.hydratedPage);
  });
});
