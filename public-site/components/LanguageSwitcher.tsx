import type { SiteLanguage } from '../visit/language.js';
import { switchAddress } from '../visit/address.js';
import type { Visit } from '../visit/visit.js';

/** This many languages are shown side by side; more are in a menu behind the current one. */
const SIDE_BY_SIDE = 2;

/** Links to this page in the other languages. They change the visitor's choice, so that nothing may prefetch them. */
export function LanguageSwitcher({ visit }: { visit: Visit }) {
  const { language, languages, texts } = visit;
  if (languages.length < 2) return null;
  const list = <LanguageList visit={visit} />;
  return (
    <nav className="languages" aria-label={texts.site.language}>
      {languages.length <= SIDE_BY_SIDE ? (
        list
      ) : (
        <details>
          <summary>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <circle cx="12" cy="12" r="9" />
              <path d="M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18" />
            </svg>
            <bdi lang={language.code}>{ownName(language) ?? language.name}</bdi>
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** This page in every language of the site. */
export const LanguageList = ({ visit }: { visit: Visit }) => (
  <ul>
    {visit.languages.map((other) => (
      <li key={other.code}>
        <LanguageLink language={other} visit={visit} />
      </li>
    ))}
  </ul>
);

function LanguageLink({ language, visit }: { language: SiteLanguage; visit: Visit }) {
  const own = ownName(language);
  return (
    <a
      href={switchAddress(visit, language)}
      rel="nofollow"
      hrefLang={language.code}
      lang={own ? language.code : undefined}
      aria-current={language.code === visit.language.code ? 'true' : undefined}
    >
      <bdi>{own ?? language.name}</bdi>
    </a>
  );
}

const ownNames = new Map<string, string | null>();

/** Own name of a language ('العربية'), so that its readers find it; null where that is not known. */
function ownName({ code }: SiteLanguage): string | null {
  const known = ownNames.get(code);
  if (known !== undefined) return known;
  const name = nameBy(code);
  const capitalized = name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  ownNames.set(code, capitalized);
  return capitalized;
}

function nameBy(code: string): string | null {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    // A code is any one or two letters (SPEC-D30); Intl throws for invalid language tags.
    return null;
  }
}
