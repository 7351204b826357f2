import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { entriesIn, fieldsIn } from '../../platform/values.js';
import { literalName, type Names } from './names.js';

export type Json = Readonly<Record<string, unknown>>;

type Literals = Readonly<Record<string, string>>;

/** A field of a record in a response. */
export interface ViewField {
  /** The legacy name. */
  readonly name: string;
  /** The field of the GraphQL type. */
  readonly from: string;
  /** The field whose value it has where its own has none. */
  readonly orElse?: string;
  /**
   * localized: an object of the texts by language code, taken from `translations`.
   * english: of such a text the one in the base language, or null.
   * idOrNone: an id, or the text 'none'.
   * columns: of a list of records, an object with a list for each of their fields; without their ids.
   * values: of a list of records with one field, the list of its values; without their ids.
   */
  readonly as?: 'localized' | 'english' | 'idOrNone' | 'columns' | 'values';
  /** The field is a record (or a list of records) of its own. */
  readonly view?: View;
  /** Names of the values of an enum in responses, by their GraphQL names. */
  readonly literals?: Literals;
}

/** Representation of records of one GraphQL type in responses. */
export interface View {
  /** The schema's name in the reference. */
  readonly name: string;
  /** The GraphQL type. */
  readonly type: string;
  readonly fields: readonly ViewField[];
  /** Nodes carry `children`, put together from the list's descendants or taken from the record. */
  readonly tree?: boolean;
}

/** The view of a type by a module's names: each field under its literal name, and under those of `also` too. */
export function viewOf(
  view: Pick<View, 'name' | 'type' | 'tree'>,
  names: Names,
  fields: readonly Omit<ViewField, 'name'>[],
  also: readonly string[] = [],
): View {
  const viewFields = fields.flatMap((field): ViewField[] => {
    const literal = literalName(names, field.from);
    const more = also.filter((name) => name !== literal && (names[name] ?? name) === field.from);
    return [literal, ...more].map((name) => ({ ...field, name }));
  });
  return { ...view, fields: viewFields };
}

/**
 * The view of a type, each field under the name that a module gives it.
 * @param inside the views of its fields
 * @param enums the literals of its fields
 */
export const viewByNames = (
  view: Pick<View, 'name' | 'type'>,
  names: Names,
  inside: Readonly<Record<string, View>> = {},
  enums: Readonly<Record<string, Literals>> = {},
): View => ({
  ...view,
  fields: Object.entries(names).map(([name, from]) => ({
    name,
    from,
    ...(inside[from] && { view: inside[from] }),
    ...(enums[from] && { literals: enums[from] }),
  })),
});

/** Selection of a query for a view whose texts are read in one language. */
export const selectionOf = ({ fields }: View): string =>
  [...new Set(fields.map(({ from, view }) => (view ? `${from} { ${selectionOf(view)} }` : from)))].join(' ');

const localized = ({ translations }: Json, field: string): Json =>
  Object.fromEntries(
    entriesIn(translations)
      .filter((translation) => translation[field] !== null && translation[field] !== undefined)
      .map(({ lang, [field]: text }) => [String(lang), text]),
  );

/** The fields of lists of entries that responses have as columns. */
export const columnsOf = ({ fields }: View): readonly ViewField[] => fields.filter(({ from }) => from !== 'id');

/** A column of records; of texts by language a list for each language, with '' where a record has none. */
function columnOf(records: readonly Json[], field: ViewField): unknown {
  if (field.as !== 'localized') return records.map((record) => valueOf(record, field));
  const texts = records.map((record) => localized(record, field.from));
  const languages = new Set(texts.flatMap((text) => Object.keys(text)));
  return Object.fromEntries([...languages].map((lang) => [lang, texts.map((text) => text[lang] ?? '')]));
}

function valueOf(record: Json, { from, orElse, as, view, literals }: ViewField): unknown {
  if (as === 'localized') return localized(record, from);
  if (as === 'english') return localized(record, from)[baseLanguage()] ?? null;
  const value = orElse === undefined ? record[from] : (record[from] ?? record[orElse]);
  if (as === 'idOrNone') return value ?? 'none';
  if (literals) return typeof value === 'string' ? (literals[value] ?? value) : value;
  if (!view || value === null || value === undefined) return value;
  if (as === 'columns') {
    const records = entriesIn(value);
    return Object.fromEntries(columnsOf(view).map((field) => [field.name, columnOf(records, field)]));
  }
  if (as === 'values') {
    const fields = columnsOf(view);
    return entriesIn(value).flatMap((item) => fields.map((field) => valueOf(item, field)));
  }
  return Array.isArray(value)
    ? entriesIn(value).map((item) => legacyRecord(view, item))
    : legacyRecord(view, fieldsIn(value));
}

/** A record as legacy clients read it. */
export function legacyRecord(view: View, record: Json): Json {
  const values = Object.fromEntries(view.fields.map((field) => [field.name, valueOf(record, field)]));
  const { children } = record;
  return view.tree && children
    ? { ...values, children: entriesIn(children).map((child) => legacyRecord(view, child)) }
    : values;
}

/** Rows with the descendants below them, as nested nodes. */
export function legacyTree(view: View, rows: readonly Json[], descendants: readonly Json[]): Json[] {
  const below = new Map<unknown, Json[]>();
  for (const record of descendants) {
    const { parentId: parent } = record;
    below.set(parent, [...(below.get(parent) ?? []), record]);
  }
  const node = (record: Json): Json => ({
    ...legacyRecord(view, record),
    children: (below.get(record.id) ?? []).map(node),
  });
  return rows.map(node);
}
