import { newEmail } from '../../api/testing/clients/visitorAccounts.js';
import { ENQUIRY_FILL_MS } from '../../domain/limits.js';
import { textsIn } from '../../public-site/texts/texts.js';
import { expect, test } from '../support/fixtures.js';
import { fill, notice, press } from '../support/forms.js';
import { expectToast } from '../support/toasts.js';

const PHONE = { viewport: { width: 390, height: 800 } };
const { contact, enquiry, notices } = textsIn('ar');

test('a visitor writes in Arabic on a phone, and staff give the enquiry to somebody and delete it (QUERY-013, QUERY-014, QUERY-015)', async ({
  visitor,
  signedIn,
  server,
}) => {
  await server.admin.ask(
    'mutation { createLanguage(input: { name: "العربية", code: "ar", appLangCode: "ar" }) { success } }',
  );
  const email = newEmail('layla');
  const { page: site } = await visitor(PHONE);
  await site.goto('/?lang=ar');
  await site.getByRole('contentinfo').getByRole('link', { name: contact.title }).click();
  await site.getByRole('heading', { name: enquiry.title }).waitFor();
  await fill(site, {
    firstName: 'ليلى',
    email,
    mobileNumber: '+962 791234567',
    problemDescription: 'هل المكان مناسب للكراسي المتحركة؟',
  });
  // Nobody types as fast as this test.
  const shownAt = site.locator('[name=shownAt]');
  await shownAt.evaluate((field: HTMLInputElement, ms) => {
    field.value = String(Number(field.value) - ms);
  }, ENQUIRY_FILL_MS);
  await press(site, enquiry.submit);
  await site.waitForURL('**/contact-us?done=enquired#enquiry');
  expect(await notice(site)).toBe(notices.enquired);

  const { page } = await signedIn();
  await page.goto(`/admin/contact/queries?searchName=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for ENQ-/ }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('هل المكان مناسب للكراسي المتحركة؟')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'Super Admin' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Enquiry updated successfully.');
  await expect(row).toContainText('Super Admin');
  await row.getByRole('button', { name: /^Actions for ENQ-/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "Yes, I'm sure" }).click();
  await expectToast(page, 'Enquiry deleted successfully.');
  await expect(row).toHaveCount(0);
});
