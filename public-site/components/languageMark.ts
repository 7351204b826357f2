import { ENGLISH, type SiteLanguage } from '../visit/language.js';
import type { Visit } from '../visit/visit.js';

/** A record with its texts in the visitor's language, as far as it has them. */
export interface WithFallbacks {
  /** The texts that are read in another language, and in which. */
  readonly fallbacks: readonly { readonly field: string; readonly lang: string }[];
}

/** Attributes of an element whose text is in another language than the page. */
export interface LanguageMark {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** The attributes of an element that shows a text of a record: none where it is in the page's language. */
export function languageMark(
  record: WithFallbacks,
  field: string,
  { languages }: Pick<Visit, 'languages'>,
): LanguageMark {
  const code = record.fallbacks.find((fallback) => fallback.field === field)?.lang;
  if (code === undefined) return {};
  const language: SiteLanguage = languages.find((one) => one.code === code) ?? ENGLISH;
  return { lang: code, dir: language.rtl ? 'rtl' : 'ltr' };
}
