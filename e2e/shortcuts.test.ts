import type { Page } from 'playwright-core';
import { field, openList, rowOf, toast } from './console.js';
import { house, journeys, picture } from './harness.js';

const LIST = 'event/category/view';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

journeys('Keyboard shortcuts', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('lead through the console without a pointer: search, add, save, go elsewhere', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.keyboard.press('/');
    await page.keyboard.type('Festi');
    await rowOf(page, 'Festivals').waitFor();
    expect(await page.getByLabel('Search by name').inputValue()).toBe('Festi');

    // What is typed is typed: 'n' is no shortcut here.
    await page.keyboard.type('n?');
    expect(await page.getByLabel('Search by name').inputValue()).toBe('Festin?');
    await page.getByLabel('Search by name').blur();
    await page.keyboard.press('n');
    await heading(page, 'Add Category').waitFor();

    await field(page, 'Category Name').fill('By keys alone');
    await page.keyboard.press('Control+s');
    await toast(page, 'Category created successfully.').waitFor();

    await heading(page, 'Add Category').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.waitForURL('**/admin/dashboard');
  });

  it('save the form of the language that is shown', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await rowOf(page, 'Festivals').getByRole('link', { name: 'Edit Festivals' }).click();
    await page.getByRole('tab').last().click();
    const name = page.locator('form:visible').getByRole('textbox').first();
    await name.fill('مهرجانات كبيرة');
    const saved = page.waitForRequest((request) => request.postData()?.includes('ranslate') ?? false);
    await page.keyboard.press('Control+s');
    await saved;
  });

  it('are told by a sheet that has those of the screen, and can be switched off (WCAG 2.1.4)', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.keyboard.press('?');
    await sheet(page).getByText('Search the list').waitFor();
    expect(await sheet(page).getByText('Save the form').count()).toBe(0);
    await picture(page, 'shortcuts');
    await sheet(page).getByRole('switch', { name: 'Shortcuts of single keys' }).click();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    for (const key of ['n', '?', '/']) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    expect(page.url()).toContain(LIST);
    expect(await sheet(page).count()).toBe(0);

    // It is kept, and the sheet is still found.
    await page.reload();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await sheet(page).getByRole('switch').click();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await heading(page, 'Add Category').waitFor();
  });

  it('lead nowhere that someone may not go', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
    await openList(page, LIST);
    for (const key of ['n', 'g', 's']) await page.keyboard.press(key);
    await page.keyboard.press('?');
    await sheet(page).getByText('Event Categories').waitFor();
    expect(await sheet(page).getByText('Staff').count()).toBe(0);
    expect(await sheet(page).getByText('Add a record').count()).toBe(0);
    expect(page.url()).toContain(LIST);
  });

  it('stay out of menus and dialogs, where letters mean something else', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.getByRole('button', { name: /^Language:/ }).click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(page.url()).toContain(LIST);
  });
});
