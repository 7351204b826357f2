import type { Page } from 'playwright-core';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';

const direction = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    return [html.lang, html.dir, getComputedStyle(html).direction];
  });
const cards = (page: Page) => page.locator('main .card__title').allInnerTexts();

journeys('The public site', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('shows one address in both languages, by ?lang and from then on by the cookie (LANG-017, LANG-020, PUBLIC-001)', async () => {
    const { page, context } = await the.visitor();
    await page.goto('/');
    expect(await direction(page)).toEqual(['en', 'ltr', 'ltr']);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cards(page)).toContain('Workshops');
    await picture(page, 'site-home');

    await page.goto('/?lang=ar');
    expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
    expect(await cards(page)).toContain('ورش العمل');
    expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
      value: 'ar',
      sameSite: 'Lax',
    });
    await picture(page, 'site-home-arabic');

    await page.goto('/');
    expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
    expect(await cards(page)).toContain('ورش العمل');
    await page.goto('/?lang=xx');
    expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
  });

  it('lays a right-to-left page out from the right', async () => {
    const { page } = await the.visitor();
    const sides = async () => {
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const { left, right } = range.getBoundingClientRect();
        return { left, right: innerWidth - right };
      });
      return { logoAtLeft: (logo?.x ?? 0) < 640, titleAtLeft: title.left < title.right };
    };
    await page.goto('/event/category?lang=en');
    expect(await sides()).toEqual({ logoAtLeft: true, titleAtLeft: true });
    await page.goto('/event/category?lang=ar');
    expect(await sides()).toEqual({ logoAtLeft: false, titleAtLeft: false });
    await picture(page, 'site-categories-arabic');
  });

  it('changes the language where one is (LANG-018)', async () => {
    const { page } = await the.visitor();
    await page.goto('/event/category/workshops');
    await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
    await picture(page, 'site-category');
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'ورش العمل', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/event/category/workshops');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
  });

  it('works without JavaScript: reading, searching, changing the language', async () => {
    const { page } = await the.visitor({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click();
    await page.waitForURL('**/event');
    await page.getByRole('link', { name: 'All categories' }).click();
    await page.waitForURL('**/event/category');
    expect(await cards(page)).toContain('Festivals');
    await page.getByRole('searchbox').fill('fest');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/event/category?search=fest');
    expect(await cards(page)).toEqual(['Festivals']);
    await page.getByRole('link', { name: 'Festivals' }).click();
    await page.waitForURL('**/event/category/festivals');
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'مهرجانات', level: 1 }).waitFor();
    await picture(page, 'site-without-javascript');
  });

  it('finds categories while one types, once its island is there', async () => {
    const { page } = await the.visitor();
    await page.goto('/event/category', { waitUntil: 'networkidle' });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('searchbox').pressSequentially('fest');
    await eventually(async () => expect(await cards(page)).toEqual(['Festivals']));
    expect(documents).toEqual([]);
    await picture(page, 'site-search');
    await page.getByRole('searchbox').fill('');
    await eventually(async () => expect(await cards(page)).toContain('Workshops'));
  });

  it.each([
    ['/xyz'],
    ['/not-found'],
    ['/event/category/nothing-of-the-kind'],
    ['/event?page=99'],
    ['/event/category?page=99'],
    ['/event/nothing'],
  ])('answers what is not there with a page that says so: %s (PUBLIC-010, PUBLIC-011)', async (address) => {
    const { page, expectProblem } = await the.visitor();
    expectProblem(/\b404\b/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
    await picture(page, 'site-not-found');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${the.api.url}/`);
  });

  it('shows what the console writes, and nothing inactive (PUBLIC-012, PUBLIC-022, PUBLIC-023)', async () => {
    const { page, expectProblem } = await the.visitor();
    expectProblem(/\b404\b/);
    const made = await make(the.api, 'EventCategory', { name: 'Stargazing', orderNumber: 99 });
    await page.goto('/event/category?lang=ar');
    expect(await cards(page)).toContain('Stargazing');
    await the.api.admin.ask(
      'mutation ($id: ID!) { translateEventCategory(id: $id, lang: "ar", input: { name: "رصد النجوم" }) { success } }',
      made,
    );
    await page.reload();
    expect(await cards(page)).toContain('رصد النجوم');
    await the.api.admin.ask('mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: false) { success } }', made);
    await page.reload();
    expect(await cards(page)).not.toContain('رصد النجوم');
    expect((await page.goto('/event/category/stargazing'))?.status()).toBe(404);
  });
});
