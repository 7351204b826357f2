import type { AnyObject, ObjectSchema } from 'yup';
import { entryListsOf, entryRulesOf } from '../validation/entryLists.js';
import { ENTRY_ID } from '../validation/entryRules.js';
import { factsOf } from '../validation/fieldFacts.js';
import { allPanels } from './panels/index.js';
import type { SettingsPanel } from './settingsPanel.js';

type Values = Readonly<Record<string, unknown>>;

/** A key of the settings: a field of a panel, or one field of all entries of a list. */
export interface SettingKey {
  /** As clients name it: 'meta_title', 'link_one_label', 'about-us-section-2-widget-card-description-0'. */
  readonly key: string;
  /** The same without hyphens, which names in GraphQL cannot have. */
  readonly name: string;
  readonly panel: SettingsPanel;
  readonly field: string;
  /** The field of the entries; null where the key is a field. */
  readonly column: string | null;
  /** Rule for its value. */
  readonly rule: unknown;
  /** Whether each language has its own value; others read the English one. */
  readonly translatable: boolean;
}

const keyOf = ({ hyphens }: SettingsPanel, name: string): string => (hyphens ? name.replaceAll('_', '-') : name);

function keysOfField(panel: SettingsPanel, field: string, rules: ObjectSchema<AnyObject>): SettingKey[] {
  const list = entryListsOf(rules).find(({ name }) => name === field);
  const make = (name: string, column: string | null, rule: unknown, translatable: boolean): SettingKey => ({
    key: keyOf(panel, name),
    name,
    panel,
    field,
    column,
    rule,
    translatable,
  });
  if (!list) return [make(field, null, rules.fields[field], panel.translatable.includes(field))];
  return list.fields.map(({ name, rule, perLanguage }) => make(`${field}_${name}`, name, rule, perLanguage));
}

/** The keys of a panel, in the order of its fields. */
export const keysOf = (panel: SettingsPanel): SettingKey[] =>
  Object.keys(panel.rules.fields).flatMap((field) => keysOfField(panel, field, panel.rules));

/** Every key there is. */
export const settingKeys: ReadonlyMap<string, SettingKey> = new Map(
  allPanels.flatMap(keysOf).map((setting) => [setting.key, setting]),
);

/** Whether a key holds the id of a picture. */
export const isPictureKey = ({ rule }: SettingKey): boolean => factsOf(rule).reference === 'file';

const entriesIn = (values: Values, field: string): readonly Values[] =>
  Array.isArray(values[field]) ? (values[field] as Values[]) : [];

/** The value of a key among the values of its panel's form: a text, or a list of texts. */
export function valueOf({ field, column }: SettingKey, values: Values): string | string[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (column === null) return text(values[field]);
  return entriesIn(values, field).map((entry) => text(entry[column]));
}

/** The ids of the entries of a panel's lists, by the name that they are sent under; they identify entries that are moved. */
export const idsName = (list: string): string => `${list}_${ENTRY_ID}`;

/**
 * The values of a panel's form that keys make up: columns become entries, of which one has as many as the longest column.
 * @param sent values by the name of their key, and ids of entries by `idsName`
 */
export function formOf(panel: SettingsPanel, sent: Values): Values {
  const lists = new Set(entryListsOf(panel.rules).map(({ name }) => name));
  return Object.fromEntries(
    Object.keys(panel.rules.fields).flatMap((field) => {
      if (!lists.has(field)) return field in sent ? [[field, sent[field]] as const] : [];
      const columns = [...Object.keys(entryRulesOf(panel.rules.fields[field]) ?? {})].flatMap((column) => {
        const list = sent[`${field}_${column}`];
        return Array.isArray(list) ? [[column, list as unknown[]] as const] : [];
      });
      if (columns.length === 0) return [];
      const length = Math.max(...columns.map(([, list]) => list.length));
      const entries = Array.from({ length }, (_, at) =>
        Object.fromEntries(columns.map(([column, list]) => [column, list[at] ?? ''])),
      );
      return [[field, entries] as const];
    }),
  );
}

/**
 * The values of a panel's form by the names of their keys, ready to be sent, with the ids of entries.
 * @param translation whether they are texts in another language
 */
export function sentOf(panel: SettingsPanel, values: Values, translation: boolean): Record<string, unknown> {
  const keys = keysOf(panel).filter(({ field, translatable }) => field in values && (translatable || !translation));
  const lists = entryListsOf(panel.rules).filter(({ name }) => name in values);
  return Object.fromEntries<unknown>([
    ...keys.map((setting) => [setting.name, valueOf(setting, values)] as const),
    ...lists.map(({ name }) => [idsName(name), entriesIn(values, name).map((entry) => entry[ENTRY_ID])] as const),
  ]);
}

/**
 * The key that an error of a panel's form is about: 'link_one.2.value' is 'link_one_value.2'. Of a list as a whole, which is
 * no key, it is the last one of its entries: 'link_one_value'.
 */
export function keyAt(panel: SettingsPanel, place: string): string {
  const [field = '', at, column] = place.split('.');
  if (column !== undefined) return `${keyOf(panel, `${field}_${column}`)}.${at}`;
  return keysOf(panel).findLast((setting) => setting.field === field)?.key ?? keyOf(panel, field);
}

/** The field of the form that an error of a key is about: the other way around. */
export function placeOf(panel: SettingsPanel, key: string): string {
  const [name = '', at] = key.split('.');
  const setting = keysOf(panel).find((one) => one.key === name);
  if (!setting) return key;
  if (setting.column === null) return setting.field;
  return at === undefined ? setting.field : `${setting.field}.${at}.${setting.column}`;
}
