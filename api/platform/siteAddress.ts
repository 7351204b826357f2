import type { LanguageChoice } from '@polyphony/domain/languages.js';

/**
 * The full URL of a page of the site in a reader's language. The default language has no `lang` parameter, as in the
 * site's own links, so that a page has one canonical URL.
 */
export const siteAddress = (publicUrl: string, path: string, { requested, default: first }: LanguageChoice): string =>
  `${publicUrl}${path}${requested === first ? '' : `?lang=${encodeURIComponent(requested)}`}`;
