import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, openFromList, openList, openTab, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture as pictureFile, store } from '../support/library.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('writes a post with a banner and tags, which the next one is offered, and translates four fields of it and the meta texts (BLOG-016, BLOG-025, BLOG-029, FORM-012)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await store(server, pictureFile('loft.png'));
  const { id: categoryId } = await make(server, 'BlogCategory', { name: 'Attics' });
  const tags = page.locator('form:visible').getByRole('combobox', { name: 'Tags' });
  await page.goto('/admin/blog/post/create');
  await field(page, 'Title').fill('Letters from the loft');
  await expect(field(page, 'Slug')).toHaveValue('letters-from-the-loft');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Attics' }).click();
  const banner = page.getByRole('group', { name: /^Banner image/ });
  await expect(banner).toContainText('Recommended size 1300x650 px');
  await banner.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('dialog', { name: 'File Gallery' }).getByRole('button', { name: 'Select loft.png' }).click();
  await field(page, 'Short description').fill('What we found under the roof.');
  await tags.fill('Paper');
  await tags.press('Enter');
  await tags.pressSequentially('Attic,');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['Paper', 'Attic']);
  await page.getByRole('switch', { name: 'Enquiry form' }).click();
  await picture(page, 'post-create');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.post'));

  await tags.click();
  await page.getByRole('option', { name: 'Paper', exact: true }).waitFor();
  await tags.press('Escape');

  await openList(page, `blog/post/view?category=${categoryId}`);
  await openFromList(page, 'Letters from the loft');
  await openTab(page, 'العربية');
  await expect(tags).toHaveAttribute('dir', 'rtl');
  for (const name of ['Title', 'Short description', 'Meta title']) await expect(field(page, name)).toHaveValue('');
  await expect(page.locator('form:visible').getByText('Description', { exact: true }).first()).toBeVisible();
  for (const name of ['Slug', 'Source']) await expect(field(page, name)).toHaveCount(0);
  await field(page, 'Title').fill('رسائل من العلية');
  await tags.fill('ورق');
  await tags.press('Enter');
  await expect(page.locator('form:visible').getByText('English: Paper, Attic')).toBeVisible();
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.post'));
  const { rows } = await server.admin.request<{ rows: unknown[] }>(
    '{ blogPosts { rows { isFormActive translations { lang title tags } } } }',
  );
  expect(rows).toEqual([
    {
      isFormActive: true,
      translations: [
        { lang: 'en', title: 'Letters from the loft', tags: ['Paper', 'Attic'] },
        { lang: 'ar', title: 'رسائل من العلية', tags: ['ورق'] },
      ],
    },
  ]);
});
