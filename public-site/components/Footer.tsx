import { fill } from '../texts/texts.js';
import { CONTACT_PATH, PRIVACY_PATH } from '../visit/sitePaths.js';
import type { Visit } from '../visit/visit.js';
import { LanguageList } from './LanguageSwitcher.js';
import { FooterWidgets } from '../settings/FooterWidgets.js';
import { SiteLogo } from '../settings/SiteLogo.js';

const thisYear = () => new Date().getFullYear();

export function Footer({ visit }: { visit: Visit }) {
  const { settings, texts } = visit;
  const { site, contact, privacy, consent } = texts;
  const [title, button] = [settings.text('footer_title'), settings.text('button_title')];
  return (
    <footer className="footer">
      <div className="footer__row wrap">
        <div className="footer__about">
          <p className="brand">
            <SiteLogo
              settings={settings}
              name={settings.text('logo_title') || site.name}
              file={settings.picture('footer_logo')}
            />
          </p>
          {title && <p className="footer__title">{title}</p>}
          <p>{site.footer}</p>
          {button && (
            <a className="button" href={CONTACT_PATH}>
              {button}
            </a>
          )}
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
        <div className="footer__widgets">
          <FooterWidgets visit={visit} />
        </div>
        {visit.languages.length > 1 && (
          <section className="footer__languages" aria-labelledby="footer-languages">
            <h2 id="footer-languages">{site.language}</h2>
            <LanguageList visit={visit} />
          </section>
        )}
        <p className="footer__legal">
          {fill(site.copyright, { year: thisYear() })}{' '}
          {settings.isOn('show_cookies_agreement') && settings.text('cookies_agreement_text') && (
            <button type="button" className="footer__revoke" data-revoke hidden>
              {consent.revoke}
            </button>
          )}
        </p>
      </div>
    </footer>
  );
}
