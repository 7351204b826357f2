import { switchAddress } from '../visit/address.js';
import { languageCookieFor } from '../visit/language.js';
import type { Visit } from '../visit/visit.js';

/**
 * Offers of this page in the site's other languages. Every page contains all of them, hidden, so that one cached page
 * serves visitors of any language: a script shows the offer in the browser's preferred language. Without scripts there
 * is the switch in the header.
 */
export function LanguageOffers({ visit }: { visit: Visit }) {
  const others = visit.languages.filter(
    ({ code }) => code !== visit.language.code && visit.pageTexts.has(code, 'site'),
  );
  return others.map((language) => {
    const { site } = visit.pageTexts.in(language.code);
    return (
      <aside
        key={language.code}
        className="offer"
        lang={language.code}
        dir={language.rtl ? 'rtl' : 'ltr'}
        aria-label={site.readHere}
        hidden
      >
        <a href={switchAddress(visit, language)} rel="nofollow" hrefLang={language.code}>
          {site.readHere}
        </a>
        <button type="button" aria-label={site.close} data-cookie={languageCookieFor(visit.language, visit.publicUrl)}>
          ×
        </button>
      </aside>
    );
  });
}
