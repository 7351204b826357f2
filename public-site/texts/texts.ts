import type { SiteTexts } from '@polyphony/domain/catalogues/siteTexts.js';

export { hasTextsIn } from '@polyphony/domain/catalogues/catalogues.js';
export { siteTextsIn as textsIn } from '@polyphony/domain/catalogues/siteTexts.js';

/** The site's own words in a language, with the names that the settings give it. */
export interface Texts extends Omit<SiteTexts, 'site'> {
  readonly site: Omit<SiteTexts['site'], 'copyright'> & { readonly copyright: string };
}
