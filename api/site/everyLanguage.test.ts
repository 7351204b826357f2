// cspell:ignore worrkshops
import { CATALOGUES, directionOf } from '@polyphony/domain/catalogues/catalogues.js';
import { nameOfLanguage } from '@polyphony/domain/languageNames.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { bookableEvent, booked, step } from '../testing/records/bookings.js';
import { createLanguage, setSwitch } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { registration, visitorAccount } from '../testing/clients/visitorAccounts.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { englishWords } from '../testing/site/englishWords.js';
import { htmlProblems } from '../testing/site/validHtml.js';

/** The site in every language that the product has texts in. */

const SLUG = gql(`query SlugOfBookedEvent($id: ID!) { event(id: $id) { slug name } }`);

let api: TestApi;
let cookie: string;
let paths: readonly string[];
/** What the records of the test say, in whatever language they are read. */
let content: string;
beforeAll(async () => {
  api = await startTestApi();
  for (const code of Object.keys(CATALOGUES).filter((one) => one !== SOURCE_LANGUAGE)) {
    const language = await createLanguage(api.admin, { name: nameOfLanguage(code) ?? code, code });
    if (directionOf(code) === 'rtl') await setSwitch(api.admin, 'language', 'rtl', language, true);
  }
  const { client, email } = await visitorAccount(api);
  cookie = `${VISITOR_COOKIE}=${client.token}`;
  const [pending, confirmed] = [await bookableEvent(api), await bookableEvent(api)];
  const { id: waits } = await booked(client, pending);
  const { id: ticket } = await booked(client, confirmed);
  await step(api.admin, 'confirm', { id: ticket });
  const event = await api.admin.request(SLUG, { id: confirmed.eventId });
  // The language itself is named in its own words, and what is searched for is repeated.
  content = JSON.stringify([
    'English Workshops nothing',
    event,
    email,
    registration(),
    await api.admin.request(SLUG, { id: pending.eventId }),
  ]);
  paths = [
    ...['/', '/event', `/event/${event?.slug}`, '/event/category', '/courses', '/news', '/careers', '/contact-us'],
    ...['/about-us', '/privacy', '/login', '/register', '/verify', '/forgot-password'],
    ...['/reset-password', '/nowhere', '/event?search=nothing', '/news?search=nothing', '/courses?search=nothing'],
    ...['/search', '/search?q=nothing', '/search?q=workshops', '/search?q=worrkshops'],
    ...['/account', '/account/bookings', `/account/bookings/${waits}`, `/account/bookings/${ticket}`],
    `/event/${event?.slug}/book`,
  ];
});
afterAll(() => api.close());

/** The texts of a page, those of attributes included; not its offers in other languages. */
function textsOf(page: string): string {
  const html = page.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<aside[^>]* hidden[\s\S]*?<\/aside>/g, ' ');
  const attributes = [...html.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text);
  return [html.replaceAll(/<[^>]*>/g, ' '), ...attributes].join(' ');
}

test.each(Object.keys(CATALOGUES))(
  'every page is valid HTML in %s, and has no word of another language',
  async (lang) => {
    const wrong: Record<string, unknown> = {};
    for (const path of paths) {
      const account = /^\/account|\/book$/.test(path) ? `${cookie}; ` : '';
      const response = await fetch(api.url + path, {
        headers: { cookie: `${account}language=${lang}` },
        redirect: 'manual',
      });
      const html = await response.text();
      expect([path, response.status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      const { dir, lang: marked } = /<html[^>]* lang="(?<lang>\w+)"[^>]* dir="(?<dir>\w+)"/.exec(html)?.groups ?? {};
      const found = {
        problems: await htmlProblems(html),
        english: lang === SOURCE_LANGUAGE ? [] : englishWords(textsOf(html), lang, content),
        marks: [marked, dir].join() === [lang, directionOf(lang)].join() ? [] : [marked, dir],
      };
      if (Object.values(found).flat().length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
  },
);
