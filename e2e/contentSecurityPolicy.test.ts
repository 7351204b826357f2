import type { Page } from 'playwright-core';
import { openList, toast } from './console.js';
import { house, journeys } from './harness.js';

/** What the content security policy of every page lets through: all that we made, and nothing of anybody else's. */

interface Refused {
  readonly directive: string;
  readonly blocked: string;
}

/** Refusals in this page and in those it goes on to, from the first byte on. */
async function refusals(page: Page): Promise<Refused[]> {
  const seen: Refused[] = [];
  await page.exposeFunction('refused', (one: Refused) => void seen.push(one));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { refused } = window as unknown as { refused: (one: Refused) => void };
      refused({ directive: effectiveDirective, blocked: blockedURI });
    });
  });
  return seen;
}

const scripts = (page: Page) => page.evaluate(() => (window as unknown as { injected?: number }).injected ?? 0);

journeys('The content security policy', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('refuses nothing of the console: lists, forms, dialogs, toasts, both directions', async () => {
    const { page } = await the.staff();
    const refused = await refusals(page);
    await openList(page, 'event/category/view');
    await page.getByRole('switch', { name: 'Featured: Festivals' }).click();
    const said = toast(page, 'Status updated successfully.');
    await said.waitFor();
    // Styled, or it would stand at the bottom of the page's flow.
    expect(
      await said.evaluate(
        (element) =>
          getComputedStyle(element.closest('[class*=SnackbarContainer], .notistack-SnackbarContainer') ?? element)
            .position,
      ),
    ).toBe('fixed');
    await page.goto('/admin/event/category/create');
    await page.getByRole('heading', { name: 'Add Category', level: 1 }).waitFor();
    expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).position)).not.toBe('static');
    await page.goto('/admin/event/category/view?lang=ar');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/admin/profile-info');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(refused).toEqual([]);
  });

  it('refuses nothing of the public site: pages, its island, pages prepared ahead', async () => {
    const { page } = await the.visitor();
    const refused = await refusals(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Explore events' }).hover();
    await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click();
    await page.waitForURL('**/event');
    await page.getByRole('link', { name: 'Bookbinding weekend' }).click();
    await page.getByRole('heading', { name: 'Bookbinding weekend', level: 1 }).waitFor();
    await page.goto('/event/category');
    await page.getByRole('searchbox').fill('fest');
    await page.waitForURL('**/event/category?search=fest');
    await page.goto('/?lang=ar');
    expect(refused).toEqual([]);
  });

  it.each(['/', '/admin/login'])('runs nothing that was slipped into %s', async (path) => {
    const { page, expectProblem } = await the.visitor();
    expectProblem(/Content Security Policy|icon\.svg csp$/);
    await page.goto(path);
    const refused = await refusals(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => {
      const add = (attributes: Record<string, string>, text = '') => {
        const script = document.createElement('script');
        for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
        script.textContent = text;
        document.body.append(script);
      };
      add({}, 'window.injected = 1');
      add({ nonce: '__NONCE__' }, 'window.injected = 2');
      add({ src: 'data:text/javascript,window.injected=3' });
      // A file of this very site, as somebody may have uploaded it.
      add({ src: '/admin/icon.svg' });
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = 4">');
      document.body.insertAdjacentHTML('beforeend', '<a id="bait" href="javascript:window.injected = 5">x</a>');
      document.querySelector<HTMLElement>('#bait')?.click();
    });
    while (refused.length < 6) await page.waitForTimeout(20);
    expect(await scripts(page)).toBe(0);
    expect(new Set(refused.map(({ directive }) => directive))).toEqual(new Set(['script-src-elem', 'script-src-attr']));
  });
});
