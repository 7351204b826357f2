import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, openTab } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make, storedCategory } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast, holdToasts } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('one Arabic text of an earlier version is restored from the history, and taken back', async ({
  signedIn,
  server,
}) => {
  const { id } = await make(server, 'EventCategory', { name: 'Kite days' });
  const translate = (name: string) =>
    server.admin.request(
      'mutation ($id: ID!, $name: String!) { translateEventCategory(id: $id, lang: "ar", input: { name: $name }) { success } }',
      { id, name },
    );
  const [right, wrong] = ['أيام الطائرات الورقية', 'أيام الطائرات الحربية'];
  await translate(right);
  await translate(wrong);
  await server.admin.request(
    'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Kite weeks" }) { success } }',
    { id },
  );
  const arabicName = async () =>
    (await storedCategory(server, 'kite-days'))?.translations.find(({ lang }) => lang === 'ar')?.name;

  const { page } = await signedIn();
  await page.goto(`/admin/event/category/update/kite-days-${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of Kite weeks' });
  const versions = dialog.getByRole('list', { name: 'Versions' });
  await versions.getByRole('button').filter({ hasText: 'Translated' }).first().click();
  const texts = dialog.getByRole('group', { name: 'Category name (ar)' });
  // The word that was changed is marked, and only that one.
  await expect(texts.locator('del')).toHaveText('الورقية');
  await expect(texts.locator('ins')).toHaveText('الحربية');
  await picture(page, 'history');
  await holdToasts(page);
  await texts
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expectToast(page, messages.restored('labels.category'));
  expect(await arabicName()).toBe(right);
  expect((await storedCategory(server, 'kite-days'))?.translations[0]?.name).toBe('Kite weeks');

  await dialog.waitFor({ state: 'detached' });
  await openTab(page, 'العربية');
  await expect(field(page, 'Category name')).toHaveValue(right);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(arabicName).toBe(wrong);
  await expect(field(page, 'Category name')).toHaveValue(wrong);
});
