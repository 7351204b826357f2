import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { openList, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast, holdToasts } from '../support/toasts.js';

test('a deletion is taken back from its message, and later from the bin', async ({ signedIn, server }) => {
  await make(server, 'EventDifficulty', { name: 'Breathless' });
  const { page } = await signedIn();
  const remove = async () => {
    await openList(page, 'event/difficulty/view?search=breathless');
    await rowOf(page, 'Breathless')
      .getByRole('button', { name: /Delete/ })
      .click();
    await holdToasts(page);
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await expectToast(page, messages.deleted('labels.difficulty'));
    await expect(rowOf(page, 'Breathless')).toBeHidden();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectToast(page, messages.restored('labels.difficulty'));
  await expect(rowOf(page, 'Breathless')).toBeVisible();

  await remove();
  await openList(page, 'configurations/bin?search=breathless');
  await expect(rowOf(page, 'Breathless')).toContainText('Event Difficulties');
  await picture(page, 'bin');
  await rowOf(page, 'Breathless').getByRole('button', { name: 'Actions for Breathless' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expectToast(page, messages.restored('labels.difficulty'));
  await expect(rowOf(page, 'Breathless')).toBeHidden();
  await openList(page, 'event/difficulty/view?search=breathless');
  await expect(rowOf(page, 'Breathless')).toBeVisible();
});
