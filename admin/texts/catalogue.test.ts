import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { bookingNoteRules } from '@polyphony/domain/events/booking.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { SITE_PAGES } from '@polyphony/domain/sitePages.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { PRICE_TYPES } from '@polyphony/domain/kinds/eventPrice.js';
import { NATIONALITIES } from '@polyphony/domain/events/nationality.js';
import { arabic } from '@polyphony/domain/messages/arabic.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { profileRules } from '@polyphony/domain/people/profile.js';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { readMostlyFacts, type ActionFacts } from '../graphql/generated/kindFacts';
import { TOOL_SETS } from '../fields/richText/tools';
import { screens } from '../screens';
import { kindNoun } from '../records/changeWords';
import { actionLabel } from '../screens/audit/auditWords';
import { inWords } from '../screens/events/priceWords';
import { permissionTexts } from '../session/rights/permissionWords';
import { NAVIGATION_HEADINGS, SIDEBAR_GROUPS } from '../navigation/registry';
import { PREFERENCES } from '../theme/preferences';
import { parts, texts } from './ar';
import { consoleFiles, type SourceText, textsOf } from '../testing/sourceTexts';
import { translator } from './translate';

const read = consoleFiles().map((path) => textsOf(path));
const from = (at: string, words: readonly (string | undefined)[]): SourceText[] =>
  words.flatMap((text) => (text ? [{ text, at }] : []));

interface Ruled extends Pick<AnyKind, 'rules' | 'updateRules'> {
  readonly name: string;
}
/** The hints of rules; their labels are Arabic by type. */
const hintsOf = ({ name, rules, updateRules = rules }: Ruled): SourceText[] =>
  from(
    `the rules of ${name}`,
    [...Object.values(rules.fields), ...Object.values(updateRules.fields)].map((rule) => factsOf(rule).hint),
  );

/** Texts that are declared outside of the console's own source, or in it as something else than a literal. */
const declaredElsewhere: readonly SourceText[] = [
  ...from('domain/messages/screenTexts.ts', Object.values(screenTexts)),
  ...from('the groups of screens', [...Object.values(SIDEBAR_GROUPS), ...Object.values(NAVIGATION_HEADINGS)]),
  ...screens.flatMap(({ path, title, sidebar }) => from(path, [title, sidebar?.label, sidebar?.section].flat())),
  ...from(
    'the pages of the site',
    SITE_PAGES.map(({ title }) => title),
  ),
  ...allKinds.flatMap(({ name, label }) => from(`the kind ${name}`, [label, kindNoun(name)])),
  ...from('the settings in the trail', [kindNoun(SETTINGS)]),
  ...[
    ...allKinds,
    ...allPanels,
    { name: 'own profile', rules: profileRules },
    { name: 'note', rules: bookingNoteRules },
  ].flatMap(hintsOf),
  ...allKinds.flatMap(({ name, sections = [] }) =>
    from(
      `the sections of ${name}`,
      sections.map(({ label }) => label),
    ),
  ),
  ...Object.values(readMostlyFacts).flatMap(({ name, label, actions }) =>
    from(`the kind ${name}`, [label, ...Object.values<ActionFacts>(actions).map(({ button }) => button)]),
  ),
  ...from('prices', [...NATIONALITIES, ...PRICE_TYPES].map(inWords)),
  ...from('what the trail tells of', AUDIT_ACTIONS.map(actionLabel)),
  ...from(
    'the permissions',
    permissionCatalogue.flatMap(({ name, group }) => [...permissionTexts(name), ...permissionTexts(group)]),
  ),
  ...Object.entries(PREFERENCES).flatMap(([name, { values }]) => from(`preference ${name}`, Object.values(values))),
  ...from(
    "the editor's tools",
    Object.values(TOOL_SETS).flatMap(({ tools, history }) => [...tools, ...history].map(({ name }) => name)),
  ),
];

const translated = read.flatMap((file) => file.translated);
const declared = [...read.flatMap((file) => file.declared), ...declaredElsewhere];
const translate = translator('ar', texts);
const written = ({ text, at }: SourceText) => `${at}: ${text}`;

describe('The message catalogue', () => {
  test('every text that people read is given to a translation', () => {
    expect(read.flatMap((file) => file.bare).map(written)).toEqual([]);
  });

  test('every text of the source has its words in Arabic', () => {
    expect(translated.filter(({ text }) => !Object.hasOwn(texts.catalogue, text)).map(written)).toEqual([]);
  });

  test('and so has every declared label, message, permission and name', () => {
    const same = new Set(['PDF', 'CRM']);
    expect(declared.filter(({ text }) => !same.has(text) && translate(text) === text).map(written)).toEqual([]);
  });

  test('no Arabic text is there for nothing, or twice', () => {
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const used = new Set([
      ...[...translated, ...declared].map(({ text }) => text),
      ...read.flatMap((file) => file.all),
      ...Object.keys(arabic.labels),
    ]);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test('an Arabic text fills the values that the English one has', () => {
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    const wrong = Object.entries(texts.catalogue).filter(([english, arabic]) =>
      typeof arabic === 'string'
        ? String(names(english)) !== String(names(arabic))
        : String(names(english)) !== String(names(arabic.other)),
    );
    expect(wrong).toEqual([]);
  });

  test('plural texts have every form that Arabic counts by, or `other` for it', () => {
    const forms = new Set<string>(new Intl.PluralRules('ar').resolvedOptions().pluralCategories);
    for (const text of Object.values(texts.catalogue)) {
      if (typeof text === 'object') expect(Object.keys(text).filter((form) => !forms.has(form))).toEqual([]);
    }
  });
});
