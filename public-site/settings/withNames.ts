import type { Texts } from '../texts/texts.js';
import type { SiteSettings } from './siteSettings.js';

/** The site's words with the names that the settings give it. */
export function withNames(texts: Texts, settings: SiteSettings): Texts {
  const { site } = texts;
  return {
    ...texts,
    site: {
      ...site,
      name: settings.text('frontend_website_name') || site.name,
      // Read where it is shown only: pages with a description of their own do not depend on it.
      get tagline() {
        return settings.text('site_moto') || site.tagline;
      },
      footer: settings.text('footer_description') || site.footer,
      copyright: settings.text('copywrite_text') || site.copyright,
    },
  };
}
