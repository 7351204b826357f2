import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { make, storedCategory } from '../support/records.js';
import { addLanguage } from '../support/languages.js';

/** The day on which a category was changed, as the console shows it. */
async function dayOfChange({ admin }: RunningServer, id: string): Promise<string> {
  const { updatedAt } = await admin.request<{ updatedAt: string }>(
    'query ($id: ID!) { eventCategory(id: $id) { updatedAt } }',
    { id },
  );
  return new Date(updatedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

async function open(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/admin/event/category/update/${id}`);
  await expect(field(page, 'Category name')).toHaveValue(name);
}

async function save(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await submitButton(page).click();
}

test('tells a user who saved the record before them and when, and keeps what they typed (SPEC-D144)', async ({
  signedIn,
  server,
}) => {
  const { id } = await make(server, 'EventCategory', { name: 'Sailing', description: 'With the wind.' });
  const account = await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'EDIT_EVENT_CATEGORY');
  const { page: first } = await signedIn(account);
  const { page: second, expectProblem } = await signedIn();
  expectProblem(/\b409\b/);
  await Promise.all([open(first, id, 'Sailing'), open(second, id, 'Sailing')]);
  const who = (await first.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label'))
    ?.replace('Account of ', '')
    .split(',')[0];

  await save(first, 'Category name', 'Sailing by night');
  await expectToast(first, messages.updated('labels.category'));

  await field(second, 'Description').fill('With the wind and the tide.');
  await save(second, 'Meta title', 'Sail');
  const dialog = second.getByRole('alertdialog', { name: 'Someone else changed this meanwhile' });
  await dialog.getByText(messages.conflict('labels.category', who ?? '', await dayOfChange(server, id))).waitFor();
  await picture(second, 'conflict');
  expect((await storedCategory(server, 'sailing'))?.translations).toEqual([
    { lang: 'en', name: 'Sailing by night', description: 'With the wind.' },
  ]);

  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(field(second, 'Description')).toHaveValue('With the wind and the tide.');
  await expect(field(second, 'Meta title')).toHaveValue('Sail');

  await submitButton(second).click();
  await dialog.getByRole('button', { name: 'Load their version' }).click();
  await expect(field(second, 'Category name')).toHaveValue('Sailing by night');
  await expect(field(second, 'Description')).toHaveValue('With the wind.');
  await picture(second, 'conflict-their-version');
  // What is set aside would be lost with the form.
  await second.getByRole('link', { name: 'Audit Trail' }).first().click();
  const question = second.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  await second.getByRole('button', { name: 'Restore my changes' }).click();
  await expect(field(second, 'Description')).toHaveValue('With the wind and the tide.');
  await expect(field(second, 'Category name')).toHaveValue('Sailing by night');
  await submitButton(second).click();
  await expectToast(second, messages.updated('labels.category'));
  expect((await storedCategory(server, 'sailing'))?.translations).toEqual([
    { lang: 'en', name: 'Sailing by night', description: 'With the wind and the tide.' },
  ]);
});

test('lets a user merge a conflict field by field, in every language, and saves the result', async ({
  signedIn,
  server,
}) => {
  await addLanguage(server.admin, { name: 'Arabic', code: 'ar' });
  const { id } = await make(server, 'EventCategory', { name: 'Rowing', description: 'On the lake.' });
  const translate = (name: string) =>
    server.admin.request(
      'mutation ($id: ID!, $name: String!) { translateEventCategory(id: $id, lang: "ar", input: { name: $name }) { success } }',
      { id, name },
    );
  await translate('تجديف');
  const { page, expectProblem } = await signedIn();
  expectProblem(/\b409\b/);
  await open(page, id, 'Rowing');
  await openTab(page, /^Arabic/);
  await field(page, 'Category name').fill('التجديف');
  await openTab(page, /^English/);
  await field(page, 'Category name').fill('Rowing mine');
  await field(page, 'Meta title').fill('Row');

  // Another user saves.
  await translate('التجديف الليلي');
  await server.admin.request(
    'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Rowing theirs", description: "On the river." }) { success } }',
    { id },
  );

  await submitButton(page).click();
  await page.getByRole('button', { name: 'Compare field by field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare field by field' });
  const english = dialog.getByRole('region', { name: 'English' });
  const chosen = (region: typeof english, name: string) =>
    region.getByRole('radiogroup', { name }).locator('label:has(:checked)').innerText();
  expect(await chosen(english, 'Category name')).toContain('Rowing mine');
  expect(await chosen(english, 'Description')).toContain('On the river.');
  expect(await chosen(english, 'Meta title')).toContain('Row');
  await picture(page, 'conflict-merge');
  await english.getByRole('radiogroup', { name: 'Category name' }).getByText('Rowing theirs').click();
  const arabic = dialog.getByRole('region', { name: 'Arabic' });
  expect(await chosen(arabic, 'Category name')).toContain('التجديف');
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expectToast(page, messages.updated('labels.category'));
  const stored = await storedCategory(server, 'rowing');
  expect(stored?.translations).toEqual([
    { lang: 'en', name: 'Rowing theirs', description: 'On the river.' },
    { lang: 'ar', name: 'التجديف الليلي', description: null },
  ]);
  // Each language is a form of its own: what was chosen for the other one is not saved yet.
  await openTab(page, /^Arabic/);
  await expect(field(page, 'Category name')).toHaveValue('التجديف');
  await submitButton(page).click();
  await expect.poll(async () => (await storedCategory(server, 'rowing'))?.translations[1]?.name).toBe('التجديف');
});
