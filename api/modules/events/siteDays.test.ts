import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { gql } from '../../testing/generated/gql.js';
import { book, bookableEvent, booked, step, ticketOf } from '../../testing/records/bookings.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { visitorAccount } from '../../testing/clients/visitorAccounts.js';
import { countedPace } from '../../testing/measures/work.js';

/** Days begin and end in the time zone of the site (SITE_TIME_ZONE), on every surface at the same moment. */

const DAY = '2027-05-16';
/** The last moment of the day before, the first and the last of the day, and the first of the next, in Bhutan. */
const [BEFORE, FIRST, LAST, AFTER] = [
  '2027-05-15T17:59:59.999Z',
  '2027-05-15T18:00:00Z',
  '2027-05-16T17:59:59.999Z',
  '2027-05-16T18:00:00Z',
];
/** The last moment of the event, and the first after it. */
const [AT_END, ENDED] = ['2027-05-16T04:59:59.999Z', '2027-05-16T05:00:00Z'];

const SLUG = gql(`query SlugOfEvent($id: ID!) { event(id: $id) { slug } }`);
const CHECK_IN = gql(
  `mutation CheckInCarefully($code: String!) { checkInEventBooking(code: $code, careful: true) { result } }`,
);

let now = new Date(BEFORE);
let api: TestApi;
let pema: TestClient;
let event: { eventId: string; priceId: string };
let path: string;
let ticketCode: string;

beforeAll(async () => {
  api = await startTestApi({ SITE_TIME_ZONE: 'Asia/Thimphu' }, undefined, { pace: countedPace, now: () => now });
  pema = (await visitorAccount(api)).client;
  event = await bookableEvent(api, { startsOn: DAY, infoStartTime: '09:30', infoEndTime: '11:00' });
  const { slug } = await api.admin.request(SLUG, { id: event.eventId });
  path = `/event/${slug}`;
  const { id } = await booked(pema, event);
  await step(api.admin, 'confirm', { id });
  await step(api.admin, 'pay', { id, to: true });
  ticketCode = await ticketOf(pema, id);
});
afterAll(() => api.close());

const textOf = async (address: string) => (await fetch(api.url + address)).text();
const checkIn = () => api.admin.request(CHECK_IN, { code: ticketCode });

test.each([BEFORE, FIRST, AT_END])(
  'at %s the event is not over: it can be booked, and calendars have it',
  async (at) => {
    now = new Date(at);
    const page = await textOf(path);
    expect(page).toContain(`href="${path}/book"`);
    expect(page).not.toContain('This event is over.');
    expect(await textOf('/events.ics')).toContain('DTSTART:20270516T033000Z');
    expect((await book(pema, event)).success).toBe(true);
  },
);

test('once its end time has passed, cached pages, its structured data and a new booking say so at once', async () => {
  now = new Date(AT_END);
  expect(await textOf(path)).not.toContain('This event is over.');
  expect(await textOf(path)).toContain('"offers":[{');
  expect(await textOf('/event')).not.toContain('Ended');
  expect(await textOf('/')).toContain(`href="${path}"`);
  now = new Date(ENDED);
  expect(await textOf(path)).toContain('This event is over.');
  expect(await textOf(path)).not.toContain('"offers":[{');
  expect(await textOf('/event')).toContain('Ended');
  expect(await textOf('/')).not.toContain(`href="${path}"`);
  expect(await textOf('/events.ics')).toContain('BEGIN:VEVENT');
  expect(await book(pema, event)).toMatchObject({ success: false, message: messages.eventOver });
  const { body } = await pema.rest('POST', '/api/client/event/booking', {
    event_id: event.eventId,
    price_id: event.priceId,
  });
  expect(body).toMatchObject({ success: false, message: messages.eventOver });
});

test('the list of this week begins with today', async () => {
  now = new Date(LAST);
  expect(await textOf('/event?when=week')).toContain(`href="${path}"`);
  now = new Date(AFTER);
  expect(await textOf('/event?when=week')).not.toContain(`href="${path}"`);
});

test('at the door it is another day until the day begins, and from its end on', async () => {
  for (const at of [BEFORE, AFTER]) {
    now = new Date(at);
    expect(await checkIn()).toEqual({ result: 'OTHER_DAY' });
  }
  now = new Date(FIRST);
  expect(await checkIn()).toEqual({ result: 'CHECKED_IN' });
});

test('the console learns the zone with its session', async () => {
  expect(await api.admin.request('{ session { timeZone } }')).toEqual({ timeZone: 'Asia/Thimphu' });
});
