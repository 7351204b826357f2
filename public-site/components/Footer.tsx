import { CONTACT_PATH, PRIVACY_PATH } from '../visit/sitePaths.js';
import type { Visit } from '../visit/visit.js';
import type { SiteLinks } from './menuTree.js';
import { LanguageList } from './LanguageSwitcher.js';
import { FooterWidgets, Social } from '../settings/FooterWidgets.js';
import { SiteLogo } from '../settings/SiteLogo.js';

export function Footer({ visit, isVisible }: { readonly visit: Visit } & Pick<SiteLinks, 'isVisible'>) {
  const { settings, texts } = visit;
  const { site, contact, privacy, consent } = texts;
  const [title, button] = [settings.text('footer_title'), settings.text('button_title')];
  const links = [
    { href: '/', label: site.home },
    { href: '/event', label: site.events },
    { href: '/news', label: site.news },
    { href: '/careers', label: site.careers },
    { href: CONTACT_PATH, label: contact.title },
    { href: PRIVACY_PATH, label: privacy.title },
    { href: '#top', label: site.backToTop },
  ];
  return (
    <footer className="footer">
      <div className="footer__row wrap">
        <div className="footer__about">
          <p className="brand">
            <SiteLogo
              settings={settings}
              part="footer"
              name={settings.text('logo_title') || site.name}
              file={settings.picture('footer_logo')}
            />
          </p>
          {title && <p className="footer__title">{title}</p>}
          <p>{site.footer}</p>
          {button && isVisible(CONTACT_PATH) && (
            <a className="button" href={CONTACT_PATH}>
              {button}
            </a>
          )}
          <Social visit={visit} />
        </div>
        <div className="footer__widgets">
          <FooterWidgets visit={visit} />
        </div>
        <nav className="footer__site" aria-label={site.footerNavigation}>
          <ul className="footer__links">
            {links
              .filter(({ href }) => isVisible(href))
              .map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
          </ul>
        </nav>
        {visit.languages.length > 1 && (
          <section className="footer__languages" aria-labelledby="footer-languages">
            <h2 id="footer-languages">{site.language}</h2>
            <LanguageList visit={visit} />
          </section>
        )}
        <p className="footer__legal">
          {site.copyright}{' '}
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
