import { newEmail } from '../../api/testing/clients/visitorAccounts.js';
import { ENQUIRY_FILL_MS } from '../../domain/limits.js';
import { messages } from '../../domain/messages/englishTexts.js';
import { format } from '../../domain/catalogues/text.js';
import { textsIn } from '../../public-site/texts/texts.js';
import { expect, test } from '../support/fixtures.js';
import { fill, notice, press } from '../support/forms.js';
import { expectToast } from '../support/toasts.js';
import { addLanguage } from '../support/languages.js';

const PHONE = { viewport: { width: 390, height: 800 } };
const { contact, enquiry, notices } = textsIn('ar');

test('a visitor writes in Arabic on a phone, and staff assign the enquiry and delete it (QUERY-013, QUERY-014, QUERY-015)', async ({
  visitor,
  signedIn,
  server,
}) => {
  await addLanguage(server.admin, { name: 'العربية', code: 'ar', appLangCode: 'ar' });
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

test('a visitor at 390 px in Arabic finds the branch that is open and writes to it, which is mailed in its language and handled by staff (PUBLIC-024, QUERY-013, QUERY-014)', async ({
  visitor,
  signedIn,
  server,
}) => {
  const { admin } = server;
  await addLanguage(admin, { name: 'العربية', code: 'ar', appLangCode: 'ar' });
  const { rows: languages } = await admin.request<{ rows: { id: string; code: string }[] }>(
    '{ languages { rows { id code } } }',
  );
  const languageId = languages.find(({ code }) => code === 'ar')?.id;
  const branch = async (slug: string, title: string, times: string) => {
    const input = {
      ...{ slug, title: slug, branchName: 'A branch', latitude: 31.9, longitude: 35.9, timeZone: 'Asia/Amman' },
      contactEmail: `${slug}@branch.example`,
      languageId,
      openingHours: [{ days: 'Daily', times }],
    };
    const { contact: created } = await admin.request<{ contact: { id: string } }>(
      'mutation ($input: ContactInput!) { createContact(input: $input) { contact { id } } }',
      { input },
    );
    await admin.request(
      'mutation ($id: ID!, $title: String) { translateContact(id: $id, lang: "ar", input: { title: $title }) { success } }',
      { id: created.id, title },
    );
  };
  await branch('quay', 'الرصيف', 'closed');
  await branch('hill', 'التلة', '24 hours');

  const email = newEmail('layla');
  const { page: site } = await visitor(PHONE);
  await site.goto('/contact-us?lang=ar');
  const open = site.getByRole('article').filter({ hasText: contact.open });
  await expect(open).toHaveCount(1);
  await open.getByRole('link', { name: format(contact.writeTo, { name: 'التلة' }) }).click();
  await expect(site.getByRole('combobox', { name: enquiry.subject })).toHaveValue(/./);
  await fill(site, {
    firstName: 'ليلى',
    email,
    mobileNumber: '+962 791234567',
    problemDescription: 'هل المكان مناسب للكراسي المتحركة؟',
  });
  await site.locator('[name=shownAt]').evaluate((field: HTMLInputElement, ms) => {
    field.value = String(Number(field.value) - ms);
  }, ENQUIRY_FILL_MS);
  await press(site, enquiry.submit);
  await site.waitForURL('**/contact-us?done=enquired#enquiry');
  expect(await notice(site)).toBe(notices.enquired);

  const mail = await server.mails.next('hill@branch.example');
  expect([mail.replyTo?.text, mail.subject]).toEqual([email, 'استفسار جديد: ليلى']);
  expect(mail.text).toContain('هل المكان مناسب للكراسي المتحركة؟');

  const { page } = await signedIn();
  await page.goto('/admin/contact/queries?read=no&answered=no');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('hill');
  await row.getByRole('button', { name: /^Actions for ENQ-/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Answered' }).click();
  await expectToast(page, messages.statusUpdated);
  const { rows } = await admin.request<{ rows: object[] }>(
    '{ enquiries { rows { email read answered about { title } } } }',
  );
  expect(rows).toEqual([{ email, read: true, answered: true, about: { title: 'hill' } }]);
});
