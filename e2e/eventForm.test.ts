import type { Page } from 'playwright-core';
import { messages } from '@polyphony/domain/messages.js';
import { field, noteOf, openList, rowOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { listenFor } from './traffic.js';

const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).click();
};

journeys('Writing an event', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('has seven sections, chosen by the address (EVENT-052)', async () => {
    const { page } = await the.staff();
    const first = [
      'Event Name',
      'Banner title',
      'About heading',
      'Benefit heading',
      'Date range',
      'Price title',
      'Meta Title',
    ];
    for (const [index, label] of first.entries()) {
      await page.goto(`/admin/event/manage/create?tab=section-${index + 1}`);
      await field(page, label).waitFor();
      expect(await page.getByRole('tab').count()).toBe(7);
      for (const other of first.filter((name) => name !== label)) expect(await field(page, other).count()).toBe(0);
    }
  });

  it('opens and marks the section that holds an error, and sends nothing', async () => {
    const { page } = await the.staff();
    const sent = listenFor(page, 'CreateEvent');
    await page.goto('/admin/event/manage/create?tab=section-5');
    await field(page, 'Address URL').fill('http://maps.example');
    await section(page, 'About').click();
    await submitButton(page).click();
    await eventually(async () => expect(await noteOf(page, 'Event Name')).toBe('Event name is required.'));
    expect(await section(page, 'Basics').getAttribute('aria-selected')).toBe('true');
    expect(
      await page
        .getByRole('tab')
        .filter({ has: page.getByRole('img', { name: 'has an error' }) })
        .count(),
    ).toBe(2);
    await picture(page, 'event-create-invalid');
    await section(page, 'Info').click();
    expect(await noteOf(page, 'Address URL')).toBe(messages.addressUrl);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed from section to section, and saves all of it (EVENT-053, EVENT-057, EVENT-060)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/create');
    await field(page, 'Event Name').fill('Paper making');
    await choose(page, 'Category', 'Workshops');
    await section(page, 'Banner').click();
    await field(page, 'Banner title').fill('From bark to sheet');
    await section(page, 'Info').click();
    await page.getByLabel('Start date').fill('2027-04-01');
    await page.getByLabel('Start time').fill('09:30');
    await section(page, 'Basics').click();
    expect(await field(page, 'Event Name').inputValue()).toBe('Paper making');
    expect(await field(page, 'Slug').inputValue()).toBe('paper-making');
    await submitButton(page).click();
    await toast(page, messages.created('Event')).waitFor();
    await openList(page, 'event/manage/view');
    await rowOf(page, 'Paper making').getByText('Workshops').waitFor();
    const { rows } = await the.api.admin.ask<{ rows: object[] }>(
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

  it('is translated section by section, without what is not to be translated', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/manage/view?searchName=Bookbinding');
    await rowOf(page, 'Bookbinding weekend').getByRole('link', { name: /^Edit/ }).click();
    // The list has tabs of languages, too.
    await submitButton(page).waitFor();
    await page.getByRole('tab', { name: 'العربية' }).click();
    await eventually(async () => expect(await section(page, 'SEO meta').locator('visible=true').count()).toBe(0));
    await section(page, 'Banner').locator('visible=true').click();
    await field(page, 'Banner title').fill('كتاب من صنعك');
    await picture(page, 'event-translation');
    await submitButton(page).click();
    await toast(page, messages.updated('Event')).waitFor();
    const { rows } = await the.api.admin.ask<{ rows: object[] }>(
      '{ events(filter: { searchName: "Bookbinding" }) { rows { bannerTitle(lang: "ar") } } }',
    );
    expect(rows).toEqual([{ bannerTitle: 'كتاب من صنعك' }]);
  });
});

journeys('Pricing an event', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('shows amounts as people write them, and narrows the list to an event (PRICE-014)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/price/view?pageSize=21');
    await page.getByText('Nu.1,25,000').waitFor();
    await choose(page, 'Event', 'Bookbinding weekend');
    await eventually(async () => expect(await page.locator('.record-name').count()).toBe(3));
    expect(await page.getByText('Nu.1,25,000').count()).toBe(0);
    const entries = await page.getByRole('navigation').getByRole('link').allTextContents();
    expect(entries).toEqual(expect.arrayContaining(['All Plans', 'Add Plan']));
  });
});
