import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, openFromList, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('creates a branch from a link of a map, in other digits too, with its hours, translates it and closes it (CONTACT-016, CONTACT-023, CONTACT-024, CONTACT-025, CONTACT-030, FORM-012, STATE-014)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/contact/view');
  await page.getByRole('main').getByRole('link', { name: 'Add Branch' }).first().click();
  await field(page, 'Title').fill('The Quay');
  await expect(field(page, 'Slug')).toHaveValue('the-quay');
  await expect(field(page, 'Order number')).toHaveValue('1');
  await expect(page.getByText('Higher numbers appear first')).toBeVisible();
  await field(page, 'Branch name').fill('By the water');
  await expect(submitButton(page)).toHaveText('Add New Contact');
  await expect(page.getByRole('tab')).toHaveCount(0);

  await field(page, 'Latitude').fill('https://www.openstreetmap.org/#map=17/27.4712/89.6339');
  await field(page, 'Longitude').focus();
  await expect(field(page, 'Latitude')).toHaveValue('27.4712');
  await expect(field(page, 'Longitude')).toHaveValue('89.6339');
  await field(page, 'Latitude').fill('٢٧٫٥');

  await page.getByRole('button', { name: 'Add Line' }).click();
  await field(page, 'Days').fill('Monday to Friday');
  await field(page, 'Times').fill('by appointment');
  await expect(page.getByText(/cannot show whether the branch is open/)).toBeVisible();
  await field(page, 'Times').fill('09:00 – 17:00');
  await expect(page.getByText('The website shows whether the branch is open.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Time zone/ }).fill('Asia/Thimphu');
  await picture(page, 'contact-create');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.contact'));

  await openList(page, 'contact/view');
  await openFromList(page, 'The Quay');
  await expect(submitButton(page)).toHaveText('Update Contact');
  await openTab(page, 'العربية');
  await field(page, 'Title').fill('الرصيف');
  await field(page, 'Days').fill('من الاثنين إلى الجمعة');
  for (const name of ['Branch name', 'Branch address', 'Meta title']) await expect(field(page, name)).toHaveCount(1);
  for (const name of ['Slug', 'Times', 'Latitude', 'Contact number']) await expect(field(page, name)).toHaveCount(0);
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.contact'));
  const { rows } = await server.admin.request<{ rows: { title: string }[] }>(
    `{ contacts(pageSize: 20) { rows { title latitude longitude timeZone openingHours { times translations { lang days } }
       translations { lang title } } } }`,
  );
  expect(rows.find(({ title }) => title === 'The Quay')).toEqual({
    title: 'The Quay',
    latitude: 27.5,
    longitude: 89.6339,
    timeZone: 'Asia/Thimphu',
    openingHours: [
      {
        times: '09:00 – 17:00',
        translations: [
          { lang: 'en', days: 'Monday to Friday' },
          { lang: 'ar', days: 'من الاثنين إلى الجمعة' },
        ],
      },
    ],
    translations: [
      { lang: 'en', title: 'The Quay' },
      { lang: 'ar', title: 'الرصيف' },
    ],
  });

  await openList(page, 'contact/view');
  await page.getByRole('switch', { name: 'Active: The Quay' }).click();
  await expectToast(page, messages.statusUpdated);
  await expect(rowOf(page, 'The Quay').locator('.record-name')).toHaveCSS('text-decoration-line', 'line-through');
});
