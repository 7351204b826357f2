import type { SchemaDescription } from 'yup';
import type { AnyKind } from '../kinds/parts/kind.js';
import { baseLanguage } from '../baseLanguage.js';
import type { Label } from '../messages/messages.js';
import { entryListsOf, isTextList, type EntryList } from '../validation/entryLists.js';
import { factsOf, labelOf, returnedFieldsOf } from '../validation/fieldFacts.js';

/** Type of content in a cell. `list`: plain texts; `entries`: a list of entries, with the texts of all languages. */
type Holding = 'id' | 'text' | 'number' | 'flag' | 'list' | 'entries';

type ColumnFormat = NonNullable<ReturnType<typeof factsOf>['format']>;

/** A column of a kind's file. */
export interface ImportColumn {
  /** The field, 'slug', or for texts that each language has its own of `field.language`: 'name.ar'. */
  readonly name: string;
  readonly field: string;
  /** Null for what is the same in every language. */
  readonly lang: string | null;
  readonly holds: Holding;
  /** Format of a text that is not just a line of text: 'day', 'time', 'slug', … */
  readonly format?: ColumnFormat;
  readonly label: Label;
  /** The name of the kind whose record's id it holds. */
  readonly reference?: string;
  /** Of entries a cell that is read. */
  readonly example?: string;
}

/** The column that says which record a row is; blank for a new one. */
export const ID_COLUMN: ImportColumn = { name: 'id', field: 'id', lang: null, holds: 'id', label: 'labels.id' };

type Rules = Pick<AnyKind, 'name' | 'rules' | 'translatable' | 'tree'>;

function holdingOf({ rules }: Rules, field: string): Holding {
  const rule = rules.fields[field] as { readonly type?: string } | undefined;
  if (entryListsOf(rules).some(({ name }) => name === field)) return 'entries';
  if (isTextList(rule)) return 'list';
  if (rule?.type === 'number') return 'number';
  return rule?.type === 'boolean' || rule?.type === 'mixed' ? 'flag' : 'text';
}

/** Number of fields in the example of an entry: enough to show their form. */
const EXAMPLE_FIELDS = 2;
const EXAMPLES = {
  text: 'Text',
  richText: '<p>Text</p>',
  number: 1,
  flag: true,
  id: '65f0c0ffee0c0ffee0c0ffee',
} as const;

/** A list of one entry with those of its fields that come first among the required ones, or among all. */
function exampleOf({ fields }: EntryList): string {
  const required = fields.filter((field) => field.required);
  const exampleFields = (required.length > 0 ? required : fields).slice(0, EXAMPLE_FIELDS);
  const values = exampleFields.map(({ name, holds, perLanguage }) => {
    const value = EXAMPLES[holds];
    return [name, perLanguage ? { [baseLanguage()]: value } : value] as const;
  });
  return JSON.stringify([Object.fromEntries(values)]);
}

/** The columns of one field: one for each language where each has its own text. */
function columnsOfField(kind: Rules, field: string, languages: readonly string[]): ImportColumn[] {
  // In a tree, what is above a record is one of its kind.
  const facts = factsOf(kind.rules.fields[field]);
  const reference = kind.tree && field === 'parentId' ? kind.name : facts.reference;
  const list = entryListsOf(kind.rules).find(({ name }) => name === field);
  const column = {
    field,
    holds: holdingOf(kind, field),
    label: labelOf(kind.rules, field),
    ...(facts.format !== undefined && { format: facts.format }),
    ...(reference !== undefined && { reference }),
    ...(list && { example: exampleOf(list) }),
  };
  return kind.translatable.includes(field)
    ? languages.map((lang) => ({ ...column, name: `${field}.${lang}`, lang }))
    : [{ ...column, name: field, lang: null }];
}

/**
 * The columns of the files in which records of a kind are exported and imported: its id, and what its form says. Values that
 * are only sent, as passwords are, have none; neither have switches, which decide what visitors see.
 * @param languages codes, those of the columns
 */
export function columnsOf(kind: Rules, languages: readonly string[]): readonly ImportColumn[] {
  const codes = [baseLanguage(), ...languages.filter((code) => code !== baseLanguage())];
  return [ID_COLUMN, ...returnedFieldsOf(kind.rules).flatMap((field) => columnsOfField(kind, field, codes))];
}

/** The columns that a new record needs. A slug follows from the title. */
export function requiredColumns(kind: Rules): readonly string[] {
  const { fields } = kind.rules.describe();
  const isRequired = (field: string) => {
    const { optional, nullable, default: initial } = fields[field] as SchemaDescription;
    return !optional && !nullable && initial === undefined && field !== 'slug';
  };
  return columnsOf(kind, [])
    .filter(({ field, holds }) => holds !== 'id' && isRequired(field))
    .map(({ name }) => name);
}

/**
 * The columns of a short template, for those who begin with an empty table: what a new record needs, and what people put into
 * tables beside it, in one language. Further texts, pictures and lists of entries are written in the form.
 */
export function commonColumns(kind: Rules): readonly ImportColumn[] {
  const required = requiredColumns(kind);
  const isCommon = ({ name, holds, format, reference }: ImportColumn) =>
    required.includes(name) ||
    format === 'day' ||
    format === 'time' ||
    (reference !== undefined && reference !== 'file') ||
    ['number', 'flag', 'list'].includes(holds);
  return columnsOf(kind, []).filter((column) => column !== ID_COLUMN && isCommon(column));
}
