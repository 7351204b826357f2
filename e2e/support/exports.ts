import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export const exportButton = (page: Page): Locator => page.getByRole('button', { name: 'Export CSV' });

/** Exports the list; returns the name of the downloaded file and its lines. */
export async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await exportButton(page).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1, -2).split('\r\n') };
}

/** The cells of a line, as a spreadsheet reads them. */
export const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
