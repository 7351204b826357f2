import type { Page } from '@playwright/test';
import { openList, recordNames, rowOf, stopClock } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { holdBack } from '../support/traffic.js';

const LIST = 'event/category/view';
const ENGLISH = { lang: 'en', dir: 'ltr' };
const ARABIC = { lang: 'ar', dir: 'rtl' };

const direction = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

const options = (page: Page) => page.getByRole('menuitemradio');

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Language|اللغة):/ }).click();
  await options(page).filter({ hasText: name }).click();
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('changes words, records and direction to the chosen active language, and keeps it in a cookie (SHELL-051, SHELL-057, LANG-017, LANG-018, LANG-020)', async ({
  signedIn,
  server,
}) => {
  const { page, context } = await signedIn();
  await openList(page, LIST);
  expect(await direction(page)).toEqual(ENGLISH);
  await rowOf(page, 'Workshops').waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  const active = await server.visitor.request<{ name: string; code: string }[]>('{ publishedLanguages { name code } }');
  await expect(options(page)).toHaveText(active.map(({ name, code }) => name + code));
  expect(active.map(({ code }) => code)).toEqual(['en', 'ar']);
  for (const flag of await options(page).locator('img').all()) {
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The option is named by its language alone.
    await expect(flag).toHaveAttribute('alt', '');
  }
  await expect(options(page).locator('img')).toHaveCount(active.length);
  await picture(page, 'language-menu');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  await choose(page, /العربية/);
  await rowOf(page, 'ورش العمل').waitFor();
  await expect.poll(() => direction(page)).toEqual(ARABIC);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ar');
  const sidebar = await page.getByRole('navigation', { name: 'لوحة التحكم' }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(sidebar?.x).toBeGreaterThan(main?.x ?? Infinity);
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([
    '#',
    'الاسم',
    'الصورة',
    'الاسم اللطيف',
    'الترتيب',
    'نشط',
    'مميّز',
    'افتراضي',
    'آخر تحديث',
    'الإجراءات',
  ]);
  await picture(page, 'console-arabic');

  await page.reload();
  await rowOf(page, 'ورش العمل').waitFor();
  expect(await direction(page)).toEqual(ARABIC);
  await page.getByRole('main').getByRole('link', { name: 'إضافة الفئة' }).click();
  await page.getByRole('button', { name: 'إضافة الفئة' }).click();
  await page.getByText('حقل «اسم الفئة» مطلوب.').or(page.getByText('يجب ألا يقل اسم الفئة عن 3 أحرف.')).waitFor();
  await expect(page).toHaveTitle('إضافة الفئة · Polyphony');
  await choose(page, /English/);
  await expect.poll(() => direction(page)).toEqual(ENGLISH);
  await page.getByRole('heading', { name: 'Add Category', level: 1 }).waitFor();
});

interface WindowWithTransition {
  /**
   * Content of the page when the view transition begins, and when its callback has finished: the browser paints no
   * frame in between.
   */
  readonly transition: { before?: string; after?: string };
}

test('changes the language in one view transition: words, records and direction', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.clock.install();
  await openList(page, LIST);
  await rowOf(page, 'Workshops').waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await options(page).first().waitFor();
  await page.evaluate(() => {
    const readTexts = () =>
      ['[role=columnheader][data-field=name]', '.record-name', 'nav button']
        .map((selector) => document.querySelector(selector)?.textContent ?? '')
        .reduce((all, text) => `${all} | ${text}`, document.documentElement.dir);
    const transition: WindowWithTransition['transition'] = {};
    Object.assign(window, { transition });
    // The browser's own transition ends after 4 s of real time, too soon for a slow machine: only its callback runs here.
    document.startViewTransition = (update) => {
      const run = async () => {
        transition.before = readTexts();
        await (update as () => Promise<void>)();
        transition.after = readTexts();
      };
      const done = run();
      const result = { ready: done, updateCallbackDone: done, finished: done, skipTransition: () => undefined };
      return result as unknown as ViewTransition;
    };
  });
  const transition = () => page.evaluate(() => (window as unknown as WindowWithTransition).transition);
  const { release } = await holdBack(page, 'EventCategoryList');
  // Time passes in few steps: the page gives the one transition up after some seconds, too soon for a slow machine.
  await stopClock(page);
  await options(page).filter({ hasText: 'العربية' }).click();
  const step = () => page.clock.runFor(20);
  await expect
    .poll(async () => {
      await step();
      return transition();
    })
    .toHaveProperty('before');
  for (let waited = 0; waited < 10; waited += 1) await step();
  expect(await transition()).toEqual({ before: 'ltr | Name | Workshops | Dashboards' });
  release();
  await expect
    .poll(async () => {
      await step();
      return transition();
    })
    .toEqual({
      before: 'ltr | Name | Workshops | Dashboards',
      after: 'rtl | الاسم | ورش العمل | لوحات المعلومات',
    });
  await expect(recordNames(page).first()).toHaveText('ورش العمل');
});

test('keeps the language of the public site in the console', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/event?lang=ar');
  await openList(page, LIST);
  await rowOf(page, 'ورش العمل').waitFor();
  expect(await direction(page)).toEqual(ARABIC);
});
