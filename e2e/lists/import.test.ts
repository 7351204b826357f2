import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { loadAxe, violations } from '../support/axe.js';
import { openList, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';

const LIST = 'event/difficulty/view';
const HEAD = ['id', 'name.en', 'slug', 'orderNumber'];
const ROWS = 1000;

const openMenu = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();

async function openImport(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Import' }).click();
}

/** Rows of a file, seven of which cannot be imported. */
function rows(): string[][] {
  const all = Array.from({ length: ROWS }, (_, at) => ['', `Level ${at}`, `level-${at}`, '1']);
  for (const at of [3, 50, 100, 200, 400, 600, 999]) all[at]?.splice(1, 1, '');
  return all;
}

test('1,000 rows with 7 errors are imported and taken back', async ({ signedIn, server }) => {
  await make(server, 'EventDifficulty', { name: 'Breathless' });
  const { page, expectProblem } = await signedIn();
  // The workbook.
  expectProblem(/400/);
  await openList(page, LIST);
  await openImport(page);
  const dialog = page.getByRole('dialog', { name: 'Import: Difficulty' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await picture(page, 'import-file');
  await loadAxe(page);
  expect(await violations(page)).toEqual([]);
  const choose = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose('levels.xlsx', 'PK\u0003\u0004');
  await expect(dialog.getByRole('alert')).toContainText('save it as “CSV UTF-8”');

  await choose('own.csv', 'Difficulty name;My notes;Slug\r\nSteep;mine;steep\r\n');
  await expect(dialog.getByText('Choose what each column of the file is.')).toBeVisible();
  await expect(dialog.getByLabel('Field for “Difficulty name”')).toHaveValue('name.en');
  await expect(dialog.getByLabel('Field for “My notes”')).toHaveValue('');
  await picture(page, 'import-columns');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Field for “My notes”').selectOption('slug');
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('The column “slug” appears twice.')).toBeVisible();
  await dialog.getByLabel('Field for “My notes”').selectOption('');
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog).toContainText('New1');
  await dialog.getByRole('button', { name: 'Discard the import' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();

  await choose('levels.csv', csvFile([HEAD, ...rows()]));
  await expect(dialog.getByRole('status')).toHaveText(/The file has been checked. Nothing has been imported yet./);
  await expect(dialog).toContainText('New993');
  await expect(dialog).toContainText('Errors7');
  await expect(dialog.getByRole('region', { name: 'Rows' }).getByRole('listitem')).toHaveCount(7);
  await expect(dialog).toContainText('Line 5 · Error');
  await picture(page, 'import-checked');
  expect(await violations(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the errors' }).click();
  const problems = await readFile(await (await coming).path(), 'utf8');
  expect(problems.trim().split('\r\n')).toHaveLength(8);

  await dialog.getByRole('button', { name: 'Import 993' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/Import finished./);
  await expect(dialog).toContainText('Imported993');
  await picture(page, 'import-done');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  const imported = page.locator('.record-name').filter({ hasText: /^Level / });
  await expect(imported.first()).toBeVisible();

  await openImport(page);
  await dialog.getByRole('button', { name: /levels\.csv/ }).click();
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/Import undone./);
  await expect(dialog).toContainText('Undone993');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'Breathless')).toBeVisible();
  await expect(imported).toHaveCount(0);
});

test('a list is exported in all languages by who may list it, and imported by who may write it', async ({
  signedIn,
  server,
}) => {
  await make(server, 'EventDifficulty', { name: 'Gentle' });
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'));
  await openList(page, LIST);
  await openMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Export all languages']);
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export all languages' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('eventDifficulties.csv');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeffid,name\.en,slug,orderNumber\r\n/);
});
