import type { Page } from '@playwright/test';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import {
  field,
  noteOf,
  openFromList,
  openList,
  openTab,
  recordNames,
  rowOf,
  submitButton,
} from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';
import { expectToast } from '../support/toasts.js';
import { listenFor } from '../support/traffic.js';

const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).click();
};

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('shows one of the seven sections of the event form, which the address names, and hints how to write meta keywords (EVENT-052, FORM-034)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  const first = [
    'Event name',
    'Banner title',
    'About heading',
    'Benefit heading',
    'Date range',
    'Price title',
    'Meta title',
  ];
  const showsOnly = async (label: string) => {
    await field(page, label).waitFor();
    for (const other of first.filter((name) => name !== label)) await expect(field(page, other)).toHaveCount(0);
  };
  await page.goto('/admin/event/manage/create?tab=section-4');
  await showsOnly('Benefit heading');
  await expect(page.getByRole('tab')).toHaveCount(first.length);
  for (const [index, label] of first.entries()) {
    await page.getByRole('tab').nth(index).click();
    await page.waitForURL(`**/create?tab=section-${index + 1}`);
    await showsOnly(label);
  }
  await page.reload();
  await showsOnly('Meta title');
  expect(await noteOf(page, 'Meta keywords')).toBe('Enter comma separated keywords (e.g. keyword1,keyword2,keyword3)');
});

test('opens the first section of an event with an error, marks all of them, and sends nothing', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  const sent = listenFor(page, 'CreateEvent');
  await page.goto('/admin/event/manage/create?tab=section-5');
  await field(page, 'Address URL').fill('http://maps.example');
  await section(page, 'About').click();
  await submitButton(page).click();
  await expect.poll(() => noteOf(page, 'Event name')).toBe('Event name is required.');
  await expect(section(page, 'Basics')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').filter({ has: page.getByRole('img', { name: 'has an error' }) })).toHaveCount(2);
  await picture(page, 'event-create-invalid');
  await section(page, 'Details').click();
  expect(await noteOf(page, 'Address URL')).toBe(messages.addressUrl);
  expect(sent).toEqual([]);
});

test('keeps what is typed in the sections of an event, and saves all of it (EVENT-053, EVENT-057)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/create');
  await field(page, 'Event name').fill('Paper making');
  await choose(page, 'Category', 'Workshops');
  await section(page, 'Banner').click();
  await field(page, 'Banner title').fill('From bark to sheet');
  await section(page, 'Details').click();
  await page.getByLabel('Start date').fill('2027-04-01');
  await page.getByLabel('Start time').fill('09:30');
  await section(page, 'Basics').click();
  await expect(field(page, 'Event name')).toHaveValue('Paper making');
  await expect(field(page, 'Slug')).toHaveValue('paper-making');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.event'));
  await openList(page, 'event/manage/view');
  await rowOf(page, 'Paper making').getByText('Workshops').waitFor();
  const { rows } = await server.admin.request<{ rows: object[] }>(
    '{ events(filter: { searchName: "Paper making" }) { rows { slug bannerTitle startsOn infoStartTime published } } }',
  );
  expect(rows).toEqual([
    {
      slug: 'paper-making',
      bannerTitle: 'From bark to sheet',
      startsOn: '2027-04-01',
      infoStartTime: '09:30',
      published: false,
    },
  ]);
});

test('lets an event have an active category that is not a default one, or says that there are none (EVENT-060, CAT-023)', async ({
  signedIn,
  server,
}) => {
  const { rows } = await server.admin.request<{ rows: { name: string; active: boolean; default: boolean }[] }>(
    '{ eventCategories(pageSize: 100) { rows { name active default } } }',
  );
  const { id } = await make(server, 'EventCategory', { name: 'Asleep' });
  await server.admin.request('mutation ($id: ID!) { toggleEventCategoryActive(id: $id) { success } }', { id });
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/create');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.filter({ hasText: 'Workshops' }).waitFor();
  const names = (await options.allTextContents()).join();
  for (const row of rows) {
    expect([row.name, names.includes(row.name)]).toEqual([row.name, row.active]);
    // A default category is shown, disabled and badged (SPEC-D92).
    const option = options.filter({ hasText: row.name });
    const disabled = (await option.first().getAttribute('aria-disabled')) === 'true';
    expect([row.name, disabled, await option.getByText('Default').count()]).toEqual([
      row.name,
      row.default,
      row.default ? 1 : 0,
    ]);
  }
  expect(rows.some((row) => row.default)).toBe(true);
  expect(names).not.toContain('Asleep');

  await page.route('**/graphql', async (route) => {
    const { query } = (route.request().postDataJSON() ?? {}) as { query?: string };
    if (!query?.includes('eventCategoryOptions')) return route.fallback();
    return route.fulfill({ json: { data: { options: [] } } });
  });
  await page.reload();
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Category does not created yet' }).waitFor();
});

test('filters the list of events by category, with the category in the address (LIST-014)', async ({
  signedIn,
  server,
}) => {
  const { rows } = await server.admin.request<{ rows: { id: string; name: string }[] }>(
    '{ eventCategories(pageSize: 100) { rows { id name } } }',
  );
  const id = rows.find(({ name }) => name === 'Workshops')?.id ?? '';
  const { rows: events } = await server.admin.request<{ rows: { name: string }[] }>(
    'query ($id: ID!) { events(pageSize: 100, filter: { categoryId: $id }) { rows { name } } }',
    { id },
  );
  expect(events.length).toBeGreaterThan(0);
  const { page } = await signedIn();
  await openList(page, 'event/manage/view?pageSize=100');
  const all = await recordNames(page).count();
  await choose(page, 'Category', 'Workshops');
  await page.waitForURL(`**/event/manage/view?*category=${id}*`);
  const expected = events.map(({ name }) => name).sort();
  await expect.poll(async () => (await recordNames(page).allTextContents()).sort()).toEqual(expected);
  expect(expected.length).toBeLessThan(all);
  await page.reload();
  await expect.poll(async () => (await recordNames(page).allTextContents()).sort()).toEqual(expected);
});

test('translates an event section by section, its texts for search engines among them', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/manage/view?searchName=Bookbinding');
  await openFromList(page, 'Bookbinding weekend');
  await openTab(page, 'العربية');
  await section(page, 'SEO').locator('visible=true').click();
  await expect(field(page, 'Meta title')).toHaveValue('');
  await section(page, 'Banner').locator('visible=true').click();
  await field(page, 'Banner title').fill('كتاب من صنعك');
  await picture(page, 'event-translation');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  const { rows } = await server.admin.request<{ rows: object[] }>(
    '{ events(filter: { searchName: "Bookbinding" }) { rows { bannerTitle(lang: "ar") } } }',
  );
  expect(rows).toEqual([{ bannerTitle: 'كتاب من صنعك' }]);
});

test('formats the amounts of prices, and filters the list of prices by event (PRICE-014)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/price/view?pageSize=21');
  await page.getByText('Nu.1,25,000').waitFor();
  await choose(page, 'Event', 'Bookbinding weekend');
  await expect(recordNames(page)).toHaveCount(3);
  expect(await page.getByText('Nu.1,25,000').count()).toBe(0);
  const entries = await page.getByRole('navigation').getByRole('link').allTextContents();
  expect(entries).toEqual(expect.arrayContaining(['All Plans', 'Add Plan']));
});

test('says on a phone which amount and which event a price belongs to', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { viewport: { width: 390, height: 844 } });
  await openList(page, 'event/price/view?searchName=Early');
  await page.getByText('Nu.4,500 · Bookbinding weekend', { exact: true }).waitFor();
});

test('lists the prices of an event in its form, and leads to a price form that starts with the event', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/manage/view?searchName=Bookbinding');
  await openFromList(page, 'Bookbinding weekend');
  await section(page, 'Price').click();
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices.getByRole('row')).toHaveCount(4);
  await prices.getByText('Nu.4,500', { exact: true }).waitFor();
  await prices.getByRole('link', { name: 'Add Price' }).click();
  await page.waitForURL(/\/event\/price\/create\?eventId=[0-9a-f]{24}$/);
  await expect(page.getByRole('combobox', { name: /^Event/ })).toHaveText('Bookbinding weekend');
  expect(await noteOf(page, 'Price amount')).toBe('In the currency of the participant type; 0 is free');
});

test('warns that nobody can book a published event without an active price', async ({ signedIn, server }) => {
  const { rows } = await server.admin.request<{ rows: { id: string }[] }>(
    '{ eventCategories(pageSize: 1) { rows { id } } }',
  );
  const { id } = await make(server, 'Event', { name: 'Silent walk', categoryId: rows[0]?.id });
  const { page } = await signedIn();
  await page.goto(`/admin/event/manage/update/${id}`);
  const advice = page.getByRole('alert').filter({ hasText: 'Visitors cannot book: no active price.' });
  await advice.getByText('No start date: visitors cannot see when it takes place.').waitFor();
  await advice.getByRole('link', { name: 'Add a price' }).click();
  await page.waitForURL(`**/event/price/create?eventId=${id}`);

  await page.goto('/admin/event/manage/view?searchName=Silent');
  await page.getByRole('switch', { name: 'Published: Silent walk' }).click();
  await advice.getByText('Silent walk').waitFor();
});

test('names the sections of a long form in a select on a phone', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/event/manage/create');
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Banner' }).click();
  await page.waitForURL('**/create?tab=section-2');
  await field(page, 'Banner title').waitFor();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
