import type { ImportValue, ImportValues } from '@polyphony/domain/import/cells.js';
import { columnsOf, ID_COLUMN, type ImportColumn } from '@polyphony/domain/import/columns.js';
import { date } from 'yup';
import { FORMER_SLUGS_RULE, hasAddress } from '../../records/addresses/formerSlugs.js';
import { recordValues } from '../../records/export/recordValues.js';
import { FileAddresses } from '../../records/read/fileAddresses.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { CarriedRule } from '../../records/write/kindRules.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import type { Form } from '../../records/write/form.js';
import type { Part } from './format.js';

/** A record as a line of an archive says it. */
export interface ArchivedRecord {
  readonly id: string;
  /** Null for panels of the settings. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** Values of its forms, by the columns of files of records. Nothing is left out. */
  readonly values: ImportValues;
  readonly switches: Readonly<Record<string, boolean>>;
  /** Values that it carries beside them (see `carriedRules`). */
  readonly carried: Readonly<Record<string, unknown>>;
}

/**
 * Texts name files by an address that is the same in every archive: the tokens of an installation follow from its secret. Where
 * a text is read, it gets the tokens of that installation.
 */
export const ADDRESSES = new FileAddresses({ secret: 'archives of sites', baseUrl: '' });

/** A form of a record, and the columns of what it says. */
export interface FormColumns {
  readonly form: Form;
  readonly columns: readonly ImportColumn[];
}

/** The forms that a record has, by what decides it: its slug. */
export function formsOf(store: RecordRules, record: StoredRecord, languages: readonly string[]): FormColumns[] {
  return store.formsOf(record).map((form) => ({
    form,
    columns: columnsOf(form.spec, languages).filter(({ name }) => name !== ID_COLUMN.name),
  }));
}

/** Values of a record in a form, as archives hold them. */
export const archivedValues = async ({ form, columns }: FormColumns, record: StoredRecord): Promise<ImportValues> =>
  form.toArchive(recordValues(form, record, columns, ADDRESSES));

const hasValue = ([, value]: readonly [string, ImportValue]) => value !== null;

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/** Times at which a record of a kind with `publishing` is to be published, and at which it first was. */
const PUBLISHED_TIMES = { publishAt: date().nullable(), firstPublishedAt: date().nullable() } as const;

/** Stored fields that a record carries beside its forms and switches, each with its rule. */
export const carriedRules = ({ kind, archived }: RecordRules): Readonly<Record<string, CarriedRule>> => ({
  ...(kind.publishing && PUBLISHED_TIMES),
  ...(hasAddress(kind) && FORMER_SLUGS_RULE),
  ...archived?.carried,
});

/** Values that a stored record carries beside its forms and switches. */
export const carriedBy = (store: RecordRules, record: StoredRecord): Record<string, unknown> =>
  Object.fromEntries(Object.keys(carriedRules(store)).map((field) => [field, plain(record[field])]));

/** A stored record as an archive says it: the same record always with the same bytes. */
export async function archivedRecord(
  { store, isPanel }: Part,
  record: StoredRecord,
  languages: readonly string[],
): Promise<ArchivedRecord> {
  const values: (readonly [string, ImportValue])[] = [];
  for (const form of formsOf(store, record, languages))
    values.push(...Object.entries(await archivedValues(form, record)).filter(hasValue));
  return {
    id: record._id.toHexString(),
    createdAt: isPanel ? null : record.createdAt.toISOString(),
    updatedAt: isPanel ? null : record.updatedAt.toISOString(),
    values: Object.fromEntries(values),
    switches: Object.fromEntries(store.kind.toggles.map((toggle) => [toggle, record[toggle] === true])),
    carried: carriedBy(store, record),
  };
}
