import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { Page } from '@playwright/test';
import { field, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { cardOf, filePayload, picture, store } from '../support/library.js';
import { png } from '../support/pictures.js';
import { picture as screenshot } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { holdBack } from '../support/traffic.js';
import { addLanguage } from '../support/languages.js';

/** Opens the details of a picture from the list, to which it comes by a link: the browser's Back is a step in the console. */
const openDetails = async (page: Page, name: string) => {
  await page.goto('/admin/files/create');
  await page.getByRole('link', { name: 'File Lists' }).first().click();
  await cardOf(page, name)
    .getByRole('button', { name: /^Details/ })
    .click();
  await page.getByText('400 × 300 px').waitFor();
};
const replace = (page: Page) =>
  page.locator('input[type=file]').setInputFiles(filePayload('other.png', 'image/png', png(640, 480, 1)));

test('describes a file in two languages, renames it, replaces it in place, and copies its address', async ({
  signedIn,
  server,
}) => {
  await addLanguage(server.admin, { name: 'Arabic', code: 'ar' });
  const { page, context } = await signedIn();
  const id = await store(server, picture('described.png', 4));
  await openDetails(page, 'described.png');
  await field(page, 'Alternative text').fill('Two colours');
  await openTab(page, /^Arabic/);
  await field(page, 'Alternative text').fill('لونان');

  // A new name changes the address of the file, and not what is typed in the form of another language.
  await openTab(page, /^English/);
  await field(page, 'File name').fill('renamed.png');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await page.getByRole('heading', { name: 'renamed.png' }).waitFor();
  await openTab(page, /^Arabic/);
  await expect(field(page, 'Alternative text')).toHaveValue('لونان');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await openTab(page, /^English/);

  await replace(page);
  await page.getByText('640 × 480 px').waitFor();
  await screenshot(page, 'file-details');
  const file = await server.admin.request<object>(
    'query ($id: ID!) { file(id: $id) { id fileName altText arabic: altText(lang: "ar") revision } }',
    { id },
  );
  expect(file).toEqual({ id, fileName: 'other.png', altText: 'Two colours', arabic: 'لونان', revision: 2 });
  // The forms save on top of the replacement.
  await field(page, 'Alternative text').fill('Other colours');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Address copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/media/${id}/`);
});

test('accepts no text while a file is being replaced, and asks before the dialog or the screen is left', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await store(server, picture('slow.png', 5));
  await openDetails(page, 'slow.png');
  const dialog = page.getByRole('dialog', { name: 'slow.png' });
  const question = page.getByRole('alertdialog');
  const { release } = await holdBack(page, 'SignUploads');
  await replace(page);
  await dialog.getByRole('progressbar', { name: 'Upload' }).waitFor();
  await expect(page.locator('form:visible').locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await question.getByText(textInEnglish(screenTexts.uploadsUnderWay)).waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
  }
  release();
  await page.getByText('640 × 480 px').waitFor();
  await expectToast(page, messages.updated('labels.file'));
  await field(page, 'Alternative text').fill('As big as a screen once was');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
