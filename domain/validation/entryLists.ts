import { array, lazy, object, Schema, type AnyObject, type ISchema, type ObjectSchema } from 'yup';
import { emptyToList, ENTRY_ID, entryId } from './entryRules.js';
import { factsOf, labelOf, referencesOf, type Reference } from './fieldFacts.js';
import type { KindSpec } from '../kinds/parts/kind.js';
import type { Label } from '../messages/messages.js';
import { richTextFieldsOf } from '../richText/richTextRule.js';

/** A field of the entries of a list. */
export interface EntryField {
  readonly name: string;
  /** Its human-readable name. */
  readonly label: Label;
  readonly rule: Schema;
  readonly holds: 'text' | 'richText' | 'number' | 'flag' | 'id';
  readonly required: boolean;
  /** Whether each language has its own. */
  readonly perLanguage: boolean;
}

/** A field of a record that holds a list of entries. */
export interface EntryList {
  readonly name: string;
  /** The fields of each entry, its id left out. */
  readonly fields: readonly EntryField[];
}

/** The rules of the entries of a list, by field; null for the rule of something else. */
export function entryRulesOf(rule: unknown): Readonly<Record<string, Schema>> | null {
  const inner = rule instanceof Schema ? (rule as { readonly innerType?: unknown }).innerType : undefined;
  if (!(inner instanceof Schema) || inner.type !== 'object') return null;
  return (inner as unknown as ObjectSchema<AnyObject>).fields as Readonly<Record<string, Schema>>;
}

/** Whether a field's rule is that of a list of plain texts. */
export function isTextList(rule: unknown): boolean {
  const inner = rule instanceof Schema ? (rule as { readonly innerType?: unknown }).innerType : undefined;
  return inner instanceof Schema && inner.type === 'string';
}

function holdingOf(rule: Schema): EntryField['holds'] {
  if (rule.type === 'number') return 'number';
  if (rule.type === 'boolean') return 'flag';
  const { format } = factsOf(rule);
  return format === 'id' || format === 'richText' ? format : 'text';
}

function fieldOf(name: string, rule: Schema): EntryField {
  const holds = holdingOf(rule);
  return {
    name,
    label: labelOf({ fields: { [name]: rule } }, name),
    rule,
    holds,
    required: rule.tests.some(({ OPTIONS }) => OPTIONS?.name === 'required'),
    perLanguage: (holds === 'text' || holds === 'richText') && factsOf(rule).perLanguage !== false,
  };
}

type Rules = { readonly fields: Readonly<Record<string, unknown>> };
const lists = new WeakMap<Rules, readonly EntryList[]>();

/** The fields of a kind's rules that hold lists of entries. */
export function entryListsOf(rules: Rules): readonly EntryList[] {
  const known = lists.get(rules);
  if (known) return known;
  const found = Object.entries(rules.fields).flatMap(([name, rule]): EntryList[] => {
    const inner = entryRulesOf(rule);
    if (!inner) return [];
    const fields = Object.entries(inner).filter(([field]) => field !== ENTRY_ID);
    return [{ name, fields: fields.map(([field, of]) => fieldOf(field, of)) }];
  });
  lists.set(rules, found);
  return found;
}

/** Human-readable name of a field of the entries of a list. */
export const entryLabelOf = (rules: Rules, list: string, field: string): Label =>
  labelOf({ fields: entryRulesOf(rules.fields[list]) ?? {} }, field);

/** Human-readable name of the field at a path: 'about', 'cards.icon'. */
export function labelAt(rules: Rules, path: string): Label {
  const [head = '', field] = path.split('.');
  return field === undefined ? labelOf(rules, path) : entryLabelOf(rules, head, field);
}

/** The paths within entries that hold ids of records of other kinds: 'cards.icon'. */
export const entryReferencesOf = (rules: Rules): Readonly<Record<string, Reference>> =>
  Object.fromEntries(
    entryListsOf(rules).flatMap(({ name }) =>
      Object.entries(referencesOf({ fields: entryRulesOf(rules.fields[name]) ?? {} })).map(
        ([field, reference]) => [`${name}.${field}`, reference] as const,
      ),
    ),
  );

/** Of these fields those that each language has its own of. */
export const perLanguage = ({ fields }: EntryList): EntryField[] => fields.filter((field) => field.perLanguage);

/** The lists whose entries have texts per language. */
export const translatedListsOf = ({ rules }: Pick<KindSpec, 'rules'>): EntryList[] =>
  entryListsOf(rules).filter((list) => perLanguage(list).length > 0);

/** The fields that a translation has texts of: those held per language, and the lists whose entries have such texts. */
export const translatedFieldsOf = (kind: Pick<KindSpec, 'rules' | 'translatable'>): string[] => [
  ...kind.translatable,
  ...translatedListsOf(kind).map(({ name }) => name),
];

/** The rule of the texts of a list's entries in another language: `blank` for a text that is not filled. */
export const translatedEntries = (list: EntryList, blank: ISchema<string | null | undefined>) =>
  array()
    .of(
      object({
        [ENTRY_ID]: entryId(),
        ...Object.fromEntries(
          perLanguage(list).map(({ name, rule }) => [
            name,
            lazy((value: unknown) =>
              typeof value === 'string' && value.trim() !== '' ? (rule as typeof blank) : blank,
            ),
          ]),
        ),
      }),
    )
    .transform(emptyToList)
    .default([]);

/** The fields of rules that hold rich text, and those of their entries: 'about', 'questions.answer'. */
export const richTextPathsOf = (rules: Rules): string[] => [
  ...richTextFieldsOf(rules),
  ...entryListsOf(rules).flatMap(({ name, fields }) =>
    fields.filter(({ holds }) => holds === 'richText').map((field) => `${name}.${field.name}`),
  ),
];

/** A value of a record, and the name by which errors mention its field: 'cards.2.icon'. */
export interface Place {
  readonly field: string;
  readonly value: unknown;
}

/** The values at a path: that of a field, 'about', or one of each entry, 'questions.answer'. */
export function valuesAtPath(values: Readonly<Record<string, unknown>>, path: string): Place[] {
  const [list = '', field] = path.split('.');
  if (field === undefined) return [{ field: path, value: values[path] }];
  const entries = values[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: Readonly<Record<string, unknown>>, place) => ({
    field: `${list}.${place}.${field}`,
    value: entry[field],
  }));
}

/** Values with another one at the place of a field: 'about', 'questions.1.answer'. */
export function withValueAt(
  values: Readonly<Record<string, unknown>>,
  place: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [list = '', at, field] = place.split('.');
  if (field === undefined) return { ...values, [place]: value };
  const entries = values[list] as readonly Readonly<Record<string, unknown>>[];
  return {
    ...values,
    [list]: entries.map((entry, index) => (index === Number(at) ? { ...entry, [field]: value } : entry)),
  };
}

/** The path of the field at a place: 'cards.2.icon' is one of 'cards.icon'. */
export const pathOf = (place: string): string => place.replace(/\.\d+\./, '.');
