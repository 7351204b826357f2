import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { idsName, type SettingKey } from '@polyphony/domain/settings/settingKeys.js';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { Schema } from 'yup';
import { valuesIn } from '../../platform/values.js';
import type { LocalizedRead } from '../../records/read/localizedRead.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { storedEntries } from '../../records/schema/storedEntries.js';

/** The value of a key: a text, or the texts of a list. */
export type SettingValue = string | readonly string[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What a panel's record says under a key; '' where it says nothing, and for a switch that was never set its default. A list
 * ends with its last text: the blanks after it fill up entries of which another column is longer.
 */
export function valueIn(record: StoredRecord, setting: SettingKey, readIn: LocalizedRead): SettingValue {
  const { field, column, translatable, rule } = setting;
  const read = (value: unknown) => text(translatable ? readIn(valuesIn(value)) : value);
  if (column !== null) {
    const texts = storedEntries(record, { name: field }).map((entry) => read(entry[column]));
    return texts.slice(0, texts.findLastIndex((one) => one !== '') + 1);
  }
  const value = read(record[field]);
  return value === '' && rule instanceof Schema && factsOf(rule).format === 'switch'
    ? String(rule.getDefault())
    : value;
}

/** Value under a key of a panel's record in all its languages, to compare by; a missing text is like a blank one. */
export const comparableValueOf = (record: StoredRecord, setting: SettingKey): SettingValue =>
  valueIn(record, setting, (texts) =>
    JSON.stringify(
      Object.entries(texts ?? {})
        .filter(([, one]) => text(one) !== '')
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
  );

/** The same as legacy clients know it: of a list its JSON text. */
export const asText = (value: SettingValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The ids of the entries of a panel's lists, under the names that a save sends them by. */
export const entryIdsIn = (record: StoredRecord, { rules }: SettingsPanel): (readonly [string, string[]])[] =>
  entryListsOf(rules).map((list) => [
    idsName(list.name),
    storedEntries(record, list).map((entry) => String(entry[ENTRY_ID])),
  ]);
