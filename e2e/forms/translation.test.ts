import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, noteOf, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { make, storedCategory } from '../support/records.js';
import { listenFor } from '../support/traffic.js';

const labels = async (page: Page) =>
  (await page.locator('form:visible').locator('.MuiInputLabel-root, .image-label').allTextContents()).map((label) =>
    label.replace(/\W+$/, ''),
  );

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('offers the translatable fields of a category in Arabic, and saves them (FORM-004, FORM-008, FORM-009, FORM-010, FORM-014, EVCAT-014, LANG-021)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const { id } = await make(server, 'EventCategory', { name: 'Kite days', description: 'Wind and colour.' });
  const sent = listenFor(page, 'TranslateEventCategory');
  await page.goto(`/admin/event/category/update/kite-days-${id}`);
  await page.getByRole('tab', { name: 'English', selected: true }).waitFor();
  expect(await labels(page)).toEqual([
    'Category name',
    'Slug',
    'Parent category',
    'Order number',
    'Description',
    'Meta title',
    'Meta image',
    'Meta description',
  ]);
  await openTab(page, 'العربية');
  await expect.poll(() => labels(page)).toEqual(['Category name', 'Description', 'Meta title', 'Meta description']);
  await expect(field(page, 'Category name')).toHaveValue('');
  expect(await noteOf(page, 'Category name')).toContain('English: Kite days');
  await expect(field(page, 'Category name')).toHaveAttribute('lang', 'ar');
  await expect(field(page, 'Category name')).toHaveAttribute('dir', 'rtl');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'Category name').fill('أيام الطائرات الورقية');
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'Category name').fill('');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'Category name').fill('أيام الطائرات الورقية');
  await picture(page, 'category-translate');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.category'));
  await expect(submitButton(page)).toBeDisabled();

  expect(sent.map(({ variables }) => variables)).toEqual([
    { id, lang: 'ar', input: { name: 'أيام الطائرات الورقية' }, version: expect.any(Number) },
  ]);
  expect((await storedCategory(server, 'kite-days'))?.translations).toEqual([
    { lang: 'en', name: 'Kite days', description: 'Wind and colour.' },
    { lang: 'ar', name: 'أيام الطائرات الورقية', description: null },
  ]);
  await openTab(page, 'English');
  await expect(field(page, 'Category name')).toHaveValue('Kite days');
});

test('keeps what is typed in one language while another is saved, and marks its tab', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const { id } = await make(server, 'EventCategory', { name: 'Boat trips' });
  await page.goto(`/admin/event/category/update/boat-trips-${id}`);
  await field(page, 'Category name').fill('Boat trips at dawn');
  await openTab(page, 'العربية');
  await page.getByRole('tab', { name: 'English not saved yet' }).waitFor();
  await field(page, 'Category name').fill('رحلات بالقارب');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.category'));
  await openTab(page, /^English/);
  await expect(field(page, 'Category name')).toHaveValue('Boat trips at dawn');
  await picture(page, 'category-two-tabs');
  await submitButton(page).click();
  await expect
    .poll(async () => (await storedCategory(server, 'boat-trips'))?.translations.map(({ name }) => name))
    .toEqual(['Boat trips at dawn', 'رحلات بالقارب']);
});

test('shows the names of a list in the chosen language (LIST-022, FORM-014)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await rowOf(page, 'Workshops').waitFor();
  await openTab(page, 'العربية');
  await rowOf(page, 'ورش العمل').waitFor();
  expect(page.url()).toContain('lang=ar');
  await picture(page, 'list-arabic-names');
  expect(await rowOf(page, 'Workshops').count()).toBe(0);
  await openTab(page, 'English');
  await rowOf(page, 'Workshops').waitFor();
});

test('shows no language tabs while one language is active (FORM-011)', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const { id } = await make(server, 'EventCategory', { name: 'Plain' });
  const arabic = await server.admin.request<{ rows: { id: string; code: string }[] }>(
    '{ languages { rows { id code } } }',
  );
  const toggle = (to: boolean) =>
    server.admin.request('mutation ($id: ID!, $to: Boolean) { toggleLanguageActive(id: $id, to: $to) { success } }', {
      id: arabic.rows.find(({ code }) => code === 'ar')?.id,
      to,
    });
  await toggle(false);
  try {
    await page.goto(`/admin/event/category/update/plain-${id}`);
    await expect(field(page, 'Category name')).toHaveValue('Plain');
    expect(await page.getByRole('tab').count()).toBe(0);
  } finally {
    await toggle(true);
  }
});

test('lets a translator save the Arabic texts of a category, and change nothing in English', async ({
  signedIn,
  server,
}) => {
  await make(server, 'EventCategory', { name: 'Lantern days', description: 'Light and paper.' });
  const translator = await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'TRANSLATE_EVENT_CATEGORY');
  const { page } = await signedIn(translator);
  await openList(page, 'event/category/view?searchName=Lantern');
  await page.getByRole('link', { name: 'Translate Lantern days' }).click();
  await page.getByText(messages.translatesOnly).waitFor();
  await expect(field(page, 'Category name')).not.toBeEditable();
  await expect(submitButton(page)).toBeDisabled();
  await openTab(page, 'العربية');
  await field(page, 'Category name').fill('أيام الفوانيس');
  await picture(page, 'category-translate-only');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.category'));
  expect((await storedCategory(server, 'lantern-days'))?.translations).toEqual([
    { lang: 'en', name: 'Lantern days', description: 'Light and paper.' },
    { lang: 'ar', name: 'أيام الفوانيس', description: null },
  ]);
});
