import type { Page } from '@playwright/test';
import { openList } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { expectToast } from '../support/toasts.js';

interface Refused {
  readonly directive: string;
  readonly blocked: string;
}

/** Refusals of the policy in this page and in those it navigates to, from now on. */
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

/** The CSS position of the next toast, read as it appears: it disappears again. */
const positionOfNextToast = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const container = document.querySelector('.MuiAlert-message')?.closest('.notistack-SnackbarContainer');
          if (container) resolve(getComputedStyle(container).position);
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );

const injected = (page: Page) => page.evaluate(() => (window as unknown as { injected?: number }).injected ?? 0);

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('refuses nothing of the console: lists, forms, dialogs, toasts, both directions', async ({ signedIn }) => {
  const { page } = await signedIn();
  const refused = await refusals(page);
  await openList(page, 'event/category/view');
  const toastPosition = positionOfNextToast(page);
  await page.getByRole('switch', { name: 'Featured: Festivals' }).click();
  await expectToast(page, 'Status updated successfully.');
  // Without its styles it would be at the bottom of the page's flow.
  expect(await toastPosition).toBe('fixed');
  await page.goto('/admin/event/category/create');
  await page.getByRole('heading', { name: 'Add Category', level: 1 }).waitFor();
  expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).position)).not.toBe('static');
  await page.goto('/admin/event/category/view?lang=ar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/admin/profile-info');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(refused).toEqual([]);
});

test('refuses nothing of the public site: pages, its island, pages prepared ahead', async ({ visitor }) => {
  const { page } = await visitor();
  const refused = await refusals(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Explore events' }).hover();
  await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click();
  await page.waitForURL('**/event');
  await page.getByRole('link', { name: 'Bookbinding weekend' }).click();
  await page.getByRole('heading', { name: 'Bookbinding weekend', level: 1 }).waitFor();
  await page.goto('/event/category');
  await page.getByRole('searchbox').fill('work');
  await page.waitForURL('**/event/category?search=work');
  await page.goto('/?lang=ar');
  expect(refused).toEqual([]);
});

for (const path of ['/', '/admin/login'])
  test(`runs no script that is injected into ${path}`, async ({ visitor }) => {
    const { page, expectProblem } = await visitor();
    expectProblem(/Content Security Policy|icon\.svg csp$/);
    const refused = await refusals(page);
    await page.goto(path);
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
      // A file of this very site, as a user may have uploaded it.
      add({ src: '/admin/icon.svg' });
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = 4">');
      document.body.insertAdjacentHTML('beforeend', '<a id="bait" href="javascript:window.injected = 5">x</a>');
      document.querySelector<HTMLElement>('#bait')?.click();
    });
    await expect.poll(() => refused).toHaveLength(6);
    expect(await injected(page)).toBe(0);
    expect(new Set(refused.map(({ directive }) => directive))).toEqual(new Set(['script-src-elem', 'script-src-attr']));
  });
