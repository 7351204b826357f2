import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { Locator, Page } from '@playwright/test';
import {
  field,
  visibleNames,
  noteOf,
  openFromList,
  openList,
  openTab,
  recordNames,
  rowOf,
  submitButton,
} from '../support/console.js';
import { expect, test, type Window } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import type { TestServer } from '../support/testServer.js';
import { expectToast, holdToasts } from '../support/toasts.js';
import { addLanguage } from '../support/languages.js';

const DEAD_LINK = 'There is no page at this address on the site.';
const link = (page: Page) => page.locator('form:visible').getByRole('combobox', { name: /^Menu Link/ });
const parent = (page: Page) => page.locator('form:visible').getByRole('combobox', { name: /^Select Parent Menu/ });

test('creates a menu with a link that is picked by the name of a page, warns of one that leads nowhere, and translates its name (MENU-014..018, MENU-022, MENU-023, LIST-035, FORM-012, SHELL-010)', async ({
  signedIn,
  server,
}) => {
  await addLanguage(server.admin, { name: 'Arabic', code: 'ar' });
  const { page, expectProblem } = await signedIn();
  // The browser reports the address without a page that the warning is about.
  expectProblem(/404/);
  await page.goto('/admin/menu/create');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(field(page, 'Menu Name')).toBeVisible();
  await expect(page.getByText('The pathname must match the folder structure')).toBeVisible();
  expect(await noteOf(page, 'Ordering Number')).toContain('Higher number means higher priority');
  await expect(parent(page)).toHaveText('No Parent');
  await parent(page).click();
  await expect(page.getByRole('option')).toHaveText(['None', textInEnglish(screenTexts.menuNotCreated)]);
  await page.keyboard.press('Escape');

  await field(page, 'Menu Name').fill('What is on');
  await link(page).fill('/nowhere');
  await page.getByText(DEAD_LINK).waitFor();
  await picture(page, 'menu-dead-link');
  await link(page).fill('event');
  await page.getByRole('option', { name: 'Events', exact: false }).first().click();
  await expect(link(page)).toHaveValue('/event');
  await expect(page.getByText(DEAD_LINK)).toHaveCount(0);
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.menu'));

  await openList(page, 'menu/view');
  await expect(
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'All Menus' }),
  ).toHaveAttribute('aria-current', 'page');
  await openFromList(page, 'What is on');
  await openTab(page, 'Arabic');
  await expect(page.locator('form:visible').getByRole('textbox')).toHaveCount(1);
  await field(page, 'Menu Name').fill('البرنامج');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.menu'));
});

test('lists menus as a tree with their switches, cut and in short on a small screen, and strikes through an inactive one (MENU-019, MENU-020, MENU-021, MENU-025, STATE-014, FMT-011)', async ({
  signedIn,
  server,
}) => {
  const NAME = 'All about our people';
  await deleteAll(server);
  await make(server, 'Menu', { name: 'Alone', link: '/' });
  const root = await make(server, 'Menu', { name: 'Around us', link: '#', orderNumber: 90 });
  const below = await make(server, 'Menu', { name: `${NAME}!`, link: '/contact-us', parentId: root.id });
  await make(server, 'Menu', { name: NAME, link: '/privacy', parentId: below.id });
  const open = async (page: Page) => {
    await openList(page, 'menu/view');
    for (const name of ['Around us', `${NAME}!`]) await page.getByRole('button', { name: `Below ${name}` }).click();
  };
  const wide = (await signedIn()).page;
  await open(wide);
  await expect.poll(() => visibleNames(wide)).toEqual(['Around us', `${NAME}!`, NAME, 'Alone']);
  const indents = await recordNames(wide).evaluateAll((names) =>
    names.map((name) => parseFloat(getComputedStyle(name.closest('.record-title') ?? name).paddingInlineStart)),
  );
  expect(indents).toEqual([12, 17, 22, 12]);
  const heads = wide.getByRole('columnheader');
  for (const name of ['Name', 'Active Status', 'Product Menu Status', 'Options'])
    await expect(heads.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  await wide.getByRole('switch', { name: `Active: ${NAME}!` }).click();
  const decoration = () =>
    rowOf(wide, `${NAME}!`)
      .locator('.record-name')
      .evaluate((name) => getComputedStyle(name).textDecorationLine);
  await expect.poll(decoration).toBe('line-through');
  await picture(wide, 'menus');

  const small = (await signedIn(undefined, { viewport: { width: 390, height: 800 } })).page;
  await open(small);
  await expect.poll(() => visibleNames(small)).toEqual(['Around us', `${NAME}...`, NAME, 'Alone']);
  await expect(small.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  await expect(small.getByRole('columnheader', { name: 'Options' })).toHaveCount(0);
  await small.getByRole('button', { name: `Actions for ${NAME}!` }).click();
  await small.getByRole('menuitemcheckbox', { name: 'Product menu', checked: false }).waitFor();
  await picture(small, 'menus-small');
});

/** The entries of the site's header, those below others with a dot for each level. */
const header = async ({ page }: Window): Promise<string[]> => {
  await page.goto('/');
  return page.locator('#main-menu li').evaluateAll((items) =>
    items.map((item) => {
      const depth = item.closest('.menu')?.contains(item) ? item.parentElement?.closest('li') : null;
      const label = item.querySelector('a, summary, span')?.textContent ?? '';
      return depth ? `.${label}` : label;
    }),
  );
};
const order = (page: Page) => page.getByRole('list', { name: 'Order of Menus' });
const rowNames = (page: Page) => order(page).getByRole('listitem').locator('bdi:first-of-type').allTextContents();
const handle = (page: Page, name: string): Locator =>
  order(page).getByRole('listitem', { name, exact: true }).locator('[data-handle]');

test('changes the order of menus by keyboard and by mouse, each in one write, and visitors see it with the next request (MENU-004, MENU-005, MENU-026)', async ({
  signedIn,
  visitor,
  server,
}) => {
  await deleteAll(server);
  for (const [at, name] of ['First', 'Second', 'Third'].entries())
    await make(server, 'Menu', { name, link: '/event', orderNumber: 10 - at });
  const outside = await visitor();
  expect(await header(outside)).toEqual(['First', 'Second', 'Third']);

  const { page } = await signedIn();
  await openList(page, 'menu/view');
  await page.getByRole('link', { name: 'Change order' }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('arrangeMenus')) sent.push(request.url());
  });

  // With the keyboard: the third one up twice, and the last one below the one before it.
  await page.getByRole('button', { name: 'Move Third up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Third is now 1 of 3.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Move Second into the one above' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Second is now 1 of 1 below First.' })).toHaveCount(1);
  await picture(page, 'menus-arranged');
  expect(await header(outside)).toEqual(['First', 'Second', 'Third']);
  await page.getByRole('button', { name: 'Save order' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, messages.arranged);
  expect(sent).toHaveLength(1);
  expect(await header(outside)).toEqual(['Third', 'First', '.First', '.Second']);

  await holdToasts(page);
  // With the mouse: from below one to before the first.
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await handle(page, 'Second').hover();
  await page.mouse.down();
  const target = await order(page).getByRole('listitem', { name: 'Third', exact: true }).boundingBox();
  if (!target) throw new Error('There is no row to drop on.');
  await page.mouse.move(target.x + 60, target.y + target.height / 2);
  await page.mouse.move(target.x + 60, target.y + 4);
  await page.mouse.up();
  await expect.poll(() => rowNames(page)).toEqual(['Second', 'Third', 'First']);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect.poll(() => header(outside)).toEqual(['Second', 'Third', 'First']);
  expect(sent).toHaveLength(2);

  // An order that was saved is taken back from its notification, by the key or the button, and then not over another one.
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await expectToast(page, messages.arranged);
  await page.keyboard.press('z');
  await expectToast(page, messages.arranged);
  await expect.poll(() => rowNames(page)).toEqual(['Third', 'First', 'Second']);
  expect(await header(outside)).toEqual(['Third', 'First', '.First', '.Second']);
  await make(server, 'Menu', { name: 'Fourth', link: '/event' });
  await page.keyboard.press('z');
  await expectToast(page, messages.arrangedSince);
  expect(sent).toHaveLength(3);
});

/** Deletes all menus, so that a test does not depend on the one before it. */
async function deleteAll({ admin }: TestServer): Promise<void> {
  const { rows, descendants } = await admin.request<Record<'rows' | 'descendants', { id: string }[]>>(
    '{ menus(pageSize: 100) { rows { id } descendants { id } } }',
  );
  const ids = [...rows, ...descendants].map(({ id }) => id);
  if (ids.length > 0) await admin.request('mutation ($ids: [ID!]!) { deleteMenus(ids: $ids) { success } }', { ids });
}
