import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { deriveSlug } from '@polyphony/domain/slug.js';
import type { RecordDetails, Translation } from './operations';

/** What the inputs of a form hold, by field: texts and numbers as text, nothing as ''. */
export type FormValues = Record<string, unknown>;

const inputValue = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : value;
};

const pick = (names: readonly string[], source: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(names.map((name) => [name, inputValue(source[name])]));

/** The values a new record's form starts with: the defaults of its rules. */
export function blankValues(kind: Pick<AnyKind, 'rules'>): FormValues {
  return pick(Object.keys(kind.rules.fields), kind.rules.getDefault() as Record<string, unknown>);
}

/** The values of a record's form: the texts in the base language, never a fallback. */
export function baseValues(kind: Pick<AnyKind, 'rules' | 'translatable'>, record: RecordDetails): FormValues {
  const values = pick(Object.keys(kind.rules.fields), record);
  return { ...values, ...translatedValues(kind, record, BASE_LANGUAGE) };
}

/** The values of a translation form: what the record says in that language, '' where it says nothing. */
export function translatedValues(
  kind: Pick<AnyKind, 'translatable'>,
  record: Pick<RecordDetails, 'translations'>,
  lang: string,
): FormValues {
  const found: Translation | undefined = record.translations?.find((translation) => translation.lang === lang);
  return pick(kind.translatable, found ?? {});
}

/** What a record that is being changed is called: in English, where it has a name for each language. */
export function titleOf({ titleField }: Pick<AnyKind, 'titleField'>, record: RecordDetails): string {
  const english = record.translations?.find(({ lang }) => lang === BASE_LANGUAGE);
  const title = english?.[titleField] ?? record[titleField];
  return typeof title === 'string' ? title : '';
}

/** The fields whose value differs from the loaded one, with the current value. */
export function changedFields(loaded: FormValues, current: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(loaded[name])),
  );
}

/**
 * The slug after the name of a new record changed: it follows the name as long as it is what the previous name gave,
 * so an edit by hand stays; an emptied name empties it, and following starts again.
 */
export function slugAfter(name: string, previousName: string, slug: string): string {
  const next = deriveSlug(name);
  return next === '' || slug === deriveSlug(previousName) ? next : slug;
}
