import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { openList } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { addLanguage } from '../support/languages.js';

test('says which permission a refused user lacks, and which roles have it', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_LANGUAGES'));
  await page.goto('/admin/event/category/create');
  await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
  await page.getByText('Your role lacks the permission Add event category.').waitFor();
  await expect(page.getByTitle('ADD_EVENT_CATEGORY')).toHaveText('Add event category');
  await page.getByText('Ask a Super Admin for access.', { exact: true }).waitFor();
  await picture(page, 'not-allowed-why');
});

test('shows a Super Admin the console as a role sees it, with a banner and without changes, and ends that', async ({
  signedIn,
  server,
}) => {
  await make(server, 'EventDifficulty', { name: 'Steep' });
  const { page, expectProblem } = await signedIn();
  expectProblem(/403/);
  await page.goto('/admin/profile-info');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'View as a role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Admin', exact: true }).click();

  const banner = page.getByRole('status').filter({ hasText: 'You are viewing the console as Admin.' });
  await banner.waitFor();
  await openList(page, 'event/difficulty/view');
  await page.getByRole('switch').first().click();
  await expectToast(page, messages.viewingAs('Admin'));
  await picture(page, 'viewing-as');

  await banner.getByRole('button', { name: 'Stop viewing as role' }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole('switch').first().waitFor();
});

test('shows who changed what in the audit trail, and filters it by record, text, day and action', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await addLanguage(server.admin, { name: 'French', code: 'fr' });
  await page.goto('/admin/configurations/audit');
  const created = page.getByRole('button', { name: /Super Admin created the language “French”/ });
  await created.click();
  await page.getByRole('rowheader', { name: 'code' }).waitFor();
  await picture(page, 'audit-trail');

  await page.getByRole('link', { name: 'This record only' }).click();
  await expect(page.getByRole('button', { name: /Super Admin (created|signed in)/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'This record only' }).click();
  await page.getByRole('searchbox', { name: 'Search by person or record' }).fill('frenc');
  await expect(page.getByRole('button', { name: /Super Admin (created|signed in)/ })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by person or record' }).fill('');
  await expect(page).not.toHaveURL(/searchName/);
  await page.getByLabel('To date').fill('2020-01-31');
  await page.getByText(textInEnglish(screenTexts.noData)).waitFor();
  expect(page.url()).toContain('to=2020-01-31');
  await page.getByLabel('To date').fill('');
  await created.waitFor();

  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Sign in' }).click();
  await page
    .getByRole('button', { name: /signed in as/ })
    .first()
    .waitFor();
  await expect(created).toHaveCount(0);
  expect(page.url()).toContain('action=SIGN_IN');
});
