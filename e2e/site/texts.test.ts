// cspell:ignore Pronto Nuestros cursos Hasta Queda Quedan
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.js';
import { addLanguage } from '../support/languages.js';
import { picture } from '../support/screenshots.js';
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
  // By key: the list may still move under a pointer.
  await change('Eventos').press('Enter');
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
  await page.keyboard.press('Escape');

  // What visitors read is shown while it is typed, or what is wrong.
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('site.book.placesLeft');
  await expect(change('Eventos')).toBeHidden();
  await page.getByRole('button', { name: 'Change the text' }).press('Enter');
  const plural = page.getByRole('textbox', { name: 'Change the text' });
  await plural.fill('{count, plural, one {Queda uno} other {Quedan #}}');
  const examples = page.getByRole('list', { name: 'Visitors read' }).getByRole('listitem');
  await expect(examples).toHaveText(['Queda uno', 'Quedan 2']);
  await picture(page, 'texts-preview');
  await plural.fill('{count, plural, one {Queda uno}}');
  await expect(page.getByText("Each plural needs the form 'other'")).toBeVisible();
});

test('exports the texts of a language as a table, and imports it with changes once all of them are right', async ({
  server,
  signedIn,
  visitor,
}) => {
  await addLanguage(server.admin, { code: 'es', name: 'Español' });
  const { page } = await signedIn();
  await page.goto('/admin/configurations/texts');
  await page.getByRole('combobox', { name: 'Language of the texts' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  const button = page.getByRole('button', { name: 'Export' });
  await expect(button).toBeEnabled();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('texts-es.csv');
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported).toContain('site.courses.title');

  const importFile = async (content: string) => {
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'texts-es.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    return page.getByRole('alertdialog');
  };
  const dialog = await importFile(exported);
  await expect(dialog).toContainText('There is nothing to import.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await importFile('path,text\nsite.careers.closes,Pronto\nsite.courses.title,Nuestros cursos\n');
  await expect(dialog).toContainText('2 texts will change.');
  await picture(page, 'texts-import');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toContainText('The placeholder {date} is missing.');
  await expect(dialog).toContainText('Nothing was changed.');
  await picture(page, 'texts-import-refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await importFile('path,text\nsite.careers.closes,Hasta el {date}\nsite.courses.title,Nuestros cursos\n');
  await expect(dialog).toContainText('2 texts will change.');
  await expect(dialog).not.toContainText('Nothing was changed.');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expectToast(page, '2 texts updated successfully.');
  await expect(dialog).toHaveCount(0);
  const { page: site } = await visitor();
  await site.goto('/courses?lang=es');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Nuestros cursos');
});
