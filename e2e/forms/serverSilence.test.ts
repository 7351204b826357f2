import { field, openFromList, openList, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { expectToast } from '../support/toasts.js';
import { mockResponse } from '../support/traffic.js';

/** A response without a message. */
const silent = (success: boolean, type: string) => ({
  result: { __typename: `${type}Payload`, success, message: '', errors: [], record: null },
});

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('names the kind of a saved record when the server sends no message (ERR-020)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/configurations/language/create');
  await mockResponse(page, 'CreateLanguage', silent(true, 'Language'));
  await field(page, 'Language name').fill('French');
  await field(page, 'Code').fill('fr');
  await submitButton(page).click();
  await expectToast(page, 'Language created successfully.');
});

test('names the kind of an updated record when the server sends no message (ERR-009)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/manage/view');
  await openFromList(page, 'Bookbinding weekend');
  await field(page, 'Event name').fill('Bookbinding week');
  await mockResponse(page, 'UpdateEvent', silent(true, 'Event'));
  await submitButton(page).click();
  await expectToast(page, 'Event updated successfully.');
});

test('names the kind of a created role when the server sends no message (ERR-022)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/staff/role/create');
  await field(page, 'Role name').fill('Guides');
  await page.getByRole('switch', { name: 'View all languages', exact: true }).click();
  await mockResponse(page, 'CreateRole', silent(true, 'Role'));
  await submitButton(page).click();
  await expectToast(page, 'Role created successfully.');
});

test('says that an item is deleted, or that something went wrong, when the server sends no message (ERR-002, ERR-031)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await mockResponse(page, 'DeleteEventCategory', silent(true, 'EventCategory'));
  await rowOf(page, 'Festivals').getByRole('button', { name: 'Delete Festivals' }).click();
  await page.getByRole('button', { name: /Yes, I.m sure/ }).click();
  await expectToast(page, 'Item deleted successfully.');
  await mockResponse(page, 'ToggleEventCategoryFeatured', silent(false, 'EventCategory'));
  await rowOf(page, 'Festivals').getByRole('switch', { name: 'Featured: Festivals' }).click();
  await expectToast(page, 'Something went wrong.');
});

test('keeps the form when the server refuses it without a message (ERR-002)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/difficulty/create');
  await mockResponse(page, 'CreateEventDifficulty', silent(false, 'EventDifficulty'));
  await field(page, 'Difficulty name').fill('Daunting');
  await submitButton(page).click();
  await expectToast(page, 'Something went wrong.');
  await expect(field(page, 'Difficulty name')).toHaveValue('Daunting');
});
