import { createHash } from 'node:crypto';
import type { Visit } from '../visit/visit.js';

/** A word that changes with the text: who has seen one text is shown the next. */
const versionOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 10);

const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The texts that are switched on; '' for those that are not. */
const textsOf = ({ settings }: Visit) => ({
  popup: settings.isOn('show_website_popup') ? settings.text('popup_content') : '',
  cookies: settings.isOn('show_cookies_agreement') ? settings.text('cookies_agreement_text') : '',
});

/** Whether the page needs the script that opens them, or the one of the top loader, which it is in. */
export function hasNotices(visit: Visit): boolean {
  const { popup, cookies } = textsOf(visit);
  return popup !== '' || cookies !== '' || visit.settings.isOn('show_toploader_switcher');
}

/**
 * The popup and the cookies agreement. Both are closed until a script finds that this visitor has not seen them. Pages with a form
 * of their own, such as the log-in, have no popup: nothing may come before what a visitor is about to type.
 */
export function Notices({ visit, withPopup }: { readonly visit: Visit; readonly withPopup: boolean }) {
  const { popup, cookies } = textsOf(visit);
  return (
    <>
      {cookies && <CookiesAgreement visit={visit} text={cookies} />}
      {withPopup && popup && <Popup visit={visit} text={popup} />}
    </>
  );
}

function Popup({ visit: { texts }, text }: { visit: Visit; text: string }) {
  const [first = '', ...others] = paragraphsOf(text);
  return (
    <dialog className="popup" aria-labelledby="popup-text" data-popup={versionOf(text)}>
      <div id="popup-text">
        <p className="popup__first">{first}</p>
        {others.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <form method="dialog">
        <button type="submit" className="button">
          {texts.site.close}
        </button>
      </form>
    </dialog>
  );
}

function CookiesAgreement({ visit: { texts }, text }: { visit: Visit; text: string }) {
  return (
    <section className="consent" aria-labelledby="consent-title" data-consent={versionOf(text)} tabIndex={-1} hidden>
      <div className="wrap consent__row">
        <div>
          <h2 id="consent-title">{texts.consent.title}</h2>
          {paragraphsOf(text).map((line, at) => (
            <p key={at}>{line}</p>
          ))}
          <p>
            <a href="/privacy">{texts.privacy.title}</a>
          </p>
        </div>
        <div className="consent__answers">
          <button type="button" className="button" data-answer="accepted">
            {texts.consent.accept}
          </button>
          <button type="button" className="button button--quiet" data-answer="declined">
            {texts.consent.decline}
          </button>
        </div>
      </div>
    </section>
  );
}
