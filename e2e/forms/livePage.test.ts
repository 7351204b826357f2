import type { FrameLocator, Page } from '@playwright/test';
import { field, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import type { TestServer } from '../support/testServer.js';

/** The public page beside the form of a record, and the ways between a text of the page and its input. */

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

async function openEvent(page: Page, server: TestServer): Promise<void> {
  const { rows } = await server.admin.request<{ rows: { slug: string; id: string }[] }>(
    '{ events(pageSize: 1) { rows { slug id } } }',
  );
  const [event] = rows;
  await page.goto(`/admin/event/manage/update/${event?.slug}-${event?.id}`);
  await submitButton(page).waitFor();
}

const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');
const title = (page: Page) => frame(page).locator('h1');
const toggle = (page: Page) => page.getByRole('button', { name: 'Live page' });

test('an event is drawn as it is typed, in two languages and as its draft, and a click on its title leads to the input', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await openEvent(page, server);
  await toggle(page).click();
  await field(page, 'Event name').fill('Typed, not saved');
  await expect(title(page)).toHaveText('Typed, not saved');
  await openTab(page, /^SEO/);
  await title(page).click();
  await expect(field(page, 'Event name')).toBeFocused();

  await openTab(page, 'العربية');
  await field(page, 'Event name').fill('مكتوب ولم يُحفظ');
  await expect(title(page)).toHaveText('مكتوب ولم يُحفظ');
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await openTab(page, /^SEO/);
  await title(page).click();
  await expect(field(page, 'Event name')).toBeFocused();
  await expect(field(page, 'Event name')).toHaveValue('مكتوب ولم يُحفظ');

  await expect(
    page
      .getByText(/^Draft saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText('مكتوب ولم يُحفظ');

  const { page: site } = await visitor();
  await site.goto('/event');
  await expect(site.getByText('Typed, not saved')).toHaveCount(0);
});

test('an input that gets the focus brings its text into sight', async ({ signedIn, server }) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await openEvent(page, server);
  await toggle(page).click();
  await title(page).waitFor();
  await openTab(page, /^Price/);
  await field(page, 'Price title').fill('What it costs');
  const heading = frame(page).getByText('What it costs', { exact: true });
  await expect(heading).toBeInViewport();
  await openTab(page, /^Basics/);
  await field(page, 'Event name').focus();
  await expect(title(page)).toBeInViewport();
  await openTab(page, /^Price/);
  await field(page, 'Price title').focus();
  await expect(heading).toBeInViewport();
});

test('the page is below the form on a phone, and a new record has one as soon as it could be saved', async ({
  signedIn,
}) => {
  const { page } = await signedIn(undefined, { viewport: { width: 390, height: 844 } });
  await page.goto('/admin/menu/create');
  await submitButton(page).waitFor();
  await toggle(page).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('alert')).toContainText('last valid version');
  await field(page, 'Menu Name').fill('Typed menu');
  await page
    .getByRole('textbox', { name: /^Link/ })
    .or(page.getByRole('combobox', { name: /Link/ }))
    .first()
    .fill('/courses');
  await expect(frame(page).getByText('Typed menu')).toHaveCount(1);
});

test('a day and a price on the page lead to their inputs', async ({ signedIn, server }) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await openEvent(page, server);
  await toggle(page).click();
  const day = frame(page).locator('dd[data-field="startsOn"], [data-field="startsOn"]').first();
  await day.click();
  await expect(page.locator('[data-field="startsOn"] :focus, [name="startsOn"]:focus').first()).toBeVisible();
  await frame(page).locator('[data-field^="prices."]').first().click();
  await expect(page.locator('tr[data-field^="prices."] a:focus')).toBeVisible();
});
