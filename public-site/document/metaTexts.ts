import type { WithFallbacks } from '../components/languageMark.js';

/** Texts of a record about its page, for search engines and in shared links. */
interface WithMetaTexts extends WithFallbacks {
  readonly metaTitle?: string | null;
  readonly metaDescription?: string | null;
  readonly metaKeywords?: string | null;
}

interface MetaTexts {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
}

/**
 * The meta texts of a record that are in the language of its title. In one that has a title of its own and no meta title, the
 * title is better than the meta title of another language.
 * @param titleField the field of the title: 'name'
 */
export function metaTextsOf(record: WithMetaTexts, titleField: string): MetaTexts {
  const languageOf = (field: string) => record.fallbacks.find((fallback) => fallback.field === field)?.lang;
  const textOf = (field: 'metaTitle' | 'metaDescription' | 'metaKeywords') =>
    (languageOf(field) === languageOf(titleField) && record[field]) || null;
  return { title: textOf('metaTitle'), description: textOf('metaDescription'), keywords: textOf('metaKeywords') };
}
