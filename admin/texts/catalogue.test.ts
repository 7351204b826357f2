import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { bookingNoteRules } from '@polyphony/domain/events/booking.js';
import { entryRulesOf } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { SITE_PAGES } from '@polyphony/domain/sitePages.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { sourceTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
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
import { permissionTexts } from '../session/rights/permissionWords';
import { NAVIGATION_HEADINGS, SIDEBAR_GROUPS } from '../navigation/registry';
import { PREFERENCES } from '../theme/preferences';
import { consoleFiles, type SourceText, textsOf } from '../testing/sourceTexts';

const read = consoleFiles().map((path) => textsOf(path));
const from = (at: string, words: readonly (string | undefined)[]): SourceText[] =>
  words.flatMap((text) => (text ? [{ text, at }] : []));

interface Ruled extends Pick<AnyKind, 'rules' | 'updateRules'> {
  readonly name: string;
}
/** The hints of rules, those of entries among them; their labels are in the catalogues by type. */
const hintsOf = ({ name, rules, updateRules = rules }: Ruled): SourceText[] =>
  from(
    `the rules of ${name}`,
    [...Object.values(rules.fields), ...Object.values(updateRules.fields)]
      .flatMap((rule) => [rule, ...Object.values(entryRulesOf(rule) ?? {})])
      .map((rule) => factsOf(rule).hint),
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
const written = ({ text, at }: SourceText) => `${at}: ${text}`;

const labels = Object.values(CATALOGUES['en']?.labels ?? {});
const catalogued = [...labels, ...sourceTexts().values()];
const known = new Set(catalogued);
const inAnyCase = new Set(catalogued.map((text) => text.toLowerCase()));

describe('The catalogue of the console', () => {
  test('every text that people read is given to a translation', () => {
    expect(read.flatMap((file) => file.bare).map(written)).toEqual([]);
  });

  test('has every text of the source', () => {
    expect(translated.filter(({ text }) => !known.has(text)).map(written)).toEqual([]);
  });

  test('has every declared label, message, permission and name', () => {
    const same = new Set(['PDF', 'CRM']);
    expect(declared.filter(({ text }) => !same.has(text) && !inAnyCase.has(text.toLowerCase())).map(written)).toEqual(
      [],
    );
  });

  test('has no text for nothing, or twice', () => {
    expect(catalogued.filter((text, index) => catalogued.indexOf(text) !== index)).toEqual([]);
    const used = new Set([
      ...[...translated, ...declared].map(({ text }) => text),
      ...read.flatMap((file) => file.all),
      ...labels,
    ]);
    expect(catalogued.filter((text) => !used.has(text))).toEqual([]);
  });
});
