import {
  entryListsOf,
  isTextList,
  perLanguage,
  translatedListsOf,
  type EntryList,
} from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordDetails, Translation } from './operations';

/** Values of the inputs of a form, by field: texts and numbers as text, nothing as ''. */
export type FormValues = Record<string, unknown>;

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, copyOf(of)]));
};

/** Present values of a form. The copy is deep: a key in an entry of a list changes the form's own list in place. */
export const snapshotOf = (form: Pick<UseFormReturn<FormValues>, 'getValues'>): FormValues =>
  copyOf(form.getValues()) as FormValues;

const inputValue = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : value;
};

const pick = (names: readonly string[], source: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(names.map((name) => [name, inputValue(source[name])]));

/** The values a new record's form starts with: the defaults of its rules, or what a rule names for forms alone. */
export function blankValues({ rules }: Pick<AnyKind, 'rules'>): FormValues {
  const fields = Object.keys(rules.fields);
  const defaults = rules.getDefault() as Record<string, unknown>;
  return pick(
    fields,
    Object.fromEntries(fields.map((name) => [name, factsOf(rules.fields[name]).initial ?? defaults[name]])),
  );
}

/** Whether a value is a list of entries, of a form. */
export const isEntries = (value: unknown): value is readonly FormEntry[] =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof entry === 'object' && entry !== null && ENTRY_ID in entry);

/** An entry as a form has it. */
export type FormEntry = FormValues & { readonly id: string };

/** An entry of a record, with its texts in each language. */
interface Entry {
  readonly [ENTRY_ID]: string;
  readonly translations?: readonly Translation[];
  readonly [field: string]: unknown;
}

const entriesOf = (record: RecordDetails, { name }: EntryList): readonly Entry[] =>
  (record[name] ?? []) as readonly Entry[];

/** The texts of an entry in a language, by field; '' where it has none. */
function entryTexts(list: EntryList, entry: Entry, lang: string): FormValues {
  const found: Translation | undefined = entry.translations?.find((translation) => translation.lang === lang);
  const names = perLanguage(list).map(({ name }) => name);
  return { [ENTRY_ID]: entry[ENTRY_ID], ...pick(names, found ?? {}) };
}

/** The values of a record's form: the texts in the base language, never a fallback. */
export function baseValues(kind: Pick<AnyKind, 'rules' | 'translatable'>, record: RecordDetails): FormValues {
  const values = pick(Object.keys(kind.rules.fields), record);
  const lists = entryListsOf(kind.rules).map((list) => {
    const names = list.fields.map(({ name }) => name);
    const entries = entriesOf(record, list).map((entry) => ({
      ...pick(names, entry),
      ...entryTexts(list, entry, baseLanguage()),
    }));
    return [list.name, entries] as const;
  });
  return { ...values, ...translatedValues(kind, record, baseLanguage()), ...Object.fromEntries(lists) };
}

/** The values of a translation form: what the record says in that language, '' where it says nothing. */
export function translatedValues(
  kind: Pick<AnyKind, 'rules' | 'translatable'>,
  record: RecordDetails,
  lang: string,
): FormValues {
  const found: Translation | undefined = record.translations?.find((translation) => translation.lang === lang);
  const texts = kind.translatable.map((name) => {
    const text = inputValue(found?.[name]);
    return [name, text === '' && isTextList(kind.rules.fields[name]) ? [] : text] as const;
  });
  const lists = translatedListsOf(kind).map((list) => {
    const entries = entriesOf(record, list).map((entry) => entryTexts(list, entry, lang));
    return [list.name, entries] as const;
  });
  return Object.fromEntries([...texts, ...lists]);
}

/**
 * What was typed into a translation, as far as the record still has its entries: another person, or the form of the record
 * itself, may have removed some, added others and moved them.
 */
export function fittedTo(loaded: FormValues, typed: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const entries = loaded[name];
      if (!isEntries(entries) || !isEntries(value)) return [name, value];
      return [name, entries.map((entry) => value.find(({ id }) => id === entry.id) ?? entry)];
    }),
  );
}

/** Name of a record that is being changed: in the base language, where it has a name for each language. */
export function titleOf({ titleField }: Pick<AnyKind, 'titleField'>, record: RecordDetails): string {
  const base = record.translations?.find(({ lang }) => lang === baseLanguage());
  const title = base?.[titleField] ?? record[titleField];
  return typeof title === 'string' ? title : '';
}

/** Whether two values of forms are the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose value differs from the loaded one, with the current value. */
export function changedFields(loaded: FormValues, current: FormValues): FormValues {
  return Object.fromEntries(Object.entries(current).filter(([name, value]) => !same(value, loaded[name])));
}
