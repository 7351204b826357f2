import { readValue, type ImportValue, type ImportValues } from '@polyphony/domain/import/cells.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { Types } from 'mongoose';
import { ValidationError } from 'yup';
import { isValues, textIn, type Values } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { carriedRules, formsOf, type ArchivedRecord, type FormColumns } from './archivedRecord.js';
import type { Part } from './format.js';
import type { KnownIds } from './matching/knownIds.js';
import { ArchiveError } from './tar.js';
import type { ArchiveLine } from './readArchive.js';

/** A record of an archive, as far as its line can say what is wrong with it. Ids are those of the installation. */
export interface IncomingRecord extends Omit<ArchivedRecord, 'carried'> {
  readonly place: string;
  /** The id that it has in the archive. */
  readonly archivedId: string;
  /** Values as they are stored. */
  readonly carried: Readonly<Record<string, unknown>>;
  readonly forms: readonly FormColumns[];
}

const FIELDS = ['id', 'createdAt', 'updatedAt', 'values', 'switches', 'carried'];

/**
 * The record of a line.
 * @param known the records that have another id in the installation
 * @throws ArchiveError saying where and what is wrong
 */
export function readRecord(
  { store, isPanel }: Part,
  { place, content }: ArchiveLine,
  languages: readonly string[],
  known: KnownIds,
): IncomingRecord {
  const wrong = (what: string) => new ArchiveError(`${place}: ${what}`);
  if (!isValues(content)) throw wrong('this is no record.');
  const unknown = Object.keys(content).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw wrong(`'${unknown}' is nothing that a record has.`);
  const { id, createdAt, updatedAt, values, switches, carried } = content;
  if (typeof id !== 'string' || !OBJECT_ID_PATTERN.test(id) || id !== id.toLowerCase()) throw wrong('its id is none.');
  if (!isValues(values) || !isValues(switches) || !isValues(carried)) throw wrong('its values cannot be read.');
  const isMoment = (value: unknown) => typeof value === 'string' && new Date(value).toJSON() === value;
  if (![createdAt, updatedAt].every((value) => (isPanel ? value === null : isMoment(value))))
    throw wrong('when it was made or changed cannot be read.');
  const off = Object.entries(switches).find(
    ([name, value]) => typeof value !== 'boolean' || !store.kind.toggles.some((toggle) => toggle === name),
  );
  if (off) throw wrong(`'${off[0]}' is no switch of a record of this kind, or neither on nor off.`);
  const { slug } = values;
  const named = typeof slug === 'string' ? { slug } : {};
  const forms = formsOf(store, { ...blankRecord(id), ...named }, languages);
  const isOn = (toggle: string) => switches[toggle] === true;
  const carriedValues = carriedOf(store, carried, wrong);
  return {
    place,
    id: known.idOf(store.kind.name, id),
    archivedId: id,
    createdAt: textIn(createdAt),
    updatedAt: textIn(updatedAt),
    values: known.within(valuesOf(forms, values, wrong), forms),
    switches: Object.fromEntries(store.kind.toggles.map((toggle) => [toggle, isOn(toggle)])),
    carried: { ...carriedValues, ...publicationOf(store.kind, isOn, createdAt, carriedValues) },
    forms,
  };
}

/**
 * The first publication of a published record whose archive does not say when it was: that of a version in which the kind had no
 * states. It counts as published since it was created.
 */
function publicationOf(
  { publishing }: Pick<AnyKind, 'publishing'>,
  isOn: (toggle: string) => boolean,
  createdAt: unknown,
  { firstPublishedAt }: Values,
): Values {
  if (!publishing || !isOn(publishing) || firstPublishedAt || typeof createdAt !== 'string') return {};
  return { firstPublishedAt: new Date(createdAt) };
}

/** A record without values. */
export function blankRecord(id: string): StoredRecord {
  const now = new Date();
  const _id = new Types.ObjectId(id);
  return { _id, version: 1, createdAt: now, updatedAt: now, createdBy: null, updatedBy: null };
}

type Wrong = (what: string) => ArchiveError;

/** The values of all columns; those that are not given are nothing. */
function valuesOf(forms: readonly FormColumns[], archived: Values, wrong: Wrong): ImportValues {
  const columns = new Map(forms.flatMap((form) => form.columns).map((column) => [column.name, column]));
  const unknown = Object.keys(archived).find((name) => !columns.has(name));
  if (unknown !== undefined) throw wrong(`'${unknown}' is no field of such a record.`);
  const values = new Map<string, ImportValue>();
  for (const [name, column] of columns) {
    const read = readValue(column, archived[name]);
    if ('problem' in read) throw wrong(`${name}: ${inEnglish(read.problem)}`);
    values.set(name, read.value);
  }
  return Object.fromEntries(values);
}

function carriedOf(store: Part['store'], archived: Values, wrong: Wrong): Values {
  const carried = carriedRules(store);
  const unknown = Object.keys(archived).find((name) => !(name in carried));
  if (unknown !== undefined) throw wrong(`'${unknown}' is nothing that such a record carries.`);
  return Object.fromEntries(
    Object.entries(carried).flatMap(([name, rule]) => {
      if (!(name in archived) && !rule.spec.nullable) return [];
      try {
        return [[name, rule.validateSync(archived[name] ?? undefined) ?? null] as const];
      } catch (error) {
        if (error instanceof ValidationError) throw wrong(`${name}: ${error.message}`);
        throw error;
      }
    }),
  );
}
