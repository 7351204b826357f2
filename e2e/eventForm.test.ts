import type { Page } from '@playwright/test';
import { messages } from '@polyphony/domain/messages.js';
import { field, noteOf, openList, openTab, recordNames, rowOf, submitButton } from './console.js';
import { expect, test } from './fixtures.js';
import { picture } from './screenshots.js';
import { expectToast } from './toasts.js';
import { listenFor } from './traffic.js';

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
    'Event Name',
    'Banner title',
    'About heading',
    'Benefit heading',
    'Date range',
    'Price title',
    'Meta Title',
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
  await showsOnly('Meta Title');
  expect(await noteOf(page, 'Meta Keywords')).toBe('Enter comma separated keywords (e.g. keyword1,keyword2,keyword3)');
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
  await expect.poll(() => noteOf(page, 'Event Name')).toBe('Event name is required.');
  await expect(section(page, 'Basics')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').filter({ has: page.getByRole('img', { name: 'has an error' }) })).toHaveCount(2);
  await picture(page, 'event-create-invalid');
  await section(page, 'Info').click();
  expect(await noteOf(page, 'Address URL')).toBe(messages.addressUrl);
  expect(sent).toEqual([]);
});

test('keeps what is typed in the sections of an event, and saves all of it (EVENT-053, EVENT-057, EVENT-060)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/create');
  await field(page, 'Event Name').fill('Paper making');
  await choose(page, 'Category', 'Workshops');
  await section(page, 'Banner').click();
  await field(page, 'Banner title').fill('From bark to sheet');
  await section(page, 'Info').click();
  await page.getByLabel('Start date').fill('2027-04-01');
  await page.getByLabel('Start time').fill('09:30');
  await section(page, 'Basics').click();
  await expect(field(page, 'Event Name')).toHaveValue('Paper making');
  await expect(field(page, 'Slug')).toHaveValue('paper-making');
  await submitButton(page).click();
  await expectToast(page, messages.created('Event'));
  await openList(page, 'event/manage/view');
  await rowOf(page, 'Paper making').getByText('Workshops').waitFor();
  const { rows } = await server.admin.ask<{ rows: object[] }>(
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

test('translates an event section by section, without the sections that have nothing to translate', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/manage/view?searchName=Bookbinding');
  await rowOf(page, 'Bookbinding weekend').getByRole('link', { name: /^Edit/ }).click();
  // The list has tabs of languages, too.
  await submitButton(page).waitFor();
  await openTab(page, 'العربية');
  await expect(section(page, 'SEO meta').locator('visible=true')).toHaveCount(0);
  await section(page, 'Banner').locator('visible=true').click();
  await field(page, 'Banner title').fill('كتاب من صنعك');
  await picture(page, 'event-translation');
  await submitButton(page).click();
  await expectToast(page, messages.updated('Event'));
  const { rows } = await server.admin.ask<{ rows: object[] }>(
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
