import { ENTRY_ID } from '../validation/entryRules.js';
import { messages, type Message } from '../messages/messages.js';
import type { FieldError } from '../validation/fieldErrors.js';
import type { CardsField, ContentField } from './fields.js';
import type { KeyedFields } from './section.js';

/**
 * Content as clients without ids of entries have it, in one language: each key with a text, the id of a picture or a list of
 * texts (CMS-001). The cards of a list are one list for each of their fields: `home-section-5-card-title`.
 */
export type FlatContent = Readonly<Record<string, string | null | readonly (string | null)[]>>;

/** The same with the cards of a list together: `home-section-5-card` is [{ id, icon, title, description }]. */
export type ContentByField = Readonly<Record<string, unknown>>;

type Entry = Readonly<Record<string, unknown>>;

const columnOf = (key: string, field: string): string => `${key}-${field}`;

const columnsOf = (key: string, { fields }: CardsField): readonly (readonly [field: string, column: string])[] =>
  Object.keys(fields).map((field) => [field, columnOf(key, field)]);

/** The keys of flat content. */
export const flatKeysOf = (fields: KeyedFields): string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.holds === 'cards' ? columnsOf(key, field).map(([, column]) => column) : [key],
  );

/** Content by field as flat content. */
export function toFlat(fields: KeyedFields, values: ContentByField): FlatContent {
  const flat = Object.entries(fields).flatMap(([key, field]): [string, FlatContent[string]][] => {
    if (field.holds !== 'cards') return [[key, (values[key] ?? null) as FlatContent[string]]];
    const entries = (values[key] ?? []) as readonly Entry[];
    return columnsOf(key, field).map(([name, column]) => [
      column,
      entries.map((entry) => (entry[name] ?? null) as string | null),
    ]);
  });
  return Object.fromEntries(flat);
}

const isTextOrNone = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isTexts = (value: unknown): value is readonly (string | null)[] =>
  Array.isArray(value) && value.every(isTextOrNone);
const isEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof entry === 'object' && entry !== null && !Array.isArray(entry));

/** Problem with the type of a value; its rule checks the rest. */
function refuseType({ holds }: ContentField, value: unknown): Message | null {
  if (holds === 'cards') return isEntries(value) ? null : messages.contentCards;
  if (holds === 'texts') return value === null || isTexts(value) ? null : messages.contentList;
  return isTextOrNone(value) ? null : messages.contentText;
}

export interface ReadContent {
  readonly values: ContentByField;
  readonly errors: readonly FieldError[];
  /** Lists of cards that were sent flat, whose errors have to be too. */
  readonly flatLists: ReadonlySet<string>;
}

/**
 * Content as it was sent, flat or by field, by field.
 * @param refuseKey what is said of a key that is no field
 */
export function readContent(
  fields: KeyedFields,
  sent: Readonly<Record<string, unknown>>,
  refuseKey: (key: string) => Message,
): ReadContent {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const lists = Object.entries(fields).flatMap(([key, field]) => (field.holds === 'cards' ? [{ key, field }] : []));
  const columns = new Map(
    lists.flatMap(({ key, field }) => columnsOf(key, field).map(([name, column]) => [column, { key, name }] as const)),
  );
  const flat = new Map<string, Map<string, readonly (string | null)[]>>();
  for (const [key, value] of Object.entries(sent)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const column = columns.get(key);
    const wrong = field
      ? refuseType(field, value)
      : !column
        ? refuseKey(key)
        : value === null || isTexts(value)
          ? null
          : messages.contentList;
    if (wrong) errors.push({ field: key, message: wrong });
    else if (field) values[key] = value;
    else if (column) {
      const listColumns = flat.get(column.key) ?? new Map<string, readonly (string | null)[]>();
      flat.set(column.key, listColumns.set(column.name, isTexts(value) ? value : []));
    }
  }
  for (const [key, listColumns] of flat) values[key] = entriesOf(listColumns);
  return { values, errors, flatLists: new Set(flat.keys()) };
}

/** The cards of columns, as many as the longest has. */
function entriesOf(columns: ReadonlyMap<string, readonly (string | null)[]>): Entry[] {
  const count = Math.max(...[...columns.values()].map(({ length }) => length));
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries([...columns].map(([name, column]) => [name, column[place] ?? null])),
  );
}

/** The name by which errors mention a field of a card that was sent flat: 'home-section-5-card-title.1'. */
export function flatPlace(place: string, flatLists: ReadonlySet<string>): string {
  const [key = '', at, field] = place.split('.');
  return at !== undefined && field !== undefined && flatLists.has(key) ? `${columnOf(key, field)}.${at}` : place;
}

const isBlank = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([name, inner]) => name === ENTRY_ID || isBlank(inner));
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
};

/** Whether content says nothing: every value is blank or a list of blank ones (SPEC-D57). */
export const isBlankContent = (values: ContentByField): boolean => Object.values(values).every(isBlank);
