import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type Combination, combinations, nameOf } from './combinations.js';

const folder = fileURLToPath(new URL('../../artefacts/screens/', import.meta.url));
const SHEETS = 'sheets';

/** The scale of pictures on a sheet. */
const SCALE = 1 / 3;
/** Pixels of a sheet, as wide as browsers take pictures of. */
const SHEET_PX = 4000;

/** A picture of a screen, looked at in one way. */
interface Contact {
  readonly screen: string;
  readonly combination: Combination;
  readonly path: string;
}

const pathOf = (screen: string, combination: Combination) => join(folder, screen, `${nameOf(combination)}.jpg`);

/** Stores a picture of the current page. */
export async function savePicture(page: Page, screen: string, combination: Combination): Promise<void> {
  await page.screenshot({ path: pathOf(screen, combination), type: 'jpeg', quality: 70, animations: 'disabled' });
}

/** Every stored picture, the ways of a screen in their order. */
async function storedContacts(): Promise<Contact[]> {
  const screens = (await readdir(folder)).filter((name) => name !== SHEETS);
  const files = new Map(
    await Promise.all(screens.map(async (name) => [name, await readdir(join(folder, name))] as const)),
  );
  return screens.flatMap((screen) =>
    combinations
      .filter((combination) => files.get(screen)?.includes(`${nameOf(combination)}.jpg`))
      .map((combination) => ({ screen, combination, path: pathOf(screen, combination) })),
  );
}

function groupsOf(contacts: readonly Contact[], keyOf: (contact: Contact) => string): Map<string, Contact[]> {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) groups.set(keyOf(contact), [...(groups.get(keyOf(contact)) ?? []), contact]);
  return groups;
}

const figure = ({ screen, combination, path }: Contact, isOneScreen: boolean) =>
  `<figure><img src="${pathToFileURL(path).href}" style="width: ${combination.width * SCALE}px">
     <figcaption>${isOneScreen ? nameOf(combination) : screen}</figcaption></figure>`;

async function writeSheet(page: Page, name: string, contacts: readonly Contact[], isOneScreen: boolean): Promise<void> {
  const html = join(folder, SHEETS, `${name}.html`);
  const figures = contacts.map((contact) => figure(contact, isOneScreen)).join('');
  const style = `body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; font: 14px system-ui; background: #888 }
    figure { margin: 0 } img { display: block }`;
  await writeFile(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures}`);
  await page.setViewportSize({ width: SHEET_PX, height: 1000 });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: html.replace(/html$/, 'png'), fullPage: true });
}

/**
 * Lays the pictures side by side: a sheet for each screen with all its ways, and one for each way with all screens; in
 * artefacts/screens/sheets.
 * @returns how many pictures there are
 */
export async function writeSheets(page: Page): Promise<number> {
  const contacts = await storedContacts();
  await mkdir(join(folder, SHEETS), { recursive: true });
  const screens = groupsOf(contacts, ({ screen }) => screen);
  const ways = groupsOf(contacts, ({ combination }) => nameOf(combination));
  for (const [screen, group] of screens) await writeSheet(page, `screen-${screen}`, group, true);
  for (const [way, group] of ways) await writeSheet(page, `way-${way}`, group, false);
  return contacts.length;
}
