import type { Page } from 'playwright-core';
import { screens } from '../../admin/screens';
import { kindFacts } from '../../admin/graphql/generated/kindFacts';
import type { TestApi } from '../../api/testing/testApi.js';
import type { House, Visitor } from '../harness.js';
import { OPTIONS } from './looking.js';

/** A screen of the console. */
export interface ConsoleScreen {
  readonly name: string;
  /** A window of somebody who sees it. */
  readonly window: (the: House) => Promise<Visitor>;
  /** Its address below /admin. */
  readonly address: (api: TestApi) => Promise<string>;
}

const asAdmin = (the: House) => the.staff(undefined, OPTIONS);
const RECORD = '/:slugAndId';

/** The list that a record's screen belongs to: `staff/role/view` of `staff/role/update/:slugAndId`. */
function listOf(path: string) {
  for (let base = path; base; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    const list = screens.find((screen) => screen.path === `${base}/view`);
    if (list?.gate) return list.gate[1];
  }
  throw new Error(`The screen ${path} shows a record, and no list above it says of which kind.`);
}

/** A record that can be changed, of what a list shows. */
export async function someRecord(api: TestApi, list: string): Promise<string> {
  const { rows } = await api.admin.ask<{ rows: { id: string; can: { edit: boolean } }[] }>(
    `{ ${list}(pageSize: 100) { rows { id can { edit } } } }`,
  );
  const record = rows.find(({ can }) => can.edit);
  if (!record) throw new Error(`${list} has no record to change.`);
  return record.id;
}

const addressOf = async (path: string, api: TestApi): Promise<string> =>
  path.endsWith(RECORD) ? path.replace(RECORD, `/${await someRecord(api, listOf(path))}`) : path;

/** Lists that can be shown as a calendar: in the month after this one, in which the first event on show is. */
const calendars = Object.values(kindFacts).flatMap((kind): ConsoleScreen[] => {
  const list = screens.find(({ gate }) => gate?.[0] === 'Query' && gate[1] === kind.plural);
  if (!('range' in kind) || !list) return [];
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 7);
  return [
    {
      name: `${list.path.replaceAll('/', '-')}-calendar`,
      window: asAdmin,
      address: async () => `${list.path}?view=calendar&month=${month}`,
    },
  ];
});

/** Every screen of the registry, and what is seen where no screen is. */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...screens.map(({ path }) => ({
    name: path.replace(RECORD, '').replaceAll('/', '-') || 'home',
    window: asAdmin,
    address: (api: TestApi) => addressOf(path, api),
  })),
  ...calendars,
  { name: 'not-found', window: asAdmin, address: async () => 'nowhere' },
  {
    name: 'not-allowed',
    window: async (the) => the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'), OPTIONS),
    address: async () => 'event/category/view',
  },
  { name: 'sign-in', window: (the) => the.visitor(OPTIONS), address: async () => 'login' },
];

/** What an address shows further by its tabs: the sections of a long form, and a translation. */
export async function furtherAddresses(page: Page, address: string): Promise<string[]> {
  const tabs = await page
    .locator('main [role=tab]:visible')
    .evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-controls') ?? ''));
  const sections = tabs
    .flatMap((controls) => /^(.+)-panel-\w+$/.exec(controls)?.[1] ?? [])
    .filter((id) => id !== 'form');
  const languages = tabs.flatMap((controls) => /^form-panel-(\w+)$/.exec(controls)?.[1] ?? []);
  // A record's form has the sections of the one that makes it.
  const shown = address.includes('/update/') ? [] : sections.slice(1);
  return [
    ...shown.map((id) => `${address}?tab=${id}`),
    ...languages.slice(1, 2).map((code) => `${address}?lang=${code}`),
  ];
}
