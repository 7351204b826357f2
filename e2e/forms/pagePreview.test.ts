import type { FrameLocator, Page } from '@playwright/test';
import { field, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import type { TestServer } from '../support/testServer.js';

/** The public page beside the editors of its sections, as it would be with what is typed. */

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

async function openSection(page: Page, server: TestServer, slug: string, section: string): Promise<void> {
  const { rows } = await server.admin.request<{ rows: { slug: string; id: string }[] }>(
    '{ cmsPages(pageSize: 100) { rows { slug id } } }',
  );
  const id = rows.find((row) => row.slug === slug)?.id ?? '';
  await page.goto(`/admin/pages-setup/sections/${slug}-${id}?tab=${section}`);
  await submitButton(page).waitFor();
}

/** Pixels that count as the same place: a heading of another length may break its lines elsewhere. */
const SAME_PLACE = 50;

const panel = (page: Page) => page.getByRole('region', { name: 'Preview' });
const frame = (page: Page, language = 'English'): FrameLocator =>
  page.frameLocator(`iframe[title="Preview of Home in ${language}"]`);
const scrolled = (page: Page, language?: string) =>
  frame(page, language)
    .locator('html')
    .evaluate((html) => html.scrollTop);

test('follows the typing in English and Arabic, and visitors see nothing of it', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn();
  const { page: site } = await visitor();
  await openSection(page, server, 'home', 'section-1');
  await field(page, 'Heading').fill('Typed, not saved');
  await expect(frame(page).locator('h1')).toHaveText('Typed, not saved');
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'ltr');

  await openTab(page, 'العربية');
  await field(page, 'Heading').fill('مكتوب ولم يُحفظ');
  await expect(frame(page, 'العربية').locator('h1')).toHaveText('مكتوب ولم يُحفظ');
  await expect(frame(page, 'العربية').locator('html')).toHaveAttribute('dir', 'rtl');
  await picture(page, 'page-preview-arabic');
  await openTab(page, 'English');
  await expect(frame(page).locator('h1')).toHaveText('Typed, not saved');

  await site.goto('/');
  await expect(site.locator('h1')).not.toHaveText('Typed, not saved');
});

test('brings what changes into sight, and stays there while more is typed', async ({ signedIn, server }) => {
  // A page that scrolls smoothly could be seen at rest on its way.
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await openSection(page, server, 'home', 'section-9');
  const heading = frame(page).locator('#booking');
  await frame(page).locator('h1').waitFor();
  expect(await scrolled(page)).toBe(0);
  await field(page, 'Heading').fill('Come by');
  await expect(heading).toHaveText('Come by');
  await expect(heading).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
  // Its visible position: the page above may grow as its pictures arrive, which browsers make up for.
  const seenAt = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  /** Its position once the page has stopped scrolling. */
  const restsAt = async () => {
    let last = Number.NaN;
    const isSame = async () => {
      const before = last;
      last = await seenAt();
      return last === before;
    };
    await expect.poll(isSame).toBe(true);
    return last;
  };
  const before = await restsAt();
  await field(page, 'Heading').fill('Come by on Sunday');
  await expect(heading).toHaveText('Come by on Sunday');
  expect(Math.abs((await restsAt()) - before)).toBeLessThan(SAME_PLACE);
});

test('keeps the last state that could be saved while the form has errors, and says so', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'home', 'section-1');
  await field(page, 'Heading').fill('Before the error');
  await expect(frame(page).locator('h1')).toHaveText('Before the error');
  await field(page, 'Button link').fill('javascript:alert(1)');
  await expect(panel(page).getByRole('alert')).toContainText('The preview shows the last valid version.');
  await field(page, 'Heading').fill('With an error');
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false');
  await expect(frame(page).locator('h1')).toHaveText('Before the error');
  await field(page, 'Button link').fill('/event');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(frame(page).locator('h1')).toHaveText('With an error');
});

test('shows markup as text, and runs no script of the page', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await openSection(page, server, 'home', 'section-1');
  await field(page, 'Heading').fill('<img src="/x" onerror="top.document.title = 1">');
  await expect(frame(page).locator('h1')).toHaveText('<img src="/x" onerror="top.document.title = 1">');
  await expect(frame(page).locator('script')).toHaveCount(0);
});

test('is as wide as the chosen screen, and is closed by the keyboard for later visits, too', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'home', 'section-1');
  const wide = () =>
    frame(page)
      .locator('html')
      .evaluate((html) => html.clientWidth);
  await frame(page).locator('h1').waitFor();
  await expect.poll(wide).toBeGreaterThan(1200);
  await panel(page).getByRole('button', { name: 'Mobile' }).click();
  await expect.poll(wide).toBeLessThanOrEqual(390);
  await picture(page, 'page-preview-phone');
  const toggle = page.getByRole('button', { name: 'Preview' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await submitButton(page).waitFor();
  await expect(panel(page)).toHaveCount(0);
  await toggle.click();
  await expect.poll(wide).toBeLessThanOrEqual(390);
});
