import { perLanguage, translatedListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { isPresent, type Localized } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { isValues } from '../../platform/values.js';

/**
 * The hidden field of every record with translatable texts: the languages in which it has every text that it has in
 * the base language. Kept so, and not as the languages it lacks, it does not change when a language is added, switched or removed.
 */
export const TRANSLATED = 'translatedInto';

/** The value of that field for all languages: the record has no text in the base language that could be translated. */
export const NOTHING_TO_TRANSLATE = '*';

type Texts = Readonly<Record<string, unknown>>;

/** The texts of a record that each language has its own of, those of its entries among them. */
const textsOf = (kind: AnyKind, record: Texts): unknown[] => [
  ...kind.translatable.map((field) => record[field]),
  ...translatedListsOf(kind).flatMap((list) => {
    const entries = record[list.name];
    return Array.isArray(entries)
      ? entries.flatMap((entry: Texts) => perLanguage(list).map(({ name }) => entry[name]))
      : [];
  }),
];

/** The texts of a record that it has in the base language. */
const sourcesOf = (kind: AnyKind, record: Texts): Localized<unknown>[] =>
  textsOf(kind, record).flatMap((texts) => (isValues(texts) && isPresent(texts[baseLanguage()]) ? [texts] : []));

/** Whether the record lacks, in the language, a text that it has in the base language. */
export const lacks = (kind: AnyKind, record: Texts, lang: string): boolean =>
  sourcesOf(kind, record).some((text) => !isPresent(text[lang]));

/** Value of the hidden field of the record. */
export function translatedInto(kind: AnyKind, record: Texts): string[] {
  const [first, ...others] = sourcesOf(kind, record);
  if (!first) return [NOTHING_TO_TRANSLATE];
  const codes = Object.keys(first).filter((code) => code !== baseLanguage() && isPresent(first[code]));
  return codes.filter((code) => others.every((text) => isPresent(text[code])));
}
