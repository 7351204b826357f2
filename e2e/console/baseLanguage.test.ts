// cspell:ignore Talleres Italiano
import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { expect, test } from '../support/fixtures.js';

/** An installation without any English: its base language is Spanish from the first start on. */
test.use({ serverEnv: { BASE_LANGUAGE: 'es' } });

const spanish = CATALOGUES['es']?.console?.['languages'] ?? {};

test('forms begin in the base language, and the site at / is in it', async ({ signedIn, visitor }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const name = page.locator('input[name="name"]');
  await expect(name).toHaveAttribute('lang', 'es');
  await name.fill('Talleres');
  await expect(page.locator('input[name="slug"]')).toHaveValue('talleres');
  await page.locator('form button[type="submit"]').click();
  await expect(name).toHaveValue('');

  await page.goto('/admin/event/category/view');
  await expect(page.getByText('Talleres').first()).toBeVisible();

  const { page: site } = await visitor();
  await site.goto('/');
  await expect(site.locator('html')).toHaveAttribute('lang', 'es');
});

test('a new language is off, its form says what visitors will see, and switches it on', async ({
  signedIn,
  server,
  visitor,
}) => {
  const { language } = await server.admin.request<{ language: { id: string } }>(
    'mutation { createLanguage(input: { name: "Italiano", code: "it" }) { language { id } } }',
  );
  const { page } = await signedIn();
  await page.goto(`/admin/configurations/language/update/${language.id}`);
  const sentence = String(spanish['visitorsDoNotSee']).replace('{language}', 'Español');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: String(spanish['switchOn']) }).click();
  await expect(page.getByText(String(spanish['visitorsSee']).replace('{language}', 'Español'))).toBeVisible();
  const { page: site } = await visitor();
  await site.goto('/?lang=it');
  await expect(site.locator('html')).toHaveAttribute('lang', 'it');
});
