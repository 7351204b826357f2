import { TOAST_MS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { openList, toast } from './console.js';
import { house, journeys, picture } from './harness.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const widthOfSidebar = async (page: Page) =>
  (await sidebar(page).count()) && (await sidebar(page).boundingBox())?.width;

journeys('The shell', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('opens the group of the page and marks its entry (SHELL-009, SHELL-010, SHELL-011)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    const group = sidebar(page).getByRole('button', { name: 'Events System' });
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    expect(await sidebar(page).getByRole('link', { name: 'All Categories' }).first().getAttribute('aria-current')).toBe(
      'page',
    );
    await group.click();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await group.click();
    expect(await group.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['event/category/view', 'Event Categories'],
    ['event/category/create', 'Add Category'],
    ['configurations/language/view', 'Languages'],
  ])('gives every page a title and the way to it: %s (SHELL-068)', async (path, title) => {
    const { page } = await the.staff();
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await page.title()).toBe(`${title} · Polyphony`);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await way.locator('[aria-current=page]').textContent()).toBe(title);
  });

  it('fits small, middling and wide screens at 768 and 1025 pixels (SHELL-047, SHELL-074, SHELL-075, SHELL-076, SHELL-077, SHELL-078)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(70);
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      // The form of the sidebar for such a screen is loaded when there first is one.
      if (width >= 768) await sidebar(page).waitFor();
      await page.waitForTimeout(300);
      return widthOfSidebar(page);
    };
    const full = await at(1025);
    const reduced = await at(1024);
    expect(reduced).toBeLessThan(full ?? 0);
    expect(await at(768)).toBe(reduced);
    expect(await at(767)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Sidebar' }).click();
    expect(await sidebar(page).count()).toBe(0);
  });

  it('lays the sidebar over a small screen until one clicks beside it (SHELL-046)', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 390, height: 800 } });
    await openList(page, 'event/category/view');
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await sidebar(page).waitFor();
    await picture(page, 'sidebar-small');
    await page.mouse.click(370, 400);
    await sidebar(page).waitFor({ state: 'detached' });
  });

  it('shows toasts at the top right for three seconds (SHELL-072, SHELL-073)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await page.getByRole('switch', { name: 'Featured: Festivals' }).click();
    const said = toast(page, messages.statusUpdated);
    await said.waitFor();
    const since = performance.now();
    await page.waitForTimeout(300);
    const box = await said.boundingBox();
    expect(box?.y).toBeLessThan(100);
    expect(box?.x).toBeGreaterThan(640);
    await said.waitFor({ state: 'detached' });
    expect(performance.now() - since).toBeGreaterThan(TOAST_MS - 500);
    expect(performance.now() - since).toBeLessThan(TOAST_MS + 2500);
  });

  it('leads the keyboard past the navigation to the content', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor();
    await picture(page, 'skip-link');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('says that an address of the console holds nothing', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await picture(page, 'console-not-found');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  });
});
