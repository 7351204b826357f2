import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { expect, test } from '../support/fixtures.js';
import { picture as banner, store } from '../support/library.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';

const cards = (page: Page) => page.locator('main .card__title').allInnerTexts();
const setPublished = (server: RunningServer, id: string, to: boolean) =>
  server.admin.request('mutation ($id: ID!, $to: Boolean) { toggleEventPublished(id: $id, to: $to) { success } }', {
    id,
    to,
  });

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

let categoryId: string;

test.beforeAll(async ({ server }) => {
  categoryId = (await make(server, 'EventCategory', { name: 'Night classes' })).id;
  for (let number = 1; number <= 23; number += 1) {
    const { id } = await make(server, 'Event', { name: `Class no. ${number}`, categoryId });
    await setPublished(server, id, true);
  }
});

test('finds events by category, search and page, each in the address, without JavaScript (PUBLIC-008, EVENT-059)', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScriptEnabled: false });
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
  await page.getByRole('link', { name: 'Clear search' }).click();
  await page.waitForURL('**/event');
  expect(await cards(page)).toHaveLength(20);

  await page.getByText('Choose days').click();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/event?from=2020-01-01&to=');
  expect(await cards(page)).toContain('Bookbinding weekend');
  expect(await cards(page)).not.toContain('Class no. 23');
});

test('shows events in English and in Arabic, with prices and a link to book a place', async ({ visitor }) => {
  const { page } = await visitor();
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

  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'عطلة تجليد الكتب', level: 1 }).waitFor();
  expect(await page.getByRole('row', { name: 'حجز مبكر' }).innerText()).toMatch(/مشارك جديد\s+Nu\.4,500/);
  await picture(page, 'site-event-arabic');
  await page.getByRole('navigation', { name: 'أنت هنا' }).getByRole('link', { name: 'الفعاليات' }).click();
  await page.waitForURL('**/event');
  expect(await cards(page)).toContain('عطلة تجليد الكتب');
  await picture(page, 'site-events-arabic');
});

test('shows the whole picture of an event below its words on a phone, as wide as they are', async ({
  visitor,
  server,
}) => {
  const bannerImage = await store(server, banner('lake.png'));
  const { id, slug } = await make(server, 'Event', { name: 'Lake by boat', categoryId, bannerImage });
  await setPublished(server, id, true);
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`/event/${slug}`);
  const pictureBox = await page.locator('.hero picture img').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const margin = title?.x ?? 0;
  expect(pictureBox?.x).toBe(margin);
  expect(pictureBox?.width).toBeCloseTo(390 - 2 * margin, 1);
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(pictureBox?.y ?? 0);
});

test('fits the events and the choice of days into a phone', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  for (const path of ['/event', '/event?lang=ar', '/event?from=2020-01-01&lang=en']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
