import { gql } from '../../../testing/generated/gql.js';
import { book, bookableEvent, cancelBooking, step, ticketOf } from '../../../testing/records/bookings.js';
import { contentCommandsOf } from '../../../testing/measures/commands.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import type { TestClient } from '../../../testing/clients/testClient.js';
import { visitorAccount } from '../../../testing/clients/visitorAccounts.js';
import { BookingModel } from './booking.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const today = () => new Date(Date.now() - 3_600_000).toISOString();
const FIGURES = gql(`
  query FiguresOfBookings($since: DateTime!) {
    eventBookingFigures(since: $since) { booked toConfirm toPay checkedIn }
  }
`);
const CHECK_IN = gql(`mutation CheckInOne($code: String!) { checkInEventBooking(code: $code) { success } }`);
const OWN = gql(`query WhetherSuperAdmin { session { superAdmin } }`);
const figures = (client: TestClient, since = today()) => client.request(FIGURES, { since });

test('the overview counts what was booked and checked in since a time, and all bookings that wait to be confirmed or paid', async () => {
  const place = await bookableEvent(api);
  const { client } = await visitorAccount(api);
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) ids.push((await book(client, place)).booking?.id ?? '');
  const [cancelled = '', confirmed = '', old = ''] = ids;
  await cancelBooking(client, cancelled);
  await step(api.admin, 'confirm', { id: confirmed });
  const code = await ticketOf(client, confirmed);
  expect(await figures(api.admin)).toEqual({ booked: 4, toConfirm: 2, toPay: 1, checkedIn: 0 });

  await api.admin.request(CHECK_IN, { code });
  await BookingModel.updateOne({ _id: old }, { $set: { createdAt: new Date(Date.now() - 3 * DAY_MS) } });
  expect(await figures(api.admin)).toEqual({ booked: 3, toConfirm: 2, toPay: 1, checkedIn: 1 });
  expect(await figures(api.admin, new Date(Date.now() + DAY_MS).toISOString())).toEqual({
    booked: 0,
    toConfirm: 2,
    toPay: 1,
    checkedIn: 0,
  });

  await step(api.admin, 'pay', { id: confirmed });
  expect((await figures(api.admin)).toPay).toBe(0);
});

test('the figures of bookings cost four count commands', async () => {
  const own = await contentCommandsOf(() => api.admin.request(OWN));
  const commands = await contentCommandsOf(() => figures(api.admin));
  expect(commands.filter((command) => command.endsWith(' eventBookings')).length).toBe(4);
  expect(commands.length).toBe(own.length + 4);
});

test('the overview shows the figures only to those who may list bookings', async () => {
  expect(await figures(await api.staff('VIEW_ALL_EVENT_BOOKINGS'))).toHaveProperty('booked');
  await expect(figures(await api.staff('VIEW_ALL_EVENTS', 'CHECK_IN_EVENT_BOOKINGS'))).rejects.toThrow('FORBIDDEN');
  await expect(figures(api.visitor)).rejects.toThrow('UNAUTHENTICATED');
});
