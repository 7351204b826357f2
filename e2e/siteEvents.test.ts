import type { Page } from 'playwright-core';
import { house, journeys, picture } from './harness.js';
import { make } from './records.js';

const cards = (page: Page) => page.locator('main .card__title').allInnerTexts();

journeys('The events of the public site', () => {
  const the = house({ DEMO_CONTENT: '1' });

  beforeAll(async () => {
    const category = await make(the.api, 'EventCategory', { name: 'Night classes', slug: 'night-classes' });
    for (let number = 1; number <= 23; number += 1) {
      const event = await make(the.api, 'Event', { name: `Class no. ${number}`, categoryId: category.id });
      await the.api.admin.ask('mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }', event);
    }
  });

  it('are found by category, search and page, each in the address, without JavaScript (PUBLIC-008, EVENT-059)', async () => {
    const { page } = await the.visitor({ javaScriptEnabled: false });
    await page.goto('/event');
    expect((await cards(page)).slice(0, 2)).toEqual(['Bookbinding weekend', 'Tiger’s Nest at dawn']);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Workshops' }).click();
    await page.waitForURL('**/event/category/workshops');
    expect(await cards(page)).toEqual(['Bookbinding weekend']);

    await page.getByRole('link', { name: 'Night classes' }).click();
    await page.waitForURL('**/event/category/night-classes');
    expect(await cards(page)).toHaveLength(20);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/event/category/night-classes?page=2');
    expect(await cards(page)).toHaveLength(3);

    await page.getByRole('searchbox').fill('no. 1');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/event/category/night-classes?search=no.+1');
    expect(await page.getByRole('status').innerText()).toBe('11 events found');
    await page.getByRole('link', { name: 'All events' }).click();
    await page.waitForURL('**/event?search=no.+1');
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.waitForURL('**/event');
    expect(await cards(page)).toHaveLength(20);
  });

  it('are told of in English and in Arabic, with prices and the way to a place', async () => {
    const { page } = await the.visitor();
    await page.goto('/event');
    await picture(page, 'site-events');
    await page.getByRole('link', { name: 'Bookbinding weekend' }).click();
    await page.getByRole('heading', { name: 'Bookbinding weekend', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/event/bookbinding-weekend');
    const row = page.getByRole('row', { name: 'Early bird' });
    expect(await row.innerText()).toMatch(/Fresher\s+Nu\.4,500/);
    const book = page.getByRole('link', { name: 'Book a place' }).first();
    expect(await book.getAttribute('href')).toBe('/event/bookbinding-weekend/book');
    await picture(page, 'site-event');

    await page.getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'عطلة تجليد الكتب', level: 1 }).waitFor();
    expect(await page.getByRole('row', { name: 'حجز مبكر' }).innerText()).toMatch(/مشارك جديد\s+Nu\.4,500/);
    await picture(page, 'site-event-arabic');
    await page.getByRole('navigation', { name: 'أنت هنا' }).getByRole('link', { name: 'الفعاليات' }).click();
    await page.waitForURL('**/event');
    expect(await cards(page)).toContain('عطلة تجليد الكتب');
    await picture(page, 'site-events-arabic');
  });

  it('show what the console writes at once, and nothing that is not published (PUBLIC-012, PUBLIC-022)', async () => {
    const { page, expectProblem } = await the.visitor();
    expectProblem(/\b404\b/);
    const { rows } = await the.api.admin.ask<{ rows: { id: string }[] }>(
      '{ eventCategories(pageSize: 1) { rows { id } } }',
    );
    const made = await make(the.api, 'Event', { name: 'Stargazing', orderNumber: 99, categoryId: rows[0]?.id });
    const set = (to: boolean) =>
      the.api.admin.ask('mutation ($id: ID!, $to: Boolean) { toggleEventPublished(id: $id, to: $to) { success } }', {
        ...made,
        to,
      });
    expect((await page.goto('/event/stargazing'))?.status()).toBe(404);
    await set(true);
    await page.goto('/event');
    expect((await cards(page))[0]).toBe('Stargazing');
    await page.goto('/event/stargazing');
    await page.getByRole('heading', { name: 'Stargazing', level: 1 }).waitFor();
    await set(false);
    expect((await page.goto('/event/stargazing'))?.status()).toBe(404);
    await page.goto('/event');
    expect(await cards(page)).not.toContain('Stargazing');
  });

  it('offer no place once they are over', async () => {
    const { page } = await the.visitor();
    const { rows } = await the.api.admin.ask<{ rows: { id: string }[] }>(
      '{ eventCategories(pageSize: 1) { rows { id } } }',
    );
    const past = await make(the.api, 'Event', { name: 'Long ago', startsOn: '2020-02-01', categoryId: rows[0]?.id });
    await the.api.admin.ask('mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }', past);
    await page.goto('/event/long-ago');
    await page.getByText('This event is over.').first().waitFor();
    expect(await page.getByRole('link', { name: 'Book a place' }).count()).toBe(0);
    await picture(page, 'site-event-over');
  });
});
