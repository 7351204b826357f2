import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import { factsOf, labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';

/** The labels of the fields of a kind, and of the records and files that its ids refer to. */
export function labelsOf({ rules, references }: AnyKind): Record<string, string> {
  const own = Object.keys(rules.fields).map((field) => [field, labelOf(rules, field)] as const);
  const referred = Object.entries(references).map(
    ([field, { kind, label }]) => [kind === 'file' ? `${field}File` : field.replace(/Id$/, ''), label] as const,
  );
  return Object.fromEntries([...own, ...referred]);
}

/** The same, and those of the fields of its lists of entries: 'faqs.question'. */
function allLabelsOf(kind: AnyKind): Record<string, string> {
  const inEntries = entryListsOf(kind.rules).flatMap((list) =>
    list.fields.map(({ name, label }) => [`${list.name}.${name}`, label] as const),
  );
  return { ...labelsOf(kind), ...Object.fromEntries(inEntries) };
}

/** The labels of the fields of all panels of settings: the audit trail has one name for all of them. */
const settingLabels = (): Record<string, string> =>
  Object.assign({}, ...allPanels.map(({ kind }) => allLabelsOf(kind))) as Record<string, string>;

/** The fields that hold shares from 0 to 1: 'file.focusX'. */
const shareFields = (): string[] =>
  allKinds.flatMap(({ name, rules: { fields } }) =>
    Object.keys(fields).flatMap((field) => (factsOf(fields[field]).format === 'share' ? [`${name}.${field}`] : [])),
  );

/** The labels of all kinds' fields as a TypeScript module, for the audit trail and the history, which load no rules. */
export const fieldLabelsModule = (): string =>
  `// Generated from domain/kinds by \`npm run codegen\`. Do not edit.
import type { Label } from '@polyphony/domain/messages/messages.js';

/** What a person calls a field, by kind. */
export const fieldLabels: Readonly<Record<string, Readonly<Record<string, Label>>>> = ${JSON.stringify(
    {
      ...Object.fromEntries(allKinds.map((kind) => [kind.name, allLabelsOf(kind)])),
      [SETTINGS]: settingLabels(),
    },
    null,
    2,
  )};

/** The fields that hold shares from 0 to 1, of which people read percents. */
export const shareFields: ReadonlySet<string> = new Set(${JSON.stringify(shareFields())});
`;
