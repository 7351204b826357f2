import { SESSION_COOKIE, VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import {
  LANGUAGE_COOKIE_MAX_AGE_S,
  MAIL_HISTORY_DAYS,
  SESSION_MAX_AGE_S,
  UNVERIFIED_RETENTION_DAYS,
} from '@polyphony/domain/limits.js';
import { plainRoute, type PageProps } from '../routing/route.js';
import { durationIn } from '../texts/duration.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { PRIVACY_PATH } from '../visit/sitePaths.js';
import { groupsOf } from '../settings/participants.js';
import { PENDING_COOKIE, PENDING_COOKIE_MAX_AGE_S } from '../visit/pending.js';

/** Every cookie that the server sets, what is said of it, and for how many seconds a browser keeps it. */
const COOKIES = [
  { name: LANGUAGE_COOKIE, purpose: 'language', seconds: LANGUAGE_COOKIE_MAX_AGE_S },
  { name: PENDING_COOKIE, purpose: 'pending', seconds: PENDING_COOKIE_MAX_AGE_S },
  { name: VISITOR_COOKIE, purpose: 'visitor', seconds: SESSION_MAX_AGE_S },
  { name: SESSION_COOKIE, purpose: 'session', seconds: SESSION_MAX_AGE_S },
] as const;

const DAY_S = 24 * 60 * 60;

/** Page on the data that the site stores about its visitors, the same for every installation. */
export const privacy = plainRoute({
  path: PRIVACY_PATH,
  head: ({ visit: { texts } }) => ({ title: texts.privacy.title, lead: texts.privacy.lead }),
  Page: Privacy,
});

function Privacy({ visit }: PageProps<null>) {
  const { texts, pageTexts, language, enquiryRetentionDays } = visit;
  const { privacy: words } = texts;
  // Unlike single words, a page of English in another language is marked as such.
  const [lang, mark] = pageTexts.has(language.code, 'privacy')
    ? [language.code, {}]
    : ['en', { lang: 'en', dir: 'ltr' } as const];
  const values = {
    groups: groupsOf(visit).length === 0 ? 'none' : 'some',
    days: durationIn(lang, SESSION_MAX_AGE_S),
    unverified: durationIn(lang, UNVERIFIED_RETENTION_DAYS * DAY_S),
    mails: durationIn(lang, MAIL_HISTORY_DAYS * DAY_S),
    enquiries: durationIn(lang, enquiryRetentionDays * DAY_S),
  };
  return (
    <article className="wrap page privacy" {...mark}>
      <header className="page__head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <section>
        <h2 id="cookies">{words.cookies}</h2>
        <p>{words.cookiesLead}</p>
        <section className="table-frame" aria-labelledby="cookies" tabIndex={0}>
          <table className="prices">
            <thead>
              <tr>
                <th scope="col">{words.cookie}</th>
                <th scope="col">{words.purpose}</th>
                <th scope="col">{words.kept}</th>
              </tr>
            </thead>
            <tbody>
              {COOKIES.map(({ name, purpose, seconds }) => (
                <tr key={name}>
                  <th scope="row">
                    <code dir="ltr">{name}</code>
                  </th>
                  <td>{words.purposes[purpose]}</td>
                  <td className="privacy__time">{durationIn(lang, seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      {words.sections.map(({ title, paragraphs }, at) => (
        <section key={title} aria-labelledby={`section-${at}`}>
          <h2 id={`section-${at}`}>{title}</h2>
          {paragraphs.map((paragraph, place) => (
            <p key={place}>{typeof paragraph === 'string' ? paragraph : format(paragraph, values)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
