import type { ImportValue, ImportValues } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import { asReadBy, factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { EntryField, EntryList } from '@polyphony/domain/validation/entryLists.js';
import { Types } from 'mongoose';
import { valuesIn } from '../../platform/values.js';
import type { FileAddresses } from '../read/fileAddresses.js';
import { absentValuesOf } from '../schema/absentValues.js';
import type { StoredRecord } from '../schema/record.js';
import { storedEntries, type StoredEntry } from '../schema/storedEntries.js';
import type { Form } from '../write/form.js';
import { renderRichText } from '../read/renderRichText.js';

/** Ids as texts; nothing, a blank text and an empty list are null. */
function plain(value: unknown): ImportValue {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Files get the addresses that a text must name them by. */
const textOf = (isRich: boolean, value: unknown, addresses: FileAddresses): ImportValue =>
  isRich && typeof value === 'string' && value !== '' ? renderRichText(value, addresses) : plain(value);

function entryOf({ fields }: EntryList, entry: StoredEntry, addresses: FileAddresses) {
  const valueOf = ({ name, holds, perLanguage }: EntryField) => {
    const isRich = holds === 'richText';
    if (!perLanguage) return textOf(isRich, entry[name], addresses);
    const texts = Object.entries(valuesIn(entry[name]) ?? {});
    const rendered = texts.map(([lang, text]) => [lang, textOf(isRich, text, addresses)] as const);
    return Object.fromEntries(rendered.filter(([, text]) => text !== null).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return { [ENTRY_ID]: entry.id, ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) };
}

/** A form as far as its columns go. */
export interface RecordFields {
  readonly spec: Pick<Form['spec'], 'rules' | 'translatable'>;
  readonly entries: Pick<Form['entries'], 'lists'>;
}

/** Values of a record in the columns of a file. */
export function recordValues(
  { spec, entries }: RecordFields,
  record: StoredRecord,
  columns: readonly ImportColumn[],
  addresses: FileAddresses,
): ImportValues {
  const absent = absentValuesOf(spec);
  const valueOf = ({ field, lang, holds }: ImportColumn): ImportValue => {
    if (holds === 'id') return record._id.toHexString();
    const list = holds === 'entries' && entries.lists.find(({ name }) => name === field);
    if (list) {
      const rendered = storedEntries(record, list).map((entry) => entryOf(list, entry, addresses));
      return rendered.length > 0 ? rendered : null;
    }
    const stored = asReadBy(spec.rules.fields[field], record[field] ?? absent.get(field));
    const value = lang === null ? stored : valuesIn(stored)?.[lang];
    return textOf(factsOf(spec.rules.fields[field]).format === 'richText', value, addresses);
  };
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(column)]));
}
