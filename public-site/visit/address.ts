import { defaultLanguage, LANGUAGE_PARAMETER, type SiteLanguage } from './language.js';
import type { Visit } from './visit.js';

/** Parameters of an address; those that are empty or missing are left out. */
export type Parameters = Readonly<Record<string, string | number | null | undefined>>;

/** A path with parameters, as an href. */
export function address(path: string, parameters: Parameters = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of a page in a list: the first page is the bare address, so that each page has one. */
export const pageAddress = (path: string, page: number, parameters: Parameters = {}): string =>
  address(path, { ...parameters, page: page > 1 ? page : null });

/**
 * The full address under which search engines shall know the visit's page in a language. The default language has the bare
 * address; the others carry their code, so that a shared or indexed link needs no cookie.
 */
export const fullAddress = (visit: Visit, language: SiteLanguage, parameters: Parameters = {}): string =>
  addressIn({ ...visit, language }, visit.path, parameters);

/** The same of another page, in the language of the visit. */
export function addressIn(
  { language, languages, publicUrl }: Pick<Visit, 'language' | 'languages' | 'publicUrl'>,
  path: string,
  parameters: Parameters = {},
): string {
  const code = language.code === defaultLanguage(languages).code ? null : language.code;
  return publicUrl + address(path, { ...parameters, [LANGUAGE_PARAMETER]: code });
}

/** The address of the current page in another language, which also stores that language. */
export function switchAddress(visit: Visit, language: SiteLanguage): string {
  const search = new URLSearchParams(visit.search);
  search.set(LANGUAGE_PARAMETER, language.code);
  return `${visit.path}?${search}`;
}
