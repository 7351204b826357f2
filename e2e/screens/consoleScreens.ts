import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import { type Message, messages } from '@polyphony/domain/messages/messages.js';
import type { TextName } from '@polyphony/domain/catalogues/generated/textNames.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Locator, Page } from '@playwright/test';
import { gates } from '../../admin/graphql/generated/gates';
import { kindFacts } from '../../admin/graphql/generated/kindFacts';
import { screens } from '../../admin/screens';
import type { Screen } from '../../admin/navigation/registry';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { recordNames, submitButton } from '../support/console.js';
import type { User } from '../support/users.js';
import { beginning, consoleWords } from '../support/words.js';

/** A screen of the console. */
export interface ConsoleScreen {
  readonly name: string;
  /** Its heading. */
  readonly title: Message | TextName;
  /** Whether its heading is the name of a record; the title is the last breadcrumb then. */
  readonly isOfRecord?: boolean;
  /** Those who can open it; they take turns. */
  readonly users: readonly User[];
  /** Its address below /admin. */
  readonly address: (server: RunningServer) => Promise<string>;
  /** Content that it shows when it is loaded, in addition to its heading. */
  readonly content?: (page: Page) => Locator;
  /** Whether it shows one of several sections at a time. */
  readonly hasSections?: boolean;
}

const RECORD = '/:slugAndId';

/** The list that a record's screen belongs to: `staff/role/view` of `staff/role/update/:slugAndId`. */
function listOf(path: string) {
  for (let base = path; base; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    const list = screens.find((screen) => screen.path === `${base}/view`);
    if (list?.gate) return list.gate[1];
  }
  throw new Error(`The screen ${path} shows a record, but no list of such records is above it.`);
}

/** The id of a record in the list that can be changed, or of any where no form changes them. */
async function someRecord(server: RunningServer, list: string): Promise<string> {
  if (allReadMostlyKinds.some(({ plural }) => plural === list)) {
    const { rows } = await server.admin.request<{ rows: { id: string }[] }>(`{ ${list}(pageSize: 1) { rows { id } } }`);
    const [record] = rows;
    if (!record) throw new Error(`${list} has no record.`);
    return record.id;
  }
  const { rows } = await server.admin.request<{ rows: { id: string; can: { edit: boolean } }[] }>(
    `{ ${list}(pageSize: 100) { rows { id can { edit } } } }`,
  );
  const record = rows.find(({ can }) => can.edit);
  if (!record) throw new Error(`${list} has no record to change.`);
  return record.id;
}

/** The end of the path of a release, which no list of records is above. */
const RELEASE = '/:id';

async function newRelease({ admin }: RunningServer): Promise<string> {
  const { release } = await admin.request<{ release: { id: string } }>(
    'mutation { createRelease(input: { title: "Autumn programme" }) { success release { id } } }',
  );
  return release.id;
}

async function addressOf(path: string, server: RunningServer): Promise<string> {
  if (path.endsWith(RECORD)) return path.replace(RECORD, `/${await someRecord(server, listOf(path))}`);
  return path.endsWith(RELEASE) ? path.replace(RELEASE, `/${await newRelease(server)}`) : path;
}

/** A permission that no screen but its own requires: every role has at least one. */
const UNRELATED: Permission = 'VIEW_AUDIT_LOG';

/** The permission that opens a screen on its own; an unrelated one where a session is enough. */
function permissionsFor({ path, gate }: Screen): readonly Permission[] {
  if (!gate) return [UNRELATED];
  const [type, field, anyOf] = gate;
  const needs = (gates as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[type]?.[field];
  const [permission] = anyOf ?? (Array.isArray(needs) ? (needs as Permission[]) : []);
  if (!permission) throw new Error(`The screen ${path} has a gate without a permission.`);
  return [permission];
}

/** Content of the screen of a path: the records of a list, or a form to be sent. */
function contentOf(path: string): ((page: Page) => Locator) | undefined {
  if (path.endsWith('/view')) return (page) => recordNames(page).first();
  if (path === 'files/create') return (page) => page.locator('label').filter({ has: page.locator('input[type=file]') });
  return /\/(create|update)\b|^profile-info$/.test(path) ? (page) => submitButton(page).first() : undefined;
}

const inSections = allKinds.filter(({ sections }) => sections).map(({ names }): string => names.create);

/** Whether a screen declares sections: the form that creates a record of a kind with a long form, or a page of the site. */
const declaresSections = ({ path, gate }: Screen): boolean =>
  path.startsWith('pages-setup/sections/') || inSections.includes(gate?.[1] ?? '');

const registered = screens.map((screen): ConsoleScreen => ({
  name: screen.path.replace(RECORD, '').replace(RELEASE, '-of').replaceAll('/', '-') || 'home',
  title: screen.title,
  isOfRecord: screen.path.includes(RECORD) || screen.path.endsWith(RELEASE),
  users: ['Super Admin', permissionsFor(screen)],
  address: (server) => addressOf(screen.path, server),
  content: contentOf(screen.path),
  hasSections: declaresSections(screen),
}));

/** The month of the first record of a list that has a day, such as `2027-05`. */
async function someMonth({ admin }: RunningServer, list: string, day: string): Promise<string> {
  const { rows } = await admin.request<{ rows: { day: string | null }[] }>(
    `{ ${list}(pageSize: 100) { rows { day: ${day} } } }`,
  );
  const found = rows.find((row) => row.day !== null);
  if (!found?.day) throw new Error(`${list} has no record on a day.`);
  return found.day.slice(0, 'yyyy-mm'.length);
}

/** Lists that can be shown as a calendar. */
const calendars = Object.values(kindFacts).flatMap((kind): ConsoleScreen[] => {
  const list = screens.find(({ gate }) => gate?.[0] === 'Query' && gate[1] === kind.plural);
  if (!('range' in kind) || !list) return [];
  return [
    {
      name: `${list.path.replaceAll('/', '-')}-calendar`,
      title: list.title,
      users: ['Super Admin', permissionsFor(list)],
      address: async (server) =>
        `${list.path}?view=calendar&month=${await someMonth(server, kind.plural, kind.range.from)}`,
      // Days on a wide screen, an agenda on a narrow one. Its names are links only for those who may update.
      content: (page) => page.locator('main time[datetime], main li:has(p)').first(),
    },
  ];
});

/** Every screen of the registry, and what is shown where no screen is. */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...registered,
  ...calendars,
  {
    name: 'not-found',
    title: 'shell.pageNotFound',
    users: ['Super Admin', [UNRELATED]],
    address: async () => 'nowhere',
  },
  {
    name: 'not-allowed',
    title: messages.notAllowed,
    users: [['VIEW_ALL_EVENT_DIFFICULTIES']],
    address: async () => 'event/category/view',
    content: (page) => page.getByRole('main').getByTitle('VIEW_ALL_EVENT_CATEGORIES'),
  },
  {
    name: 'sign-in',
    title: 'people.signInToPolyphony',
    users: ['visitor'],
    address: async () => 'login',
    content: submitButton,
  },
];

/** A part of a screen that one of its tabs shows: a section of a long form or of a page, or a translation. */
export interface TabPart {
  readonly name: string;
  /** The id of its tab, which labels its panel. */
  readonly tab: string;
  /** The tab of the section that it is looked at in, for translations. */
  readonly within?: string;
}

/** The id of the section that a tab leads to, or of the form; of forms of a language the language, too. */
function leadsTo(tab: string): { readonly of: string; readonly language?: string } | null {
  const [, section, of, language] = /^(?:page-section-(.+)|(.+)-tab-(\w+))$/.exec(tab) ?? [];
  if (section !== undefined) return { of: section };
  return of !== undefined && language !== undefined ? { of, language } : null;
}

/** The parts of the current page that tabs lead to, without the one that is shown. */
export async function tabParts(page: Page, { name: screen, hasSections }: ConsoleScreen): Promise<TabPart[]> {
  // Invisible ones too: on a small screen a select is in the place of the tabs of sections. Hidden are those of other forms.
  const tabs = await page
    .locator('main [role=tab]')
    .evaluateAll((all) => all.filter((tab) => tab.closest('[hidden]') === null).map(({ id }) => id));
  const found = tabs.flatMap((tab) => {
    const to = leadsTo(tab);
    return to ? [{ tab, ...to }] : [];
  });
  const sections = found.filter(({ of }) => of !== 'form').map(({ tab, of }) => ({ tab, name: of }));
  const languages = found.flatMap(({ tab, of, language }) =>
    of === 'form' && language ? [{ tab, name: language }] : [],
  );
  const [first, ...others] = sections;
  if (hasSections && others.length === 0) throw new Error(`The screen ${screen} leads to none of its sections.`);
  const translation = languages.slice(1, 2).map((language) => ({ ...language, ...(first && { within: first.tab }) }));
  // The form that updates a record has the sections of the one that creates it.
  return [...(screen.includes('-update') ? [] : others), ...translation];
}

/** Chooses a section in the select that small screens have instead of tabs. */
async function chooseSection(page: Page, section: string): Promise<void> {
  const label = consoleWords(await page.evaluate(() => document.documentElement.lang))('records.section');
  await page
    .locator('main')
    .getByRole('combobox', { name: beginning(label) })
    .first()
    .click();
  await page.locator(`[role=listbox] [role=option][data-value="${section}"]`).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

async function openPart(page: Page, tab: string): Promise<void> {
  const control = page.locator(`main [role=tab][id="${tab}"]`);
  if (await control.isVisible()) await control.click();
  else await chooseSection(page, leadsTo(tab)?.of ?? '');
  await page.locator(`main [role=tabpanel][aria-labelledby="${tab}"]:visible`).waitFor();
}

/** Shows a part by its tab, or by the select that is in its place. */
export async function showPart(page: Page, { tab, within }: TabPart): Promise<void> {
  if (within !== undefined) await openPart(page, within);
  // The tabs of a section's languages come with its form.
  await page.locator(`main [role=tab][id="${tab}"]`).waitFor({ state: 'attached' });
  await openPart(page, tab);
  await page.mouse.move(-10, -10);
}
