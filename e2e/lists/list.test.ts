import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ADMIN } from '../../api/testing/server/runningServer.js';
import { DEBOUNCE_MS, PAGE_SIZE_OPTIONS } from '@polyphony/domain/limits.js';
import type { Page } from '@playwright/test';
import { hintOf, visibleNames, openList, openListWithClock, recordNames, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';
import { listenFor } from '../support/traffic.js';
import { addLanguage } from '../support/languages.js';

const LIST = 'event/difficulty/view';
const nameOf = (number: number) => `Level ${String(number).padStart(2, '0')}`;

const pagerLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page \d/ });
const visiblePageNumbers = async (page: Page) => (await pagerLinks(page).allTextContents()).map(Number);
const ellipsis = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText('…').count();
const firstNumber = (page: Page) => page.locator('[data-field="#"][role=gridcell]').first().innerText();
const search = (page: Page) => new URL(page.url()).search;
const showing = (page: Page, name: string) => expect(recordNames(page).first()).toHaveText(name);

test.beforeAll(async ({ server }) => {
  // The higher order number comes first: Level 48 opens the list.
  for (let number = 1; number <= 48; number += 12) {
    const batch = Array.from({ length: 12 }, (_, index) => number + index);
    await Promise.all(
      batch.map((order) => make(server, 'EventDifficulty', { name: nameOf(order), orderNumber: order })),
    );
  }
});

test('keeps the sort order in the address of a list when its table has no such column', async ({ signedIn }) => {
  const { page } = await signedIn(ADMIN, { viewport: { width: 390, height: 844 } });
  const sent = listenFor(page, 'EventDifficultyList');
  await openListWithClock(page, `${LIST}?sort=orderNumber`);
  await page.clock.runFor(2 * DEBOUNCE_MS);
  expect(sent).not.toHaveLength(0);
  for (const { variables } of sent) expect(variables['sort']).toEqual({ field: 'ORDER_NUMBER', direction: 'ASC' });
  expect((await visibleNames(page))[0]).toBe(nameOf(1));
  expect(search(page)).toBe('?sort=orderNumber');
});

test('requests the rows of the first list once, and those of a page again when it is returned to', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  const sent = listenFor(page, 'EventDifficultyList');
  const pages = () => sent.map(({ variables }) => variables['page']);
  await openList(page, LIST);
  await showing(page, nameOf(48));
  expect(pages()).toEqual([1]);
  await page.getByRole('link', { name: 'Next page' }).click();
  await showing(page, nameOf(43));
  await page.goBack();
  await showing(page, nameOf(48));
  await expect.poll(pages).toEqual([1, 2, 1]);
});

test('sorts a list by a column header: ascending, descending, then unsorted', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, `${LIST}?sort=createdAt`);
  const head = page.locator('[role=columnheader][data-field=slug]');
  for (const [order, first] of [
    ['?sort=slug', 1],
    ['?sort=-slug', 48],
    ['', 48],
  ] as const) {
    await head.click();
    await expect.poll(() => search(page)).toBe(order);
    await showing(page, nameOf(first));
  }
});

test('says beside the headings Active and Published what the two switches mean, to the pointer and the keyboard', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/manage/view');
  const hint = await hintOf(
    page.getByRole('button', { name: 'Active', exact: true }),
    'both must be on for visitors to see it',
  );
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Active', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeFocused();
  await hint.waitFor();
});

test('keeps the page of a list in the address and numbers its rows across pages (LIST-001, LIST-002, LIST-003, LIST-008, LIST-009, LIST-010, LIST-011, LIST-024, LIST-038)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await page.getByRole('grid').waitFor();
  expect(await visibleNames(page)).toEqual([48, 47, 46, 45, 44].map(nameOf));
  expect(await firstNumber(page)).toBe('1');
  expect(await visiblePageNumbers(page)).toEqual([1, 2, 3, 4]);
  expect(await ellipsis(page)).toBe(1);

  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await showing(page, nameOf(38));
  expect(search(page)).toBe('?page=3&pageSize=5');
  expect(await firstNumber(page)).toBe('11');
  await picture(page, 'list-page-3');

  await page.reload();
  await showing(page, nameOf(38));
  await page.getByRole('link', { name: 'Page 4', exact: true }).click();
  await showing(page, nameOf(33));
  await page.getByRole('link', { name: 'Next page' }).click();
  await showing(page, nameOf(28));
  expect(await visiblePageNumbers(page)).toEqual([2, 3, 4, 5]);
  await page.goBack();
  await showing(page, nameOf(33));

  await openList(page, `${LIST}?page=10&pageSize=5`);
  expect(await visibleNames(page)).toEqual([3, 2, 1].map(nameOf));
  expect(await visiblePageNumbers(page)).toEqual([7, 8, 9, 10]);
  expect(await ellipsis(page)).toBe(0);
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
});

test('opens the last page of a list when the address names a later one (SPEC-D143)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto(`/admin/${LIST}?page=99&pageSize=5`);
  await showing(page, nameOf(3));
  expect(search(page)).toBe('?page=10&pageSize=5');
});

test('offers six page sizes for a list, and no pager when all rows fit (LIST-004, LIST-007)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  expect((await page.getByRole('option').allTextContents()).map(Number)).toEqual([...PAGE_SIZE_OPTIONS]);
  await picture(page, 'list-page-sizes');
  await page.getByRole('option', { name: '21' }).click();
  await expect.poll(() => visibleNames(page)).toHaveLength(21);
  expect(search(page)).toBe('?page=1&pageSize=21');
  await openList(page, `${LIST}?pageSize=48`);
  expect(await visibleNames(page)).toHaveLength(48);
  expect(await pagerLinks(page).count()).toBe(0);
  await openList(page, `${LIST}?pageSize=47`);
  expect(await visiblePageNumbers(page)).toEqual([1, 2]);
});

test('sends one request for three quick page changes, 250 ms after the last (LIST-005)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openListWithClock(page, LIST);
  const sent = listenFor(page, 'EventDifficultyList');
  for (const wanted of [2, 3, 4]) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.locator(`[aria-current=page][aria-label="Page ${wanted}"]`).waitFor();
  }
  await page.clock.runFor(DEBOUNCE_MS - 1);
  expect(search(page)).toBe('');
  await page.clock.runFor(1);
  await page.clock.resume();
  await showing(page, nameOf(33));
  expect(sent.map(({ variables }) => variables['page'])).toEqual([4]);
});

test('loses no click and no letter while the address of a list changes', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openListWithClock(page, LIST);
  const next = page.getByRole('link', { name: 'Next page' });
  const input = page.getByLabel('Search by name');
  const word = 'level 10';
  // Just before the address changes, in the same moment, and just after: faster than any person.
  const pauses = [DEBOUNCE_MS - 1, DEBOUNCE_MS, DEBOUNCE_MS + 1];
  for (const pause of pauses) {
    await next.evaluate((link: HTMLElement, ms) => {
      link.click();
      setTimeout(() => link.click(), ms);
    }, pause);
    await page.clock.runFor(pause + DEBOUNCE_MS);
  }
  await showing(page, nameOf(18));
  await input.focus();
  for (const [at, letter] of [...word].entries()) {
    await page.keyboard.type(letter);
    await page.clock.runFor(pauses[at % pauses.length] ?? DEBOUNCE_MS);
  }
  await page.clock.resume();
  await showing(page, nameOf(10));
  await expect(input).toHaveValue(word);
});

test('searches a list once typing pauses, with one change of the address (LIST-006, LIST-013)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openListWithClock(page, `${LIST}?page=3&pageSize=5`);
  const sent = listenFor(page, 'EventDifficultyList');
  const changes: string[] = [];
  page.on('framenavigated', (frame) => changes.push(new URL(frame.url()).search));
  await page.getByLabel('Search by name').pressSequentially('level 1');
  await page.clock.runFor(DEBOUNCE_MS - 1);
  expect(changes).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await showing(page, nameOf(19));
  expect(changes).toEqual(['?pageSize=5&searchName=level+1']);
  expect(sent).toHaveLength(1);
  await picture(page, 'list-search');
  await page.reload();
  await showing(page, nameOf(19));
  await expect(page.getByLabel('Search by name')).toHaveValue('level 1');
  await page.getByLabel('Search by name').fill('');
  await showing(page, nameOf(48));
  expect(search(page)).toBe('?pageSize=5');
});

test('filters a list by status (LIST-019, LIST-020, LIST-021, LIST-023)', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const quiet = await make(server, 'EventCategory', { name: 'Quiet' });
  const loud = await make(server, 'EventCategory', { name: 'Loud' });
  await server.admin.request(
    'mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: false) { success } }',
    quiet,
  );
  await server.admin.request(
    'mutation ($id: ID!) { toggleEventCategoryFeatured(id: $id, to: true) { success } }',
    loud,
  );
  await make(server, 'EventCategory', { name: 'Usual' });
  await openList(page, 'event/category/view');
  const choose = async (label: string) => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['All', 'Active Items', 'Featured Items']);
    await page.getByRole('option', { name: label }).click();
  };
  await choose('Active Items');
  await expect.poll(async () => (await visibleNames(page)).sort()).toEqual(['Loud', 'Usual']);
  expect(search(page)).toBe('?status=active');
  await choose('Featured Items');
  await expect.poll(() => visibleNames(page)).toEqual(['Loud']);
  await picture(page, 'list-featured');
  await page.reload();
  await expect.poll(() => visibleNames(page)).toEqual(['Loud']);
  await choose('All');
  await expect.poll(async () => (await visibleNames(page)).sort()).toEqual(['Loud', 'Quiet', 'Usual']);
  expect(search(page)).toBe('');
});

test('says that a list and a parent select are empty, and offers to add a record or to clear the filters (LIST-032, LIST-037)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/blog/category/view');
  await page.getByText('No Categories', { exact: true }).waitFor();
  await picture(page, 'list-empty');
  await page.getByRole('grid').getByRole('link', { name: 'Add Category' }).click();
  await page.waitForURL('**/admin/blog/category/create');
  await page.getByRole('combobox', { name: 'Parent category' }).click();
  await page.getByRole('option', { name: 'Category does not created yet' }).waitFor();
  await page.goto(`/admin/${LIST}?searchName=nowhere`);
  await page.getByText(textInEnglish(screenTexts.noData), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await rowOf(page, nameOf(48)).waitFor();
});

test('sorts a list by the names of the language that it is shown in', async ({ signedIn, server }) => {
  await addLanguage(server.admin, { name: 'Arabic', code: 'ar' });
  const inArabic = { 20: 'مستوى متقدم', 30: 'أول مستوى' };
  for (const [number, name] of Object.entries(inArabic)) {
    const list = `{ list: eventDifficulties(filter: { searchName: "${nameOf(Number(number))}" }) { rows { id } } }`;
    const [row] = (await server.admin.request<{ rows: { id: string }[] }>(list)).rows;
    const translated = await server.admin.request<{ success: boolean }>(
      'mutation ($id: ID!, $name: String!) { translateEventDifficulty(id: $id, lang: "ar", input: { name: $name }) { success } }',
      { id: row?.id, name },
    );
    expect(translated.success).toBe(true);
  }
  const { page } = await signedIn();
  await openList(page, `${LIST}?lang=ar`);
  await page.locator('[role=columnheader][data-field=name]').click();
  await expect.poll(() => search(page)).toBe('?lang=ar&sort=name');
  await expect
    .poll(async () => (await visibleNames(page)).slice(0, 3))
    .toEqual([inArabic[30], inArabic[20], nameOf(1)]);
});
