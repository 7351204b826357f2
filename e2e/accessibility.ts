import { VISITOR_COOKIE } from '@polyphony/domain/account.js';
import { bookableEvent, book, step } from '../api/testing/bookings.js';
import type { TestClient } from '../api/testing/testClient.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import { inspectAll, type Look } from './axe.js';
import { adminLooks, signInLooks, viewOnlyLooks } from './consoleLooks.js';
import type { House, Visitor } from './harness.js';
import { storeSome } from './library.js';
import { consoleWords } from './said.js';
import { OPTIONS } from './screens/looking.js';
import { siteLooks, visitorLooks } from './siteLooks.js';

/** A language and the direction it is laid out in. */
export interface Reading {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
}

const speak = ({ context }: Visitor, the: House, lang: string): Promise<void> =>
  context.addCookies([{ name: 'language', value: lang, url: the.api.url }]);

const named = (looks: readonly Look[], direction: string) =>
  looks.map((look) => ({ ...look, name: `${look.name}-${direction}` }));

/** What is wrong with what opens on the console's screens, as a stranger, someone with few rights and the Super Admin see them. */
export async function consoleViolations(the: House, { lang, direction }: Reading) {
  const { rows } = await the.api.admin.ask<{ rows: { id: string }[] }>('{ eventCategories { rows { id } } }');
  const t = consoleWords(lang);
  await book((await visitorAccount(the.api)).client, await bookableEvent(the.api));
  await storeSome(the.api);
  const visitor = await the.visitor(OPTIONS);
  const reader = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'), OPTIONS);
  const admin = await the.staff(undefined, OPTIONS);
  await Promise.all([visitor, reader, admin].map((window) => speak(window, the, lang)));
  return {
    ...(await inspectAll(visitor.page, named(signInLooks, direction))),
    ...(await inspectAll(reader.page, named(viewOnlyLooks, direction))),
    ...(await inspectAll(admin.page, named(adminLooks(t, rows[0]?.id ?? ''), direction))),
  };
}

/** Two bookings of a visitor: one that waits to be confirmed, and one whose ticket has been read at the door. */
async function bookingsOf({ api }: House, client: TestClient) {
  const { id: eventId, prices } = await client.ask<{ id: string; prices: { id: string; nationality: string }[] }>(
    '{ publishedEvent(slug: "bookbinding-weekend") { id prices { id nationality } } }',
  );
  const priceId = prices.find(({ nationality }) => nationality === 'BHUTANESE')?.id;
  const booked = async () => (await book(client, { eventId, priceId, message: 'No nuts, please' })).booking?.id ?? '';
  const [pending, ticket] = [await booked(), await booked()];
  await step(api.admin, 'confirm', { id: ticket });
  const { ticketCode } = await client.ask<{ ticketCode: string }>(
    'query ($id: ID!) { ownBooking(id: $id) { ticketCode } }',
    { id: ticket },
  );
  await api.admin.ask('mutation ($code: String!) { checkInEventBooking(code: $code) { success } }', {
    code: ticketCode,
  });
  return { pending, ticket };
}

/** What is wrong on the public site's pages. */
export async function siteViolations(the: House, { lang, direction }: Reading) {
  const visitor = await the.visitor(OPTIONS);
  visitor.expectProblem(/\b404\b|\b422\b/);
  await speak(visitor, the, lang);
  const found = await inspectAll(visitor.page, named(siteLooks, direction));
  const { client } = await visitorAccount(the.api);
  await visitor.context.addCookies([{ name: VISITOR_COOKIE, value: client.token ?? '', url: the.api.url }]);
  return {
    ...found,
    ...(await inspectAll(visitor.page, named(visitorLooks(await bookingsOf(the, client)), direction))),
  };
}
