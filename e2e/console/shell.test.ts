import { TOAST_MS, UNDO_MS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, openList, openListWithClock, stopClock, submitButton, toast } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import type { TestServer } from '../support/testServer.js';

const LIST = 'event/category/view';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const widthOfSidebar = async (page: Page) => (await sidebar(page).boundingBox())?.width;

/** Whether a click in the middle of an element is one on it. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('shows the current page in the navigation, the window title and the breadcrumb (SHELL-009, SHELL-010, SHELL-011, SHELL-068)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const group = sidebar(page).getByRole('button', { name: 'Events System' });
  const entry = (name: string) => sidebar(page).getByRole('link', { name, exact: true }).first();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');

  const isCurrent = async (name: string, title: string) => {
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await expect(page).toHaveTitle(`${title} · Polyphony`);
    await expect(entry(name)).toHaveAttribute('aria-current', 'page');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(title);
  };
  await isCurrent('All Categories', 'Event Categories');
  await entry('Add Category').click();
  await isCurrent('Add Category', 'Add Category');
});

test('leads by breadcrumbs that name each page by its heading, and none twice (SHELL-068)', async ({ signedIn }) => {
  const { page } = await signedIn();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])');
  await openList(page, 'configurations/language/view');
  await expect(crumbs).toHaveText(['Setup & Configurations', 'Languages']);
  await page.goto('/admin/event/manage/create');
  await expect(crumbs).toHaveText(['Events System', 'Events', 'Add Event']);
});

test('adapts the sidebar to small, medium and large screens (SHELL-046, SHELL-047, SHELL-074, SHELL-075, SHELL-076, SHELL-077, SHELL-078)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const resize = (width: number) => page.setViewportSize({ width, height: 800 });
  const toggle = page.getByRole('button', { name: 'Sidebar' });
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(70);
  // Each width changes what the one before it has shown.
  for (const [width, wide] of [
    [1024, 65],
    [1025, 250],
    [768, 65],
  ] as const) {
    await resize(width);
    await expect.poll(() => widthOfSidebar(page)).toBe(wide);
  }
  await resize(767);
  await expect(sidebar(page)).toHaveCount(0);

  await resize(390);
  await toggle.click();
  await sidebar(page).waitFor();
  await picture(page, 'sidebar-small');
  await page.mouse.click(370, 400);
  await expect(sidebar(page)).toHaveCount(0);

  await resize(1280);
  await sidebar(page).waitFor();
  await toggle.click();
  await expect(sidebar(page)).toHaveCount(0);
});

/** Each opens a page whose clock is stopped then, and does what raises a toast there. */
const TOASTS = [
  {
    description: 'for three seconds (SHELL-072, SHELL-073)',
    message: messages.updated('labels.category'),
    ms: TOAST_MS,
    raise: async (page: Page, server: TestServer) => {
      const { id } = await make(server, 'EventCategory', { name: 'Toasts' });
      await page.clock.install();
      await page.goto(`/admin/event/category/update/${id}`);
      await field(page, 'Meta title').fill('Toasts');
      await stopClock(page);
      await submitButton(page).click();
    },
  },
  {
    description: 'for three seconds where it warns of what a record still needs (SHELL-073)',
    message: 'Visitors cannot book: no active price.',
    ms: TOAST_MS,
    raise: async (page: Page, server: TestServer) => {
      const { id: categoryId } = await make(server, 'EventCategory', { name: 'Warnings' });
      await make(server, 'Event', { name: 'Silent walk', categoryId, startsOn: '2099-05-01' });
      await openListWithClock(page, 'event/manage/view?searchName=Silent');
      await page.getByRole('switch', { name: 'Published: Silent walk' }).click();
    },
  },
  {
    description: 'for ten seconds where it offers to undo a change',
    message: messages.statusUpdated,
    ms: UNDO_MS,
    raise: async (page: Page) => {
      await openListWithClock(page, LIST);
      await page.getByRole('switch', { name: 'Featured: Festivals' }).click();
    },
  },
];
for (const { description, message, ms, raise } of TOASTS)
  test(`shows a toast at the top right ${description}`, async ({ signedIn, server }) => {
    const { page } = await signedIn();
    await raise(page, server);
    const visibleToast = toast(page, message);
    const step = 50;
    await expect
      .poll(async () => {
        await page.clock.runFor(step);
        return visibleToast.count();
      })
      .toBe(1);
    // The clock of the toast is stopped, at less than a step. It slides in, and out when its time is over.
    const isInPlace = async () => {
      const { x = 0, y = 0, width = 0 } = (await visibleToast.boundingBox()) ?? {};
      // A second one is below the first.
      return x > 640 && x + width < 1280 && y > 0 && y < 300;
    };
    await expect.poll(isInPlace).toBe(true);
    await page.clock.runFor(ms - 2 * step);
    expect(await isInPlace()).toBe(true);
    // What is below it can be clicked.
    expect(await visibleToast.evaluate(isOnTop)).toBe(false);
    await page.clock.runFor(2 * step);
    await expect.poll(isInPlace).toBe(false);
  });

for (const [width, locale, names] of [
  [1440, 'en-GB', ['Theme Customizer', 'Scroll to top']],
  [390, 'ar-EG', ['تخصيص المظهر', 'إلى أعلى الصفحة']],
  [320, 'en-GB', ['Theme Customizer', 'Scroll to top']],
] as const)
  test(`hides nothing under the buttons in the corner at the end of a page, ${width} pixels wide, ${locale}`, async ({
    signedIn,
  }) => {
    const { page } = await signedIn(undefined, { viewport: { width, height: 844 }, locale });
    await page.goto('/admin/staff/role/create');
    await submitButton(page).waitFor();
    // The page grows while its permissions load, beyond the window.
    await page.getByRole('switch').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(200);
    const form = page.getByRole('main').locator('form');
    const bottom = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const box = await form.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await bottom();
    const buttons = names.map((name) => page.getByRole('button', { name }));
    await Promise.all(buttons.map((button) => button.waitFor()));
    const corners = await Promise.all(buttons.map((button) => button.boundingBox()));
    const top = Math.min(...corners.map((box) => box?.y ?? 0));
    expect(top).toBeGreaterThan(0);
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    // Before the end of the page the bar with the submit button is in their row.
    const { x = 0, width: size = 0 } = corners[0] ?? {};
    const inBar = await submitButton(page)
      .locator('xpath=../*')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(inBar.filter(({ left, right }) => left < x + size && right > x)).toEqual([]);
  });

test('lets the keyboard skip the navigation', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).waitFor();
  await picture(page, 'skip-link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('says that a page of the console is not found, and leads back to the home page', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { isNew: true });
  await page.goto('/admin/nowhere');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await picture(page, 'console-not-found');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
});
