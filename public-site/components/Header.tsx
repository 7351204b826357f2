import type { Visit } from '../visit/visit.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';
import { Logo } from './Logo.js';

/** Whether an entry of the navigation stands for the page that is shown, or for one above it. */
function currentOf(path: string, entry: string): 'page' | 'true' | undefined {
  if (path === entry) return 'page';
  return entry !== '/' && path.startsWith(`${entry}/`) ? 'true' : undefined;
}

export function Header({ visit }: { visit: Visit }) {
  const { path, texts } = visit;
  const entries = [
    { href: '/', label: texts.site.home },
    { href: '/event', label: texts.site.events },
  ];
  return (
    <header className="header">
      <div className="header__row wrap">
        <a className="brand" href="/">
          <Logo />
          <span>{texts.site.name}</span>
        </a>
        <nav className="header__nav" aria-label={texts.site.mainNavigation}>
          <ul>
            {entries.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(path, href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher visit={visit} />
      </div>
    </header>
  );
}
