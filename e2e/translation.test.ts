import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { field, noteOf, openList, rowOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make, storedCategory } from './records.js';
import { listenFor } from './traffic.js';

const labels = async (page: Page) =>
  (await page.locator('form:visible').locator('.MuiInputLabel-root, .image-label').allTextContents()).map((label) =>
    label.replace(/\W+$/, ''),
  );

async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

journeys('Translating a category', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('translates to Arabic what can be translated (FORM-004, FORM-008, FORM-009, FORM-010, FORM-014, EVCAT-014)', async () => {
    const { page } = await the.staff();
    const { id } = await make(the.api, 'EventCategory', { name: 'Kite days', description: 'Wind and colour.' });
    const sent = listenFor(page, 'TranslateEventCategory');
    await page.goto(`/admin/event/category/update/kite-days-${id}`);
    await page.getByRole('tab', { name: 'English', selected: true }).waitFor();
    expect(await labels(page)).toEqual([
      'Category Name',
      'Slug',
      'Parent Category',
      'Order Number',
      'Description',
      'Meta Title',
      'Meta Image',
      'Meta Description',
    ]);
    await openTab(page, 'العربية');
    expect(await labels(page)).toEqual(['Category Name', 'Description']);
    expect(await field(page, 'Category Name').inputValue()).toBe('');
    expect(await noteOf(page, 'Category Name')).toContain('English: Kite days');
    expect(await field(page, 'Category Name').getAttribute('lang')).toBe('ar');
    expect(await field(page, 'Category Name').getAttribute('dir')).toBe('rtl');
    expect(await submitButton(page).isDisabled()).toBe(true);
    await field(page, 'Category Name').fill('أيام الطائرات الورقية');
    expect(await submitButton(page).isEnabled()).toBe(true);
    await field(page, 'Category Name').fill('');
    expect(await submitButton(page).isDisabled()).toBe(true);
    await field(page, 'Category Name').fill('أيام الطائرات الورقية');
    await picture(page, 'category-translate');
    await submitButton(page).click();
    await toast(page, messages.updated('Category')).waitFor();
    await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));

    expect(sent.map(({ variables }) => variables)).toEqual([
      { id, lang: 'ar', input: { name: 'أيام الطائرات الورقية' }, version: expect.any(Number) },
    ]);
    expect((await storedCategory(the.api, 'kite-days'))?.translations).toEqual([
      { lang: 'en', name: 'Kite days', description: 'Wind and colour.' },
      { lang: 'ar', name: 'أيام الطائرات الورقية', description: null },
    ]);
    await openTab(page, 'English');
    expect(await field(page, 'Category Name').inputValue()).toBe('Kite days');
  });

  it('keeps what is typed in one tab while the other is saved, and marks the tab', async () => {
    const { page } = await the.staff();
    const { id } = await make(the.api, 'EventCategory', { name: 'Boat trips' });
    await page.goto(`/admin/event/category/update/boat-trips-${id}`);
    await field(page, 'Category Name').fill('Boat trips at dawn');
    await openTab(page, 'العربية');
    await page.getByRole('tab', { name: 'English not saved yet' }).waitFor();
    await field(page, 'Category Name').fill('رحلات بالقارب');
    await submitButton(page).click();
    await toast(page, messages.updated('Category')).waitFor();
    await openTab(page, /^English/);
    expect(await field(page, 'Category Name').inputValue()).toBe('Boat trips at dawn');
    await picture(page, 'category-two-tabs');
    await submitButton(page).click();
    await eventually(async () =>
      expect((await storedCategory(the.api, 'boat-trips'))?.translations.map(({ name }) => name)).toEqual([
        'Boat trips at dawn',
        'رحلات بالقارب',
      ]),
    );
  });

  it('shows the names of a list in the chosen language (LIST-022, FORM-014)', async () => {
    const { page } = await the.staff();
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

  it('has no tabs while one language is active (FORM-011)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/view');
    const { id } = await make(the.api, 'EventCategory', { name: 'Plain' });
    const arabic = await the.api.admin.ask<{ rows: { id: string; code: string }[] }>(
      '{ languages { rows { id code } } }',
    );
    const toggle = (to: boolean) =>
      the.api.admin.ask('mutation ($id: ID!, $to: Boolean) { toggleLanguageActive(id: $id, to: $to) { success } }', {
        id: arabic.rows.find(({ code }) => code === 'ar')?.id,
        to,
      });
    await toggle(false);
    try {
      await page.goto(`/admin/event/category/update/plain-${id}`);
      await eventually(async () => expect(await field(page, 'Category Name').inputValue()).toBe('Plain'));
      expect(await page.getByRole('tab').count()).toBe(0);
    } finally {
      await toggle(true);
    }
  });
});
