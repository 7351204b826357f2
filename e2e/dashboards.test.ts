import type { Page } from 'playwright-core';
import { house, journeys } from './harness.js';

const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

journeys('The dashboards', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it.each([
    [
      'ROUTE-002 DASH-002, DASH-003, DASH-011, DASH-013',
      'dashboard',
      ['Store visits by source', 'Revenue', 'Top sellers', 'Best-selling products'],
    ],
    [
      'ROUTE-003 DASH-004..006, DASH-012',
      'dashboard/analytics',
      ['Sessions by country', 'Audience metrics', 'Top pages', 'Users by device'],
    ],
    [
      'ROUTE-004 DASH-007..010, DASH-014',
      'dashboard/crm',
      ['Balance overview', 'Deal type', 'Upcoming activities', 'Sales forecast', 'Tasks'],
    ],
  ])('%s: /admin/%s shows its widgets and asks nothing of the server (DASH-001)', async (_rows, path, titles) => {
    const { page } = await the.staff();
    await open(page, 'profile-info');
    const asked: string[] = [];
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Polyphony' }).hover();
    await open(page, path);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => asked.push(request.url()));
    for (const title of titles) await widget(page, title).waitFor();
    for (const button of await page.getByRole('button', { name: /as a table$/ }).all()) {
      await button.click();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
    }
    expect(await page.getByRole('table').count()).toBeGreaterThan(1);
    expect(asked.filter((url) => /graphql|\/api\//.test(url))).toEqual([]);
  });

  it('SHELL-045 the mark of the console leads to the first of them', async () => {
    const { page } = await the.staff();
    await open(page, 'dashboard/crm');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Polyphony' }).click();
    await page.waitForURL('**/admin/dashboard');
  });

  it('DASH-015, DASH-016, DASH-023 periods change the figures', async () => {
    const { page } = await the.staff();
    await open(page, 'dashboard/analytics');
    const countries = widget(page, 'Sessions by country');
    await countries.getByRole('button', { name: 'as a table' }).click();
    const cell = countries.getByRole('row', { name: /^Bhutan/ }).getByRole('cell');
    expect(await countries.getByRole('group').getByRole('button').allTextContents()).toEqual(['All', '1M', '6M', '1Y']);
    expect(await cell.textContent()).toBe('1640');
    await countries.getByRole('button', { name: '1M' }).click();
    expect(await cell.textContent()).toBe('164');

    const pages = widget(page, 'Top pages');
    expect((await pages.locator('.MuiTableContainer-root').boundingBox())?.height).toBe(380);
    const drawings = widget(page, 'Views of the top pages').locator('svg');
    const heights = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBe(300);
    await pages.getByRole('combobox').click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Today', 'LastWeek', 'LastMonth', 'CurrentYear']);
    await page.getByRole('option', { name: 'LastWeek' }).click();
    await pages.getByRole('row', { name: '/event 640 190' }).waitFor();
  });

  it('DASH-020 the visits have five sources', async () => {
    const { page } = await the.staff();
    await open(page, 'dashboard');
    const legend = widget(page, 'Store visits by source').getByRole('list');
    await legend.waitFor();
    expect(await legend.getByRole('listitem').allInnerTexts()).toEqual([
      'Direct',
      'Social',
      'Email',
      'Other',
      'Referrals',
    ]);
  });

  it('DASH-017..019, DASH-021, DASH-022 the radar and the forecast start at Monthly and Nov 2021', async () => {
    const { page } = await the.staff();
    await open(page, 'dashboard/crm');
    const deals = widget(page, 'Deal type');
    expect(await deals.getByRole('combobox').textContent()).toBe('Monthly');
    for (const series of ['Pending', 'Loss', 'Won']) await deals.getByText(series, { exact: true }).first().waitFor();
    const forecast = widget(page, 'Sales forecast');
    expect(await forecast.getByRole('combobox').textContent()).toBe('Nov 2021');
    await forecast.getByText('$10k').waitFor();
    expect(
      (await forecast.locator('svg').filter({ hasText: 'Nov 2021' }).first().boundingBox())?.height,
    ).toBeGreaterThan(300);
    await forecast.getByRole('combobox').click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Oct 2021', 'Nov 2021', 'Dec 2021', 'Jan 2022']);
  });

  it('DASH-024 numbers count up for four seconds, and not for who wants less motion', async () => {
    const { page } = await the.staff();
    const shown = () => widget(page, 'Revenue').locator('dd').first().locator('[aria-hidden]').textContent();
    await open(page, 'dashboard');
    expect(await shown()).not.toBe('7,585');
    await page.waitForTimeout(4_300);
    expect(await shown()).toBe('7,585');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'dashboard');
    expect(await shown()).toBe('7,585');
  });
});
