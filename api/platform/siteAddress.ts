import type { LanguageChoice } from '@polyphony/domain/languages.js';

/**
 * The full address of a page of the site in a reader's language, as the site itself writes it: the default language has
 * the bare address, so that a page has one.
 */
export const siteAddress = (publicUrl: string, path: string, { asked, default: first }: LanguageChoice): string =>
  `${publicUrl}${path}${asked === first ? '' : `?lang=${encodeURIComponent(asked)}`}`;
