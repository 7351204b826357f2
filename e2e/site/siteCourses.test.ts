import type { Page } from '@playwright/test';
import { OPTIONS } from '../screens/looking.js';
import { courseLooks } from '../screens/siteLooks.js';
import { expectAccessible, speak } from '../support/accessibility.js';
import { expect, test } from '../support/fixtures.js';
import { languagesOf } from '../screens/lookVisits.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { chooseLook } from './chooseLook.js';

test.use({ serverEnv: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' } });

const PAGE = '/courses/letterpress-for-beginners';
const lightboxImage = (page: Page) => page.locator('.lightbox[open] img');
const place = (page: Page) => page.locator('.lightbox[open] [role=status]');

test('browses the pictures of a course by keys and buttons, and returns the focus to the last one', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto(PAGE);
  const pictures = page.locator('.gallery a');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveText('Picture 1 of 3');
  const first = await lightboxImage(page).getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Picture 2 of 3');
  expect(await lightboxImage(page).getAttribute('src')).not.toBe(first);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(place(page)).toHaveText('Picture 3 of 3');
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox')).toBeHidden();
  await expect(pictures.nth(2)).toBeFocused();

  await page.goto(`${PAGE}?lang=ar`);
  await pictures.first().click();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('الصورة 2 من 3');
});

test('compares packages and opens a picture without JavaScript, also on a phone', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const lang of ['en', 'ar']) {
    await page.goto(`${PAGE}?lang=${lang}`);
    await expect(page.locator('.package')).toHaveCount(4);
    const [width, seen] = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(width).toBe(seen);
    for (const one of await page.locator('.package').all()) {
      const box = await one.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
  }
  const pictureResponse = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.locator('.gallery a').first().click();
  expect((await pictureResponse).headers()['content-type']).toMatch(/^image\//);
});

for (const language of languagesOf(turn, 1, inAllWays))
  test(`the pages of courses meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({ server, visitor }) => {
    const { page, context } = await visitor(OPTIONS);
    await speak(context, server.url, language);
    await chooseLook(server);
    await expectAccessible(page, courseLooks, 0, server);
  });
