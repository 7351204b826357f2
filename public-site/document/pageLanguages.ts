import * as languages from '@polyphony/domain/languages.js';
import { fullAddress } from '../visit/address.js';
import { baseLanguageOf, defaultLanguage, type SiteLanguage } from '../visit/language.js';
import type { Visit } from '../visit/visit.js';
import type { Head } from './head.js';

const codesOf = ({ languages: active }: Pick<Visit, 'languages'>) => ({
  active: active.map(({ code }) => code),
  default: defaultLanguage(active).code,
  base: baseLanguageOf(active).code,
});

/** The languages in which search engines find a page. */
export function languagesOfPage({ titleLanguages }: Pick<Head, 'titleLanguages'>, visit: Visit): SiteLanguage[] {
  const own = languages.pageLanguages(titleLanguages ?? null, codesOf(visit));
  return visit.languages.filter(({ code }) => own.includes(code));
}

/** The language that a page requested in this one is read in. */
export function languageOfPage(
  head: Pick<Head, 'titleLanguages'>,
  visit: Visit,
  requested: SiteLanguage,
): SiteLanguage {
  const own = languagesOfPage(head, visit);
  const code = languages.pageLanguage(
    requested.code,
    own.map((one) => one.code),
    codesOf(visit),
  );
  return own.find((one) => one.code === code) ?? requested;
}

/** The one full address of the visit's page, in the language that its record is read in. */
export const addressOfPage = (head: Pick<Head, 'titleLanguages' | 'parameters'>, visit: Visit): string =>
  fullAddress(visit, languageOfPage(head, visit, visit.language), head.parameters);
