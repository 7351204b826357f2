import { format } from '@polyphony/domain/catalogues/text.js';
import { dialled } from '@polyphony/domain/text/digits.js';
import { SEARCH_PATH } from '../visit/sitePaths.js';
import type { Visit } from '../visit/visit.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';
import { SiteLogo } from '../settings/SiteLogo.js';
import { currentOf, MainMenu } from './MainMenu.js';
import type { MenuEntry } from './menuTree.js';

/** So many entries fit side by side on a wide screen; more of them fold behind the button at every width. */
const SIDE_BY_SIDE = 7;

export function Header({ visit, menu }: { readonly visit: Visit; readonly menu: readonly MenuEntry[] }) {
  const { path, texts, settings } = visit;
  const helpline = settings.text('helpline_number');
  const ways = [
    'header',
    menu.length > SIDE_BY_SIDE && 'header--folded',
    settings.isOn('enable_sticky_header') && 'header--sticky',
  ];
  return (
    <header className={ways.filter(Boolean).join(' ')}>
      <div className="header__row wrap">
        <a className="brand" href="/">
          <SiteLogo settings={settings} name={texts.site.name} part="header" />
        </a>
        {/* A popover opens and closes without a script, and by Escape; where there is room, it is a part of the row. */}
        <nav className="header__nav" id="main-menu" popover="auto" aria-label={texts.site.mainNavigation}>
          <MainMenu entries={menu} path={path} />
        </nav>
        {helpline && (
          <a
            className="header__helpline"
            href={`tel:${dialled(helpline)}`}
            aria-label={format(texts.site.named, { name: texts.footer.helpline, value: helpline })}
          >
            <bdi dir="ltr">{helpline}</bdi>
          </a>
        )}
        <SearchLink visit={visit} />
        <AccountLink visit={visit} />
        {settings.isOn('show_language_switcher') && <LanguageSwitcher visit={visit} />}
        <button className="header__toggle" type="button" popoverTarget="main-menu">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
          <span>{texts.site.menu}</span>
        </button>
      </div>
    </header>
  );
}

/** Leads to the search of the whole site. */
function SearchLink({ visit: { path, texts } }: { visit: Visit }) {
  return (
    <a className="header__account header__search" href={SEARCH_PATH} aria-current={currentOf(path, SEARCH_PATH)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5 21 21" />
      </svg>
      <span className="visually-hidden">{texts.search.nav}</span>
    </a>
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
