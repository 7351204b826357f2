import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { counted, fill, type PluralForms } from '@polyphony/domain/messages/plurals.js';
import { ar } from './ar.js';
import { en } from './en.js';

export { fill, type PluralForms };

type Widened<T> = T extends string
  ? string
  : T extends PluralForms
    ? PluralForms
    : { readonly [K in keyof T]: Widened<T[K]> };

/** The site's own words. Plain data, so that a group of them can be handed to an island. */
export type Texts = Widened<typeof en>;

/** The texts of a language; missing ones fall back to English. */
export type Translation = { readonly [Group in keyof Texts]?: Partial<Texts[Group]> };

const translations: Readonly<Record<string, Translation>> = { [BASE_LANGUAGE]: {}, ar };

/** Whether the site has its own texts in a language. */
export const hasTextsIn = (language: string): boolean => Object.hasOwn(translations, language);

const merged = new Map<string, Texts>();

/** The site's words in a language, English where it has none. */
export function textsIn(language: string): Texts {
  const found = merged.get(language);
  if (found) return found;
  const translation = hasTextsIn(language) ? translations[language] : undefined;
  const texts = Object.fromEntries(
    Object.entries(en).map(([group, words]) => [group, { ...words, ...translation?.[group as keyof Texts] }]),
  ) as unknown as Texts;
  // Only languages with a translation are cached, because the code comes from the request.
  if (translation) merged.set(language, texts);
  return texts;
}

/** The language that the site's own words are in, for visitors of a language. */
export const languageOfTexts = (language: string): string => (hasTextsIn(language) ? language : BASE_LANGUAGE);

/** The form of a text for a number, with `{count}` filled. English words follow the rules of English. */
export const plural = (forms: PluralForms, count: number, language: string): string =>
  counted(forms, count, languageOfTexts(language));
