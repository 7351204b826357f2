import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, openList, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { cardOf, filePayload, store } from '../support/library.js';
import { png } from '../support/pictures.js';
import { expectToast } from '../support/toasts.js';

/** The pictures of the page that are cropped, each by where its crop is. */
const positionsIn = (page: Page) =>
  page
    .locator('.hero__picture img:not([aria-hidden])')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));

test('sets the focal point of a picture by keyboard and by pointer, and shows it on the site with the next request', async ({
  server,
  signedIn,
  visitor,
}) => {
  const file = await store(server, filePayload('wide.png', 'image/png', png(1600, 400)));
  const createRecord = async (type: string, input: object) => {
    const name = type.charAt(0).toLowerCase() + type.slice(1);
    const create = `mutation ($input: ${type}Input!) { create${type}(input: $input) { record: ${name} { id } } }`;
    return (await server.admin.request<{ record: { id: string } }>(create, { input })).record.id;
  };
  const categoryId = await createRecord('EventCategory', { name: 'Walks', slug: 'walks' });
  const id = await createRecord('Event', { name: 'Dawn walk', slug: 'dawn-walk', categoryId, bannerImage: file });
  await server.admin.request('mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }', { id });
  const { page: site } = await visitor();
  await site.goto('/event/dawn-walk');
  expect(await positionsIn(site)).toEqual(['50% 50%']);

  const { page } = await signedIn();
  await openList(page, 'files/view');
  await cardOf(page, 'wide.png')
    .getByRole('button', { name: /^Details/ })
    .click();
  const across = page.getByRole('slider', { name: 'Focal point, from the left' });
  const down = page.getByRole('slider', { name: 'Focal point, from the top' });
  await expect(across).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  // By Tab from the field before it.
  await field(page, 'Alternative text').focus();
  await page.keyboard.press('Tab');
  await expect(across).toBeFocused();
  for (let time = 0; time < 4; time += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-valuetext', '11% from the left, 60% from the top');
  const preview = page.locator('figure').filter({ hasText: 'Square' }).locator('img');
  await expect(preview).toHaveCSS('object-position', '11% 60%');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await site.goto('/event/dawn-walk');
  expect(await positionsIn(site)).toEqual(['11% 60%']);
  // Left is left where texts are read from right to left.
  await site.goto('/event/dawn-walk?lang=ar');
  expect(await positionsIn(site)).toEqual(['11% 60%']);

  const pad = page.locator('.focus-handle').locator('xpath=..');
  // The bar with the button is fixed at the end of the dialog, above what is scrolled below it.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, box.y + box.height / 4, { steps: 4 });
  await page.mouse.up();
  await expect(across).toHaveAttribute('aria-valuetext', '100% from the left, 25% from the top');
  await page.getByRole('button', { name: 'Reset to centre' }).click();
  await expect(across).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
});
