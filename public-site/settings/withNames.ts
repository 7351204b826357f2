import type { SiteTexts } from '@polyphony/domain/catalogues/siteTexts.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { fill } from '@polyphony/domain/messages/fill.js';
import type { Texts } from '../texts/texts.js';
import type { SiteSettings } from './siteSettings.js';

const thisYear = () => new Date().getFullYear();

/** The site's words with the names that the settings give it. */
export function withNames(texts: SiteTexts, settings: SiteSettings): Texts {
  const { site } = texts;
  const name = settings.text('frontend_website_name') || settings.text('system_name') || site.name;
  return {
    ...texts,
    site: {
      ...site,
      name,
      // Read where it is shown only: pages with a description of their own do not depend on it.
      get tagline() {
        return settings.text('site_moto') || site.tagline;
      },
      footer: settings.text('footer_description') || site.footer,
      get copyright() {
        const values = { year: thisYear() };
        const own = settings.text('copywrite_text');
        return own ? fill(own, values) : format(site.copyright, { ...values, name });
      },
    },
  };
}
