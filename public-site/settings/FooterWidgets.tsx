import { dialled } from '@polyphony/domain/text/digits.js';
import type { Visit } from '../visit/visit.js';
import { NETWORKS } from './socialIcons.js';

interface WidgetProps {
  readonly visit: Visit;
}

/** Additions of the settings to the foot of every page. */
export function FooterWidgets({ visit }: WidgetProps) {
  const { settings, texts } = visit;
  return (
    <>
      <Links visit={visit} id="one" title={texts.footer.links} />
      <Links visit={visit} id="two" title={settings.text('link_two_title')} />
      <Links visit={visit} id="three" title={settings.text('link_three_title')} />
      <Opening visit={visit} />
      <Contact visit={visit} />
    </>
  );
}

function Links({ visit, id, title }: WidgetProps & { id: string; title: string }) {
  const links = visit.settings.rows(`link_${id}_label`, `link_${id}_value`);
  if (links.length === 0) return null;
  return (
    <nav className="footer__widget" aria-labelledby={`links-${id}`}>
      <h2 id={`links-${id}`}>{title || visit.texts.footer.links}</h2>
      <ul>
        {links.map(([label = '', href = ''], at) => (
          <li key={at}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Opening({ visit: { settings, texts } }: WidgetProps) {
  const hours = settings.rows('opening_days', 'opening_timings');
  if (hours.length === 0) return null;
  return (
    <section className="footer__widget" aria-labelledby="opening">
      <h2 id="opening">{settings.text('opening_title') || texts.footer.opening}</h2>
      <dl className="footer__hours">
        {hours.map(([days, timings], at) => (
          <div key={at}>
            <dt>{days}</dt>
            <dd>{timings}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contact({ visit: { settings, texts } }: WidgetProps) {
  const address = settings.text('contact_address');
  const [phone, whatsapp, email] = ['contact_number', 'whatsapp_number', 'contact_email'].map((key) =>
    settings.text(key),
  );
  const ways = [
    phone && ([texts.footer.phone, `tel:${dialled(phone)}`, phone] as const),
    whatsapp && (['WhatsApp', `https://wa.me/${dialled(whatsapp).replace('+', '')}`, whatsapp] as const),
    email && ([texts.footer.email, `mailto:${email}`, email] as const),
  ].filter((way) => way !== undefined && way !== '');
  if (!address && ways.length === 0) return null;
  return (
    <section className="footer__widget" aria-labelledby="contact-info">
      <h2 id="contact-info">{texts.footer.contact}</h2>
      {address && <address>{address}</address>}
      <dl className="footer__ways">
        {ways.map(([label, href, text]) => (
          <div key={href}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>
                <bdi dir="ltr">{text}</bdi>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Profiles elsewhere, beside what the site says of itself. */
export function Social({ visit: { settings, texts } }: WidgetProps) {
  const profiles = NETWORKS.flatMap(([key, name, lines]) => {
    const href = settings.text(key);
    return href ? [{ name, lines, href }] : [];
  });
  if (!settings.isOn('show_social_links') || profiles.length === 0) return null;
  return (
    <nav className="footer__social" aria-label={texts.footer.social}>
      <ul>
        {profiles.map(({ name, lines, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener" aria-label={name}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={lines} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
