import type { Visit } from '../visit/visit.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';
import { dialled } from '../settings/FooterWidgets.js';
import { SiteLogo } from '../settings/SiteLogo.js';

/** The aria-current of a navigation entry: for the current page, or a page below the entry. */
function currentOf(path: string, entry: string): 'page' | 'true' | undefined {
  if (path === entry) return 'page';
  return entry !== '/' && path.startsWith(`${entry}/`) ? 'true' : undefined;
}

export function Header({ visit }: { visit: Visit }) {
  const { path, texts, settings } = visit;
  const helpline = settings.text('helpline_number');
  const entries = [
    { href: '/', label: texts.site.home },
    { href: '/event', label: texts.site.events },
    // Posts of the blog are among the news, at addresses of their own.
    { href: '/news', label: texts.site.news, also: '/blog' },
  ];
  return (
    <header className={settings.isOn('enable_sticky_header') ? 'header header--sticky' : 'header'}>
      <div className="header__row wrap">
        <a className="brand" href="/">
          <SiteLogo settings={settings} name={texts.site.name} />
        </a>
        <nav className="header__nav" aria-label={texts.site.mainNavigation}>
          <ul>
            {entries.map(({ href, label, also = href }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(path, href) ?? currentOf(path, also)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {helpline && (
          <a
            className="header__helpline"
            href={`tel:${dialled(helpline)}`}
            aria-label={`${texts.footer.helpline}: ${helpline}`}
          >
            <bdi dir="ltr">{helpline}</bdi>
          </a>
        )}
        <AccountLink visit={visit} />
        {settings.isOn('show_language_switcher') && <LanguageSwitcher visit={visit} />}
      </div>
    </header>
  );
}

/** Leads to one's own page, or to the log-in. */
function AccountLink({ visit: { path, texts, visitor } }: { visit: Visit }) {
  const [href, label] = visitor ? ['/account', texts.account.nav] : ['/login', texts.login.nav];
  return (
    <a className="header__account" href={href} rel="nofollow" aria-current={currentOf(path, href)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="8" r="4" />
        <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" />
      </svg>
      <span>{label}</span>
    </a>
  );
}
