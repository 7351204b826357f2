import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { house, journeys } from './harness.js';
import { storeSome } from './library.js';

/** Bounds of docs/architecture's promises, in bytes of gzipped JavaScript. */
const KB = 1000;
const BOUNDS = { consoleList: 400 * KB, staticPage: 10 * KB, hydratedPage: 130 * KB };

/** What the page is sent in scripts until nothing more comes, each gzipped as a server would at its default. */
async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  const inline = await page
    .locator('script:not([src]):not([type*=json])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
  const all = [...(await Promise.all(bodies)), ...inline.map((text) => Buffer.from(text))];
  return all.reduce((sum, body) => sum + gzipSync(body).length, 0);
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
