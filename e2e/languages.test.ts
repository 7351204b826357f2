import type { Page } from 'playwright-core';
import { openList, rowOf } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';

const direction = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Language|اللغة):/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

journeys('The language of the console', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('is chosen among the active ones, kept in a cookie, and turns the page (SHELL-051, SHELL-057, LANG-017, LANG-018, LANG-020)', async () => {
    const { page, context } = await the.staff();
    await openList(page, 'event/category/view');
    expect(await direction(page)).toEqual({ lang: 'en', dir: 'ltr' });
    await rowOf(page, 'Workshops').waitFor();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menu').waitFor();
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Englishen', 'العربيةar']);
    await picture(page, 'language-menu');
    await page.keyboard.press('Escape');

    await choose(page, /العربية/);
    await rowOf(page, 'ورش العمل').waitFor();
    await eventually(async () => expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' }));
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ar');
    const sidebar = await page.getByRole('navigation', { name: 'لوحة التحكم' }).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(sidebar?.x).toBeGreaterThan(main?.x ?? Infinity);
    await picture(page, 'console-arabic');

    await page.reload();
    await rowOf(page, 'ورش العمل').waitFor();
    expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' });
    await choose(page, /English/);
    await rowOf(page, 'Workshops').waitFor();
    await eventually(async () => expect(await direction(page)).toEqual({ lang: 'en', dir: 'ltr' }));
  });

  it('changes in one step: words, records and direction are seen as they were until all of them are new', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await rowOf(page, 'Workshops').waitFor();
    // The answers with the records come late.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('setLanguage') === false)
        await new Promise((go) => setTimeout(go, 1500));
      await route.continue();
    });
    await page.evaluate(() => {
      // Frames are counted as they are painted, not as the document changes.
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const words = ['[role=columnheader][data-field=name]', '.record-name', 'nav button'].map(
          (place) => document.querySelector(place)?.textContent ?? '',
        );
        seen.add([document.documentElement.dir, ...words].join(' | '));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await choose(page, /العربية/);
    await rowOf(page, 'ورش العمل').waitFor();
    await page.getByRole('navigation', { name: 'لوحة التحكم' }).getByText('نظام الفعاليات').waitFor();
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      'ltr | Name | Workshops | Dashboards',
      'rtl | الاسم | ورش العمل | لوحات المعلومات',
    ]);
  });

  it('says the words of the console too: labels, messages, dates', async () => {
    const { page } = await the.staff();
    await page.context().addCookies([{ name: 'language', value: 'ar', url: the.api.url }]);
    await openList(page, 'event/category/view');
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings.filter((heading) => heading !== '')).toEqual([
      '#',
      'الاسم',
      'الاسم اللطيف',
      'الترتيب',
      'آخر تحديث',
      'نشط',
      'مميّز',
      'افتراضي',
      'الإجراءات',
    ]);
    await page.goto('/admin/event/category/create');
    await page.getByRole('button', { name: 'إضافة الفئة' }).click();
    await page.getByText('حقل «اسم الفئة» مطلوب.').or(page.getByText('يجب ألا يقل اسم الفئة عن 3 أحرف.')).waitFor();
    expect(await page.title()).toBe('إضافة الفئة · Polyphony');
  });

  it('is the same on the public site and the console', async () => {
    const { page } = await the.staff();
    await page.goto('/event?lang=ar');
    await openList(page, 'event/category/view');
    await rowOf(page, 'ورش العمل').waitFor();
    expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' });
  });
});
