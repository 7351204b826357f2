import { expect, test } from '../support/fixtures.js';
import { addLanguage } from '../support/languages.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('changes a text of the events page in Spanish, shows it with the next request, and takes it back', async ({
  server,
  signedIn,
  visitor,
}) => {
  await addLanguage(server.admin, { code: 'es', name: 'Español' });
  const { page: site } = await visitor();
  await site.goto('/event?lang=es');
  await site.goto('/event');
  const heading = site.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Eventos');

  const { page } = await signedIn();
  await page.goto('/admin/configurations/texts');
  await page.getByRole('combobox', { name: 'Language of the texts' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('site.events.title');
  const change = (text: string) => page.getByRole('button', { name: `Change the text “${text}”` });

  // What would break the page is refused on the field.
  await change('Eventos').click();
  const input = page.getByRole('textbox', { name: 'Change the text “Events”' });
  await input.fill('<b>Agenda</b>');
  await input.press('Enter');
  await expect(page.getByText('Write the text without HTML tags.')).toBeVisible();
  await input.fill('Nuestra agenda');
  await input.press('Enter');
  await expectToast(page, 'Text updated successfully.');
  await expect(change('Nuestra agenda')).toBeFocused();
  await expect(page.getByText('Default: Eventos')).toBeVisible();
  await site.goto('/event');
  await expect(heading).toHaveText('Nuestra agenda');

  // Escape leaves the text as it is.
  await change('Nuestra agenda').press('Enter');
  await input.fill('Otra');
  await input.press('Escape');
  await expect(change('Nuestra agenda')).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(change('Eventos')).toBeVisible();
  await site.goto('/event');
  await expect(heading).toHaveText('Eventos');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Translated');
});
