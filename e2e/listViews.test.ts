import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { openList, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';

const LIST = 'event/difficulty/view';
const panel = (page: Page) => page.getByRole('dialog', { name: 'View' });
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await panel(page).waitFor();
};
const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).filter((text) => text.trim() !== '');
const rowHeight = async (page: Page) => (await page.locator('.MuiDataGrid-row').first().boundingBox())?.height ?? 0;

journeys('The view of a list', () => {
  const the = house();
  beforeAll(async () => {
    for (const name of ['Gentle', 'Steep', 'Sheer']) await make(the.api, 'EventDifficulty', { name });
  });

  it('has the columns and the density that were chosen, also the next time', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const [all, usual] = [await headings(page), await rowHeight(page)];
    expect(all).toContain('Slug');
    await open(page);
    await panel(page).getByRole('checkbox', { name: 'Slug' }).uncheck();
    await panel(page).getByRole('button', { name: 'Compact' }).click();
    await picture(page, 'view-panel');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await headings(page)).toEqual(all.filter((heading) => heading !== 'Slug'));
    expect(await rowHeight(page)).toBeLessThan(usual);
    await page.reload();
    await page.locator('.record-name').first().waitFor();
    expect(await headings(page)).not.toContain('Slug');
    expect(await rowHeight(page)).toBeLessThan(usual);
    await open(page);
    await panel(page).getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await headings(page)).toEqual(all));
  });

  it('is kept under a name, there again on another machine, shared by a link and deleted', async () => {
    const account = await the.api.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES');
    const { page, context } = await the.staff(account);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(page, `${LIST}?searchName=s&sort=-slug&pageSize=9&page=1`);
    await open(page);
    await panel(page).getByRole('checkbox', { name: 'Order' }).uncheck();
    await panel(page).getByRole('button', { name: 'Comfortable' }).click();
    await panel(page).getByRole('textbox', { name: 'Name of the view' }).fill('Hard ones');
    await page.keyboard.press('Enter');
    await toast(page, messages.viewSaved).waitFor();
    await panel(page).getByRole('button', { name: 'Hard ones', exact: true }).waitFor();
    await picture(page, 'view-saved');
    await panel(page).getByRole('button', { name: 'Copy link to this view' }).click();
    await toast(page, 'Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const { page: elsewhere } = await the.staff(account);
    await openList(elsewhere, LIST);
    expect(await headings(elsewhere)).toContain('Order');
    await open(elsewhere);
    await panel(elsewhere).getByRole('button', { name: 'Hard ones', exact: true }).click();
    await eventually(async () => expect(await headings(elsewhere)).not.toContain('Order'));
    await eventually(async () =>
      expect(await elsewhere.locator('.record-name').allTextContents()).toEqual(['Steep', 'Sheer']),
    );
    expect(Object.fromEntries(new URL(elsewhere.url()).searchParams)).toEqual({
      searchName: 's',
      sort: '-slug',
      pageSize: '9',
      hidden: 'orderNumber',
      density: 'comfortable',
    });

    const { page: colleague } = await the.staff();
    await colleague.goto(link);
    await eventually(async () =>
      expect(await colleague.locator('.record-name').allTextContents()).toEqual(['Steep', 'Sheer']),
    );
    expect(await headings(colleague)).not.toContain('Order');
    await open(colleague);
    expect(await panel(colleague).getByRole('button', { name: 'Hard ones', exact: true }).count()).toBe(0);

    await open(elsewhere);
    await panel(elsewhere).getByRole('button', { name: 'Delete view Hard ones' }).click();
    await toast(elsewhere, messages.viewDeleted).waitFor();
    await panel(elsewhere).getByRole('button', { name: 'Hard ones', exact: true }).waitFor({ state: 'detached' });
  });

  it('is not broken by a link to columns that are no more', async () => {
    const { page } = await the.staff();
    await openList(page, `${LIST}?hidden=ghost,name,actions,slug&density=tiny`);
    const shown = await headings(page);
    expect(shown).toEqual(expect.arrayContaining(['Name', 'Actions', 'Order']));
    expect(shown).not.toContain('Slug');
  });
});
