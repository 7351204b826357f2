import { fill } from '../texts/texts.js';
import type { Visit } from '../visit/visit.js';
import { Logo } from './Logo.js';

const thisYear = () => new Date().getFullYear();

export function Footer({ visit: { texts } }: { visit: Visit }) {
  const { site } = texts;
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
        <ul className="footer__links">
          <li>
            <a href="/">{site.home}</a>
          </li>
          <li>
            <a href="/event">{site.events}</a>
          </li>
          <li>
            <a href="#top">{site.backToTop}</a>
          </li>
        </ul>
        <p className="footer__legal">{fill(site.copyright, { year: thisYear() })}</p>
      </div>
    </footer>
  );
}
