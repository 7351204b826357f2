import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, openList, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { expectToast } from '../support/toasts.js';
import { make } from '../support/records.js';
import { mockResponse } from '../support/traffic.js';
import { addLanguage } from '../support/languages.js';

/** The texts of the options of an open select. */
async function optionsOf(page: Page): Promise<{ enabled: string[]; disabled: string[] }> {
  const options = page.getByRole('option');
  return {
    enabled: await options.and(page.locator(':not([aria-disabled=true])')).allInnerTexts(),
    disabled: await options.and(page.locator('[aria-disabled=true]')).allInnerTexts(),
  };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });

test('shows the message of a save that failed without field errors in a toast, or a general message when it has none (FORM-033)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/difficulty/create');
  await field(page, 'Difficulty name').fill('Steep');
  for (const [message, toastText] of [
    ['The shelf is full.', 'The shelf is full.'],
    [null, messages.somethingWrong],
  ] as const) {
    await mockResponse(page, 'CreateEventDifficulty', {
      result: { __typename: 'EventDifficultyPayload', success: false, message, errors: [], eventDifficulty: null },
    });
    await submitButton(page).click();
    await expectToast(page, toastText);
    await expect(submitButton(page)).toBeEnabled();
    await expect(field(page, 'Difficulty name')).toHaveValue('Steep');
  }
});

test('says in an empty select that no data was found, and in that of difficulties that there are none (EVENT-061, LIST-031, LIST-033)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/price/create');
  await page.getByRole('combobox', { name: /^Event/ }).click();
  await page.getByRole('option', { name: 'No data found' }).waitFor();
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
    server.admin.request(`mutation ($id: ID!, $to: Boolean) { toggle${name}(id: $id, to: $to) { success } }`, {
      id,
      to,
    });
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
  await addLanguage(server.admin, { name: 'Arabic', code: 'ar' });
  const { id } = await make(server, 'EventDifficulty', { name: 'Steep' });
  const { page } = await signedIn();
  await page.goto(`/admin/event/difficulty/update/steep-${id}`);
  await openTab(page, 'Arabic');
  await expect(field(page, 'Difficulty name')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('form:visible').locator('input[type=text]')).toHaveCount(1);
});

test('names the record that a form changes, with its switches, its last change, its page on the site and its history', async ({
  signedIn,
  server,
}) => {
  const category = await make(server, 'EventCategory', { name: 'Evening walks' });
  const { id } = await make(server, 'Event', { name: 'Owls by night', categoryId: category.id });
  const { page } = await signedIn();
  await page.goto(`/admin/event/manage/update/owls-by-night-${id}`);
  await page.getByRole('heading', { name: 'Owls by night', level: 1 }).waitFor();
  await expect(page).toHaveTitle('Owls by night · Polyphony');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Update Event').waitFor();
  await page.getByText(/^Last changed by .+, \d/).waitFor();
  const toSite = page.getByRole('link', { name: 'View on the site' });
  await expect(toSite).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(toSite).toHaveAttribute('href', '/event/owls-by-night');
  await expectToast(page, messages.statusUpdated);
  await page.getByRole('main').getByRole('link', { name: 'Audit Trail' }).click();
  await page.waitForURL(`**/admin/configurations/audit?record=${id}`);
  await page.getByRole('main').getByText('Owls by night').first().waitFor();
});

test('saves a form whose record was switched above it, and keeps what was typed before', async ({
  signedIn,
  server,
}) => {
  const { id } = await make(server, 'EventCategory', { name: 'Morning walks' });
  const { page } = await signedIn();
  await page.goto(`/admin/event/category/update/morning-walks-${id}`);
  await field(page, 'Category name').fill('Dawn walks');
  await page.getByRole('switch', { name: 'Featured' }).check();
  await expectToast(page, messages.statusUpdated);
  await expect(field(page, 'Category name')).toHaveValue('Dawn walks');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.category'));
  await page.getByRole('heading', { name: 'Dawn walks', level: 1 }).waitFor();
  await expect(page.getByRole('switch', { name: 'Featured' })).toBeChecked();
});

test('shows the switches of a record as words to a role that may not use them', async ({ signedIn, server }) => {
  const { id } = await make(server, 'EventCategory', { name: 'Night walks' });
  const { page } = await signedIn(await server.staffAccount('EDIT_EVENT_CATEGORY'));
  await page.goto(`/admin/event/category/update/night-walks-${id}`);
  await page.getByText('Not featured').waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('offers to open and publish an event that was just created, and starts the blank form at its first section', async ({
  signedIn,
  server,
}) => {
  await make(server, 'EventCategory', { name: 'Crafts' });
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/create?tab=section-1');
  await field(page, 'Event name').fill('Natural dyeing');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Crafts' }).click();
  await page.getByRole('tab', { name: 'SEO' }).click();
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.event'));
  await expect(field(page, 'Event name')).toHaveValue('');
  expect(new URL(page.url()).search).toBe('');
  const created = page.getByRole('region', { name: 'Just created' });
  await expect(created).toBeFocused();
  await created.getByText('Natural dyeing', { exact: true }).waitFor();
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, messages.statusUpdated);
  await created.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('heading', { name: 'Natural dyeing', level: 1 }).waitFor();
  await expect(panel(page)).toContainText('Published since');
});

test('keeps the button that saves a long form in view', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/event/manage/create?tab=section-5');
  await field(page, 'Info heading').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
  await expect(submitButton(page)).toBeInViewport();
});
