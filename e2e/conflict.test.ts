import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { field, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make, storedCategory } from './records.js';

const today = () =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

async function open(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/admin/event/category/update/${id}`);
  await eventually(async () => expect(await field(page, 'Category Name').inputValue()).toBe(name));
}

async function save(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await submitButton(page).click();
}

journeys('Two people at one record', () => {
  const the = house();

  it('tells the second who saved before and when, and keeps what they typed (decision 144)', async () => {
    const { id } = await make(the.api, 'EventCategory', { name: 'Sailing', description: 'With the wind.' });
    const account = await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'EDIT_EVENT_CATEGORY');
    const { page: first } = await the.staff(account);
    const { page: second, expectProblem } = await the.staff();
    expectProblem(/\b409\b/);
    await Promise.all([open(first, id, 'Sailing'), open(second, id, 'Sailing')]);
    const who = (await first.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label'))
      ?.replace('Account of ', '')
      .split(',')[0];

    await save(first, 'Category Name', 'Sailing by night');
    await toast(first, messages.updated('Category')).waitFor();

    await field(second, 'Description').fill('With the wind and the tide.');
    await save(second, 'Meta Title', 'Sail');
    const dialog = second.getByRole('alertdialog', { name: 'Someone else changed this meanwhile' });
    await dialog.getByText(messages.conflict('Category', who ?? '', today())).waitFor();
    await picture(second, 'conflict');
    expect((await storedCategory(the.api, 'sailing'))?.translations).toEqual([
      { lang: 'en', name: 'Sailing by night', description: 'With the wind.' },
    ]);

    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field(second, 'Description').inputValue()).toBe('With the wind and the tide.');
    expect(await field(second, 'Meta Title').inputValue()).toBe('Sail');

    await submitButton(second).click();
    await dialog.getByRole('button', { name: 'Load their version' }).click();
    await eventually(async () => expect(await field(second, 'Category Name').inputValue()).toBe('Sailing by night'));
    expect(await field(second, 'Description').inputValue()).toBe('With the wind.');
    await picture(second, 'conflict-their-version');
    await second.getByRole('button', { name: 'Put back what I typed' }).click();
    expect(await field(second, 'Description').inputValue()).toBe('With the wind and the tide.');
    expect(await field(second, 'Category Name').inputValue()).toBe('Sailing by night');
    await submitButton(second).click();
    await toast(second, messages.updated('Category')).waitFor();
    expect((await storedCategory(the.api, 'sailing'))?.translations).toEqual([
      { lang: 'en', name: 'Sailing by night', description: 'With the wind and the tide.' },
    ]);
  });

  it('lets the second choose field by field, in every language, and saves that', async () => {
    await the.api.admin.ask('mutation { createLanguage(input: { name: "Arabic", code: "ar" }) { success } }');
    const { id } = await make(the.api, 'EventCategory', { name: 'Rowing', description: 'On the lake.' });
    const translate = (name: string) =>
      the.api.admin.ask(
        'mutation ($id: ID!, $name: String!) { translateEventCategory(id: $id, lang: "ar", input: { name: $name }) { success } }',
        { id, name },
      );
    await translate('تجديف');
    const { page, expectProblem } = await the.staff();
    expectProblem(/\b409\b/);
    await open(page, id, 'Rowing');
    await page.getByRole('tab', { name: 'Arabic' }).click();
    await field(page, 'Category Name').fill('التجديف');
    await page.getByRole('tab', { name: 'English' }).click();
    await field(page, 'Category Name').fill('Rowing mine');
    await field(page, 'Meta Title').fill('Row');

    // Somebody else, meanwhile.
    await translate('التجديف الليلي');
    await the.api.admin.ask(
      'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Rowing theirs", description: "On the river." }) { success } }',
      { id },
    );

    await submitButton(page).click();
    await page.getByRole('button', { name: 'Compare field by field' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare field by field' });
    const english = dialog.getByRole('region', { name: 'English' });
    const chosen = (region: typeof english, name: string) =>
      region.getByRole('radiogroup', { name }).locator('label:has(:checked)').innerText();
    expect(await chosen(english, 'Category Name')).toContain('Rowing mine');
    expect(await chosen(english, 'Description')).toContain('On the river.');
    expect(await chosen(english, 'Meta Title')).toContain('Row');
    await picture(page, 'conflict-merge');
    await english.getByRole('radiogroup', { name: 'Category Name' }).getByText('Rowing theirs').click();
    const arabic = dialog.getByRole('region', { name: 'Arabic' });
    expect(await chosen(arabic, 'Category Name')).toContain('التجديف');
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await toast(page, messages.updated('Category')).waitFor();
    const stored = await storedCategory(the.api, 'rowing');
    expect(stored?.translations).toEqual([
      { lang: 'en', name: 'Rowing theirs', description: 'On the river.' },
      { lang: 'ar', name: 'التجديف الليلي', description: null },
    ]);
    // The other language is a form of its own: what was chosen there waits to be saved.
    await page.getByRole('tab', { name: 'Arabic' }).click();
    expect(await field(page, 'Category Name').inputValue()).toBe('التجديف');
    await submitButton(page).click();
    await eventually(async () =>
      expect((await storedCategory(the.api, 'rowing'))?.translations[1]?.name).toBe('التجديف'),
    );
  });
});
