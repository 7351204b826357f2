import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { field } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';

/** Pages of the site that are edited where their texts are. */

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Page "]');
const editor = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('banner');

/** Edits a part of the page by keyboard. */
async function type(page: Page, part: Locator, text: string): Promise<void> {
  // The page is seen before it can be edited.
  await expect(async () => {
    await part.press('Enter');
    await expect(editor(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(editor(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveCount(0);
}

test('texts of two records of a page are edited in Arabic by keyboard, and visitors see them once they are published', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  const { rows } = await server.admin.request<{ rows: { slug: string; id: string }[] }>(
    '{ cmsPages(pageSize: 100) { rows { slug id } } }',
  );
  await server.admin.request(
    'mutation ($id: ID!, $content: ContentMap!) { updateCmsPageContent(linkId: $id, content: $content) { success } }',
    {
      id: rows.find(({ slug }) => slug === 'home')?.id,
      content: { 'home-section-1-banner-heading': 'What visitors see' },
    },
  );
  await page.goto('/admin/site?lang=ar');
  const heading = frame(page).locator('h1');
  await type(page, heading, 'عنوان جديد');
  await expect(heading).toHaveText('عنوان جديد');
  await expect(heading).toBeFocused();
  await expect(bar(page)).toContainText('1 draft on this page');

  const event = frame(page).locator('[data-field^="event/"][data-field$="/name"]').first();
  await type(page, event, 'ورشة جديدة');
  await expect(event).toHaveText('ورشة جديدة');
  await expect(bar(page)).toContainText('2 drafts on this page');

  const { page: site } = await visitor();
  await site.goto('/?lang=ar');
  await expect(site.locator('h1')).not.toHaveText('عنوان جديد');
  await expect(site.getByText('ورشة جديدة')).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(bar(page)).toContainText('No drafts on this page');
  await site.goto('/?lang=ar');
  await expect(site.locator('h1')).toHaveText('عنوان جديد');
  await expect(site.getByText('ورشة جديدة').first()).toBeVisible();
});

test('a change is taken back, and what breaks a rule is said beside its text', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await page.goto('/admin/site/event');
  const title = frame(page).locator('[data-field^="event/"][data-field$="/name"]').first();
  const before = (await title.textContent()) ?? '';
  await title.click();
  await field(page, 'Event name').fill('');
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await expect(editor(page).getByText(/required/i)).toBeVisible();
  await field(page, 'Event name').fill('Edited where it is');
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await expect(title).toHaveText('Edited where it is');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveText(before);
  await expect(bar(page)).toContainText('No drafts on this page');
});

test('links lead to other pages of the site, which are edited as well', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await page.goto('/admin/site');
  await frame(page).locator('h1').waitFor();
  await frame(page).locator('a[href^="/event"]:not([data-field]):not(:has([data-field]))').first().click();
  await expect(page).toHaveURL(/\/admin\/site\/event/);
  await page.goto('/admin/site');
  await frame(page)
    .locator('a[data-field^="menu/"], a:has([data-field^="menu/"])')
    .filter({ visible: true })
    .first()
    .click();
  await editor(page).getByRole('button', { name: 'Follow the link' }).click();
  await expect(editor(page)).toHaveCount(0);
});

test('staff without the right to a text see the page, and cannot edit it', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('EDIT_POST'), { reducedMotion: 'reduce' });
  await page.goto('/admin/site');
  await frame(page).locator('h1').waitFor();
  await expect(frame(page).locator('h1[data-field], [data-field^="event/"]')).toHaveCount(0);
  await expect(bar(page)).toContainText('You may not edit some texts of this page.');
  await frame(page).locator('h1').click();
  await expect(editor(page)).toHaveCount(0);
});

test('the page to edit and the window with an input are accessible', async ({ signedIn, server }) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  const open = async (visible: Page) => {
    await visible.goto('/admin/site');
    await frame(visible).locator('h1').waitFor();
  };
  const openWindow = async (visible: Page) => {
    await open(visible);
    await expect(async () => {
      await frame(visible).locator('h1[data-field]').press('Enter');
      await expect(editor(visible).getByRole('textbox')).toBeVisible({ timeout: 1000 });
    }).toPass();
  };
  await expectAccessible(
    page,
    [
      { name: 'a page to edit', open },
      { name: 'the window of a heading', open: openWindow },
    ],
    0,
    server,
  );
});
