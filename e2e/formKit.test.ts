import { messages } from '@polyphony/domain/messages.js';
import type { Page } from '@playwright/test';
import { field, openList, openTab, submitButton } from './console.js';
import { expect, test } from './fixtures.js';
import { expectToast } from './toasts.js';
import { make } from './records.js';
import { answerInstead } from './traffic.js';

/** The texts of the options of an open select. */
async function optionsOf(page: Page): Promise<{ enabled: string[]; disabled: string[] }> {
  const options = page.getByRole('option');
  return {
    enabled: await options.and(page.locator(':not([aria-disabled=true])')).allInnerTexts(),
    disabled: await options.and(page.locator('[aria-disabled=true]')).allInnerTexts(),
  };
}

test('shows the message of a save that failed without field errors in a toast, or a general message when it has none (FORM-033)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/difficulty/create');
  await field(page, 'Difficulty Name').fill('Steep');
  for (const [message, shown] of [
    ['The shelf is full.', 'The shelf is full.'],
    [null, messages.somethingWrong],
  ] as const) {
    await answerInstead(page, 'CreateEventDifficulty', {
      result: { __typename: 'EventDifficultyPayload', success: false, message, errors: [], eventDifficulty: null },
    });
    await submitButton(page).click();
    await expectToast(page, shown);
    await expect(submitButton(page)).toBeEnabled();
    await expect(field(page, 'Difficulty Name')).toHaveValue('Steep');
  }
});

test('says in an empty select that no data was found (LIST-031)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/price/create');
  await page.getByRole('combobox', { name: /^Event/ }).click();
  await page.getByRole('option', { name: 'No data found' }).waitFor();
});

test('says in the difficulty select of an event that there are no difficulties (EVENT-061, LIST-033)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/create');
  await page.getByRole('combobox', { name: /^Difficulty/ }).click();
  await page.getByRole('option', { name: 'Difficulties does not created yet' }).waitFor();
});

test('offers active records in selects and filters, and default ones only disabled and with a badge (LIST-025, LIST-026, LIST-027, EVCAT-012, EVDIFF-011, EVDIFF-012)', async ({
  signedIn,
  server,
}) => {
  const usual = await make(server, 'EventCategory', { name: 'Usual' });
  const initial = await make(server, 'EventCategory', { name: 'Initial' });
  const asleep = await make(server, 'EventCategory', { name: 'Asleep' });
  const gentle = await make(server, 'EventDifficulty', { name: 'Gentle' });
  const toggle = (name: string, { id }: { readonly id: string }, to: boolean) =>
    server.admin.ask(`mutation ($id: ID!, $to: Boolean) { toggle${name}(id: $id, to: $to) { success } }`, { id, to });
  await toggle('EventCategoryDefault', initial, true);
  await toggle('EventDifficultyDefault', gentle, true);
  await toggle('EventCategoryActive', asleep, false);
  await make(server, 'Event', { name: 'Raku', categoryId: usual.id });
  const { page } = await signedIn();

  await page.goto('/admin/event/manage/create');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Usual' }).waitFor();
  const ofEvent = await optionsOf(page);
  expect(ofEvent.enabled).toEqual(['Usual']);
  expect(ofEvent.disabled).toContainEqual(expect.stringMatching(/^Initial\s*Default$/));
  expect(ofEvent.disabled.join()).not.toContain('Asleep');
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: /^Difficulty/ }).click();
  await page.getByRole('option', { name: 'Gentle' }).waitFor();
  const difficulties = await optionsOf(page);
  expect(difficulties.enabled).toEqual(['None']);
  expect(difficulties.disabled).toContainEqual(expect.stringMatching(/^Gentle\s*Default$/));

  await openList(page, 'event/manage/view');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Usual' }).waitFor();
  const ofFilter = await optionsOf(page);
  expect(ofFilter.enabled).toEqual(['All', 'Usual']);
  expect(ofFilter.disabled).toEqual([expect.stringMatching(/^Initial\s*Default$/)]);

  await openList(page, 'event/difficulty/view');
  await expect(page.getByRole('button', { name: 'Delete Gentle' })).toHaveAttribute('aria-disabled', 'true');
});

test('offers only the name of a difficulty for translation (EVDIFF-014)', async ({ signedIn, server }) => {
  await server.admin.ask('mutation { createLanguage(input: { name: "Arabic", code: "ar" }) { success } }');
  const { id } = await make(server, 'EventDifficulty', { name: 'Steep' });
  const { page } = await signedIn();
  await page.goto(`/admin/event/difficulty/update/steep-${id}`);
  await openTab(page, 'Arabic');
  await expect(field(page, 'Difficulty Name')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('form:visible').locator('input[type=text]')).toHaveCount(1);
});
