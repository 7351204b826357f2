import { fill } from '../texts/texts.js';
import { CONTACT_PATH, PRIVACY_PATH } from '../visit/sitePaths.js';
import type { Visit } from '../visit/visit.js';
import { LanguageList } from './LanguageSwitcher.js';
import { Logo } from './Logo.js';

const thisYear = () => new Date().getFullYear();

export function Footer({ visit }: { visit: Visit }) {
  const { site, contact, privacy } = visit.texts;
  return (
    <footer className="footer">
      <div className="footer__row wrap">
        <div className="footer__about">
          <p className="brand">
            <Logo />
            <span>{site.name}</span>
          </p>
          <p>{site.footer}</p>
        </div>
        <nav aria-label={site.footerNavigation}>
          <ul className="footer__links">
            <li>
              <a href="/">{site.home}</a>
            </li>
            <li>
              <a href="/event">{site.events}</a>
            </li>
            <li>
              <a href="/news">{site.news}</a>
            </li>
            <li>
              <a href="/careers">{site.careers}</a>
            </li>
            <li>
              <a href={CONTACT_PATH}>{contact.title}</a>
            </li>
            <li>
              <a href={PRIVACY_PATH}>{privacy.title}</a>
            </li>
            <li>
              <a href="#top">{site.backToTop}</a>
            </li>
          </ul>
        </nav>
        {visit.languages.length > 1 && (
          <section className="footer__languages" aria-labelledby="footer-languages">
            <h2 id="footer-languages">{site.language}</h2>
            <LanguageList visit={visit} />
          </section>
        )}
        <p className="footer__legal">{fill(site.copyright, { year: thisYear() })}</p>
      </div>
    </footer>
  );
}
