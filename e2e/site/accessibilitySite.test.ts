import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { book, publishedEvents, step } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import type { TestClient } from '../../api/testing/clients/testClient.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { expectAccessible, speak } from '../support/accessibility.js';
import { test } from '../support/fixtures.js';
import { languagesOf } from '../screens/lookVisits.js';
import { OPTIONS } from '../screens/looking.js';
import { accountLooks, eventLooks, type VisitorBookings, visitorLooks } from '../screens/siteLooks.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { chooseLook } from './chooseLook.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** Two bookings of a visitor: one that waits to be confirmed, and one whose ticket has been read at the door. */
async function bookingsOf(server: RunningServer, client: TestClient): Promise<VisitorBookings> {
  const { id: eventId, prices } = await client.request<{ id: string; prices: { id: string; nationality: string }[] }>(
    '{ publishedEvent(slug: "bookbinding-weekend") { id prices { id nationality } } }',
  );
  const priceId = prices.find(({ nationality }) => nationality === 'BHUTANESE')?.id;
  const booked = async () => (await book(client, { eventId, priceId, message: 'No nuts, please' })).booking?.id ?? '';
  const [pending, ticket] = [await booked(), await booked()];
  await step(server.admin, 'confirm', { id: ticket });
  const { ticketCode } = await client.request<{ ticketCode: string }>(
    'query ($id: ID!) { ownBooking(id: $id) { ticketCode } }',
    { id: ticket },
  );
  await server.admin.request('mutation ($code: String!) { checkInEventBooking(code: $code) { success } }', {
    code: ticketCode,
  });
  return { pending, ticket };
}

for (const [index, [name, looks, prepare]] of [
  ['the pages of events', eventLooks, (server: RunningServer) => publishedEvents(server, PUBLIC_PAGE_SIZE)] as const,
  ['the pages to register and log in', accountLooks, () => undefined] as const,
].entries())
  for (const language of languagesOf(turn, index, inAllWays))
    test(`${name} of the site meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({ server, visitor }) => {
      const { page, context, expectProblem } = await visitor(OPTIONS);
      expectProblem(/\b404\b|\b422\b/);
      await prepare(server);
      await speak(context, server.url, language);
      await chooseLook(server, index);
      await expectAccessible(page, looks, index, server);
    });

for (const language of languagesOf(turn, 2, inAllWays))
  test(`the pages of a visitor with an account meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({
    server,
    visitor,
  }) => {
    const { page, context, expectProblem } = await visitor(OPTIONS);
    expectProblem(/\b422\b/);
    await speak(context, server.url, language);
    const { client } = await visitorAccount(server);
    await context.addCookies([{ name: VISITOR_COOKIE, value: client.token ?? '', url: server.url }]);
    const booked = await bookingsOf(server, client);
    await chooseLook(server);
    await expectAccessible(
      page,
      visitorLooks.map((look) => ({ ...look, open: () => look.open(page, booked) })),
      2,
      server,
    );
  });
