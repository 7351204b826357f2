import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Limits } from '../../../platform/limits/rateLimits.js';
import { createArabic } from '../../../testing/records/createRecord.js';
import { replaceService } from '../../../testing/server/replaceService.js';
import { visitorSearchFields } from '../../../identity/users/visitorSearch.js';
import { UserModel } from '../../../identity/users/user.js';
import { MailModel } from '../../../platform/mail/queuedMail.js';
import mongoose from 'mongoose';
import { gql } from '../../../testing/generated/gql.js';
import {
  allBookings,
  book,
  bookableEvent,
  booked,
  cancelBooking,
  step,
  ticketOf,
} from '../../../testing/records/bookings.js';
import { contentCommandsOf } from '../../../testing/measures/commands.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import type { TestClient } from '../../../testing/clients/testClient.js';
import { newEmail, visitorAccount } from '../../../testing/clients/visitorAccounts.js';
import { BookingModel, type StoredBooking } from './booking.js';

let api: TestApi;
let pema: TestClient;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  pema = (await visitorAccount(api)).client;
});
afterAll(() => api.close());
// A visitor of these tests books more in an hour than any one person.
beforeEach(() => replaceService(api.services, 'limits', new Limits(null)));

const TRAIL = gql(`
  query TrailOfBookings($pageSize: Int!) {
    auditEntries(pageSize: $pageSize, filter: {kind: "eventBooking"}) { rows { action target { id } } }
  }
`);
const COUNT = gql(`
  query CountOfBookings($searchName: String) {
    eventBookings(pageSize: 1, filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }
  }
`);
const AT_DOOR = gql(`
  query IdsAtDoor($eventId: ID!, $typed: String!) { eventBookingsAtDoor(eventId: $eventId, search: $typed) { id } }
`);
const SEARCH = gql(`
  query BookingsAtDoor($eventId: ID!, $search: String!) {
    eventBookingsAtDoor(eventId: $eventId, search: $search) { id visitorName status checkedInAt price { amount } }
  }
`);
const BOOKED = gql(
  `query OwnBookedEvents { ownBookedEvents(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }`,
);
const HISTORY = gql(
  `query OwnOrderHistory { ownOrderHistory(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }`,
);
const OWN = gql(`query OwnBooking($id: ID!) { ownBooking(id: $id) { id } }`);
const CANCEL = gql(`mutation CancelForeignBooking($id: ID!) { cancelOwnBooking(id: $id) { success } }`);
const CHECK_IN = gql(`
  mutation CheckInByCode($code: String!, $eventId: ID, $careful: Boolean) {
    checkInEventBooking(code: $code, eventId: $eventId, careful: $careful) {
      success message result booking { id checkedInAt }
    }
  }
`);
const BY_ID = gql(`
  mutation CheckInById($id: ID!, $eventId: ID!, $careful: Boolean) {
    checkInEventBookingById(id: $id, eventId: $eventId, careful: $careful) { result booking { id } }
  }
`);
const UNDO = gql(`
  mutation UndoCheckIn($id: ID!, $checkedInAt: DateTime!) {
    undoEventBookingCheckIn(id: $id, checkedInAt: $checkedInAt) { success message booking { checkedInAt } }
  }
`);
const FIGURES = gql(
  `query AdmissionFigures($eventId: ID!) { eventAdmissionFigures(eventId: $eventId) { confirmed admitted } }`,
);
const EVENTS = gql(`query EventsAtDoor($day: String!) { eventsAtDoor(day: $day) { id } }`);
const RESCHEDULE = gql(`
  mutation RescheduleBookedEvent($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { success } }
`);

/** Visitors of one name, who have nothing else in common; returns their ids. */
async function crowd(name: string, count: number): Promise<mongoose.Types.ObjectId[]> {
  const account = await UserModel.findOne({ kind: 'visitor' }).orFail().lean();
  const all = Array.from({ length: count }, () => {
    const email = newEmail('crowd');
    const found = visitorSearchFields({ name, email, phone: account.visitor?.phone ?? '' });
    return { ...account, _id: new mongoose.Types.ObjectId(), name, email, ...found };
  });
  await UserModel.collection.insertMany(all);
  return all.map(({ _id }) => _id);
}

/** Adds a copy of a booking for each of these visitors. */
async function copies(
  id: string,
  visitorIds: readonly mongoose.Types.ObjectId[],
  changes: Partial<StoredBooking> = {},
) {
  const { _id, ...stored } = await BookingModel.findById(id).orFail().lean();
  const { transactionId, ticketCode } = stored;
  await BookingModel.collection.insertMany(
    visitorIds.map((visitorId, at) => ({
      ...stored,
      ...changes,
      visitorId,
      transactionId: `${transactionId}-${at}`,
      ticketCode: `${ticketCode}${at}`,
    })),
  );
}

describe('what staff do', () => {
  const pending = async () => booked(pema, await bookableEvent(api));

  test('[BOOK-017][BOOK-018][STATE-011] only a Pending booking is confirmed, once', async () => {
    const { id } = await pending();
    const results = await Promise.all([1, 2, 3].map(() => step(api.admin, 'confirm', { id })));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    expect(results.find(({ success }) => !success)?.message).toBe(messages.onlyPendingConfirmed);
    const other = await pending();
    await cancelBooking(pema, other.id);
    expect(await step(api.admin, 'confirm', { id: other.id })).toMatchObject({ success: false, booking: null });
    expect(await cancelBooking(pema, id)).toMatchObject({
      success: false,
      message: messages.onlyPendingCancelled,
    });
  });

  test('[BOOK-020][STATE-010] the payment flips both ways; two flips at once both count', async () => {
    const { id } = await pending();
    expect((await step(api.admin, 'pay', { id })).booking?.paid).toBe(true);
    expect((await step(api.admin, 'pay', { id })).booking?.paid).toBe(false);
    await Promise.all([1, 2, 3, 4, 5].map(() => step(api.admin, 'pay', { id })));
    expect((await step(api.admin, 'pay', { id, to: true })).booking?.paid).toBe(true);
    const [row] = await allBookings(api.admin, { searchName: (await pending()).transactionId });
    expect(row?.paid).toBe(false);
  });

  test('[BOOK-021][BOOK-022][BOOK-024] a note has 1 to 1000 characters', async () => {
    const { id } = await pending();
    for (const [note, message] of [
      ['', 'Note is required'],
      ['  ', 'Note is required'],
      [null, 'Note is required'],
      ['x'.repeat(1001), 'Note cannot exceed 1000 characters'],
    ] as const) {
      expect((await step(api.admin, 'note', { id, note })).errors).toMatchObject([{ field: 'note', message }]);
    }
    const long = 'x'.repeat(1000);
    expect(await step(api.admin, 'note', { id, note: long })).toMatchObject({
      success: true,
      message: 'Note added successfully.',
      booking: { note: long },
    });
  });

  test('a note does not overwrite one that was written meanwhile', async () => {
    const { id } = await pending();
    const { booking } = await step(api.admin, 'note', { id, note: 'first', version: 1 });
    expect(booking).toMatchObject({ note: 'first', version: 2 });
    await expect(step(api.admin, 'note', { id, note: 'second', version: 1 })).rejects.toThrow('CONFLICT');
  });

  test('records who did every step and when', async () => {
    const { id, transactionId } = await pending();
    await step(api.admin, 'note', { id, note: 'Called' });
    await step(api.admin, 'confirm', { id });
    await step(api.admin, 'pay', { id });
    const [row] = await allBookings(api.admin, { searchName: transactionId });
    expect(row?.['history']).toMatchObject([
      { step: 'BOOKED', byStaff: false },
      { step: 'NOTED', byStaff: true },
      { step: 'CONFIRMED', byStaff: true },
      { step: 'PAID', byStaff: true },
    ]);
    const { rows } = await api.admin.request(TRAIL, { pageSize: 3 });
    expect(rows).toEqual([
      { action: 'TOGGLE', target: { id } },
      { action: 'CONFIRM', target: { id } },
      { action: 'NOTE', target: { id } },
    ]);
  });

  test.each<[string, Permission[], string]>([
    ['[BOOK-014] confirm', ['TOGGLE_CONFIRMED_EVENT_BOOKING'], 'confirm'],
    ['[BOOK-015] the payment, by the confirm permission alone', ['TOGGLE_CONFIRMED_EVENT_BOOKING'], 'pay'],
    ['[BOOK-016] a note', ['ADD_EVENT_BOOKING_NOTES'], 'note'],
  ])('%s needs its permission', async (_, permissions, name) => {
    const { id } = await pending();
    const allowed = await api.staff(...permissions);
    const others = await api.staff('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS', 'EDIT_EVENT');
    const variables = { id, note: 'Called' };
    await expect(step(others, name as 'pay', variables)).rejects.toThrow('FORBIDDEN');
    expect((await step(allowed, name as 'pay', variables)).success).toBe(true);
  });
});

describe('what is mailed', () => {
  /** Stored with the booking, in one transaction: nothing to wait for. */
  const mailsTo = async (to: string) =>
    (
      await MailModel.find({ to, template: /^booking/ })
        .sort({ createdAt: 1 })
        .lean()
    ).map(({ template, lang }) => `${template} ${lang}`);

  test('visitors are notified of the booking, its confirmation and its cancellation, in their language', async () => {
    await createArabic(api.admin);
    const { client, email } = await visitorAccount(api);
    await mongoose.connection.collection('users').updateOne({ email }, { $set: { 'visitor.language': 'ar' } });
    const event = await bookableEvent(api, { startsOn: '2099-05-15' });
    const [first, second] = [await booked(client, event), await booked(client, event)];
    await step(api.admin, 'confirm', { id: first.id });
    await step(api.admin, 'confirm', { id: first.id });
    await cancelBooking(client, second.id);
    const [received, confirmed, cancelled] = ['bookingReceived ar', 'bookingConfirmed ar', 'bookingCancelled ar'];
    expect(await mailsTo(email)).toEqual([received, received, confirmed, cancelled]);
  });

  test('a refused booking mails nobody, and one that is sent again mails once', async () => {
    const { client, email } = await visitorAccount(api);
    const event = await bookableEvent(api, { capacity: 1 });
    await Promise.all([1, 2, 3].map(() => book(client, { ...event, idempotencyKey: 'the same' })));
    await book(client, event);
    expect(await mailsTo(email)).toEqual(['bookingReceived en']);
  });
});

describe('the lists', () => {
  test('[BOOK-001..008] staff read every field of the specification’s booking', async () => {
    const event = await bookableEvent(api);
    const { id, transactionId } = await booked(pema, event);
    await step(api.admin, 'note', { id, note: 'Called' });
    const viewer = await api.staff('VIEW_ALL_EVENT_BOOKINGS');
    const [row] = await allBookings(viewer, { eventId: event.eventId });
    expect(row).toMatchObject({
      id,
      event: { id: event.eventId, ticketId: expect.stringMatching(/^EVT-/) as unknown },
      transactionId,
      price: { currency: 'BTN', amount: 1200 },
      visitor: { firstName: 'Pema', lastName: 'Lhamo', phone: '+975 17123456', email: expect.any(String) as unknown },
      note: 'Called',
      status: 'PENDING',
      paid: false,
    });
  });

  test('are narrowed by state, payment, event, transaction and visitor', async () => {
    const event = await bookableEvent(api);
    const [one, two] = [await booked(pema, event), await booked(pema, event)];
    await step(api.admin, 'confirm', { id: one.id });
    await step(api.admin, 'pay', { id: two.id });
    const ids = async (filter: object) =>
      (await allBookings(api.admin, { eventId: event.eventId, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([two.id, one.id]);
    expect(await ids({ status: 'CONFIRMED' })).toEqual([one.id]);
    expect(await ids({ paid: true })).toEqual([two.id]);
    expect(await ids({ paid: false })).toEqual([one.id]);
    expect(await ids({ searchName: one.transactionId.slice(4).toLowerCase() })).toEqual([one.id]);
    for (const searchName of ['pema l', 'Lhamo  PEMA', 'lhamo @test.example'])
      expect([searchName, await ids({ searchName })]).toEqual([searchName, [two.id, one.id]]);
    const { visitor } = await UserModel.findOne({ kind: 'visitor', name: /^Pema L/ })
      .orFail()
      .lean();
    const phone = visitor?.phone ?? '';
    for (const searchName of [phone, phone.replace(/\D/g, ''), `00${[...phone.replace(/\D/g, '')].join(' ')}`])
      expect([searchName, await ids({ searchName })]).toEqual([searchName, [two.id, one.id]]);
    for (const searchName of ['nobody', 'pema nobody']) expect(await ids({ searchName })).toEqual([]);
    const { ticketCode } = await BookingModel.findById(two.id).orFail().lean();
    const formattedCode = ticketCode.match(/.{4}/g)?.join(' ') ?? '';
    for (const searchName of [formattedCode, ticketCode.toLowerCase()])
      expect(await ids({ searchName })).toEqual([two.id]);
  });

  test('find the bookings of all visitors of a name, however many there are', async () => {
    const { id } = await booked(pema, await bookableEvent(api));
    await copies(id, await crowd('Dorji Crowd', 250));
    const { pageInfo } = await api.admin.request(COUNT, { searchName: 'crowd dorji' });
    expect(pageInfo.totalItemsCount).toBe(250);
  });

  test('are found by a name without its accents, apostrophes and case, in the list and at the door', async () => {
    const event = await bookableEvent(api);
    const { client } = await visitorAccount(api, { firstName: 'Zoë', lastName: 'O’Neill' });
    const { id } = await booked(client, event);
    const searched = (typed: string) => [{ eventId: event.eventId, searchName: typed }, typed] as const;
    for (const [filter, typed] of ['zoe', "o'neill ZOE", "O'Neil"].map(searched)) {
      expect([typed, (await allBookings(api.admin, filter)).map((row) => row.id)]).toEqual([typed, [id]]);
      const atDoor = await api.admin.request(AT_DOOR, { eventId: event.eventId, typed });
      expect([typed, atDoor]).toEqual([typed, [{ id }]]);
    }
  });

  test('[BOOK-026][BOOK-027] visitors read their own, and nobody else’s', async () => {
    const event = await bookableEvent(api);
    const tashi = (await visitorAccount(api, { firstName: 'Tashi' })).client;
    const [remaining, dropped] = [await booked(tashi, event), await booked(tashi, event)];
    await cancelBooking(tashi, dropped.id);
    const bookedBy = async (client: TestClient) => (await client.request(BOOKED)).rows.map(({ id }) => id);
    const historyOf = async (client: TestClient) => (await client.request(HISTORY)).rows.map(({ id }) => id);
    expect(await bookedBy(tashi)).toEqual([remaining.id]);
    expect(await historyOf(tashi)).toEqual([dropped.id, remaining.id]);
    expect(await historyOf(pema)).not.toContain(remaining.id);
    for (const document of [OWN, CANCEL]) {
      const { errors } = await pema.graphql(document, { id: remaining.id });
      expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });

  test('the number of rows does not change the number of round trips', async () => {
    const viewer = await api.staff('VIEW_ALL_EVENT_BOOKINGS');
    const event = await bookableEvent(api);
    await booked(pema, event);
    const trips = await contentCommandsOf(() => allBookings(viewer, { eventId: event.eventId }));
    for (let n = 0; n < 5; n += 1) await booked(pema, event);
    expect(await contentCommandsOf(() => allBookings(viewer, { eventId: event.eventId }))).toEqual(trips);
  });
});

describe('at the door', () => {
  const checkIn = (client: TestClient, code: string, eventId?: string, careful = false) =>
    client.request(CHECK_IN, { code, eventId, careful });

  test('a confirmed ticket lets its holder in once, however many read it at once', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    await step(api.admin, 'confirm', { id });
    const code = await ticketOf(pema, id);
    const door = await api.signIn.as('Door staff');
    expect(await checkIn(door, code, (await bookableEvent(api)).eventId)).toMatchObject({ result: 'OTHER_EVENT' });
    const typed = (code.match(/.{4}/g) ?? []).join('-').toLowerCase();
    const results = await Promise.all([1, 2, 3].map(() => checkIn(door, typed, event.eventId)));
    expect(results.map(({ result }) => result).sort()).toEqual(['ALREADY_IN', 'ALREADY_IN', 'CHECKED_IN']);
    expect(results[0]?.booking).toMatchObject({ id });
  });

  test('a careful check-in refuses a booking that is not paid for, or of an event on another day', async () => {
    const event = await bookableEvent(api, { startsOn: '2099-05-15' });
    const { id } = await booked(pema, event);
    await step(api.admin, 'confirm', { id });
    const code = await ticketOf(pema, id);
    const carefully = () => checkIn(api.admin, code, event.eventId, true);
    expect(await carefully()).toMatchObject({ result: 'OTHER_DAY', success: false, booking: { id } });
    await api.admin.request(RESCHEDULE, { id: event.eventId, input: { startsOn: null } });
    expect(await carefully()).toMatchObject({ result: 'NOT_PAID', success: false, booking: { id } });
    expect(await BookingModel.findById(id).lean()).toMatchObject({ checkedInAt: null });
    await step(api.admin, 'pay', { id, to: true });
    expect(await carefully()).toMatchObject({ result: 'CHECKED_IN', success: true });
    expect(await carefully()).toMatchObject({ result: 'ALREADY_IN' });
  });

  test('a check-in that is not careful lets in whose booking is not paid for', async () => {
    const event = await bookableEvent(api, { startsOn: '2099-05-15' });
    const { id } = await booked(pema, event);
    await step(api.admin, 'confirm', { id });
    expect(await checkIn(api.admin, await ticketOf(pema, id), event.eventId)).toMatchObject({ result: 'CHECKED_IN' });
  });

  const undo = (client: TestClient, id: string, checkedInAt: string) => client.request(UNDO, { id, checkedInAt });
  const letIn = async (event: { eventId: string; priceId: string }) => {
    const { id } = await booked(pema, event);
    await step(api.admin, 'confirm', { id });
    const code = await ticketOf(pema, id);
    const again = async () => {
      await checkIn(api.admin, code);
      return (await BookingModel.findById(id).orFail().lean()).checkedInAt?.toISOString() ?? '';
    };
    return { id, code, again, at: await again() };
  };

  test('undoing a check-in is idempotent, and makes the ticket valid again', async () => {
    const { id, code, at } = await letIn(await bookableEvent(api));
    const door = await api.signIn.as('Door staff');
    const results = await Promise.all([1, 2, 3].map(() => undo(door, id, at)));
    expect(results).toEqual(
      results.map(() => ({ success: true, message: messages.checkInUndone, booking: { checkedInAt: null } })),
    );
    const { history } = await BookingModel.findById(id).orFail().lean();
    expect(history.filter((entry) => entry.step === 'CHECK_IN_UNDONE')).toHaveLength(1);
    const { rows } = await api.admin.request(TRAIL, { pageSize: 2 });
    expect(rows).toEqual([
      { action: 'UNDO_CHECK_IN', target: { id } },
      { action: 'CHECK_IN', target: { id } },
    ]);
    expect(await checkIn(door, code)).toMatchObject({ result: 'CHECKED_IN' });
  });

  test('a late request to take a check-in back leaves a later check-in alone', async () => {
    const { id, at, again } = await letIn(await bookableEvent(api));
    await undo(api.admin, id, at);
    const later = await again();
    expect(await undo(api.admin, id, at)).toMatchObject({ success: false, message: messages.checkedInSince });
    expect(await again()).toBe(later);
  });

  test('the door counts who of an event is in, without those who are not confirmed', async () => {
    const event = await bookableEvent(api);
    const door = await api.signIn.as('Door staff');
    const first = await letIn(event);
    const { id } = await booked(pema, event);
    await step(api.admin, 'confirm', { id });
    await booked(pema, event);
    await letIn(await bookableEvent(api));
    const figures = () => door.request(FIGURES, { eventId: event.eventId });
    expect(await figures()).toEqual({ confirmed: 2, admitted: 1 });
    await undo(door, first.id, first.at);
    expect(await figures()).toEqual({ confirmed: 2, admitted: 0 });
  });

  test('only a role that may check in takes a check-in back or reads how many are in', async () => {
    const { id, at } = await letIn(await bookableEvent(api));
    const others = await api.staff('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_CONFIRMED_EVENT_BOOKING');
    await expect(undo(others, id, at)).rejects.toThrow('FORBIDDEN');
    await expect(others.request('{ eventAdmissionFigures(eventId: "x") { admitted } }')).rejects.toThrow('FORBIDDEN');
  });

  test('a ticket is refused that is not confirmed, is cancelled or unknown', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    expect(await ticketOf(pema, id)).toBe('');
    const code = (await BookingModel.findById(id).orFail().lean()).ticketCode;
    expect(await checkIn(api.admin, code)).toMatchObject({ result: 'NOT_CONFIRMED', success: false });
    await cancelBooking(pema, id);
    expect(await checkIn(api.admin, code)).toMatchObject({ result: 'CANCELLED', success: false });
    expect(await checkIn(api.admin, 'ABCD-EFGH')).toMatchObject({ result: 'UNKNOWN', booking: null });
  });

  const search = (client: TestClient, eventId: string, typed: string) =>
    client.request(SEARCH, { eventId, search: typed });
  const found = async (client: TestClient, eventId: string, typed: string) =>
    (await search(client, eventId, typed)).map(({ id }) => id);

  test('the door finds bookings of its event by words of a name, the beginning of an e-mail or a phone number', async () => {
    const event = await bookableEvent(api);
    const profile = { firstName: 'Kuenga', lastName: 'O.Brien', phone: '+975 (77) 000-111' };
    const { client, email } = await visitorAccount(api, profile);
    const { id } = await booked(client, event);
    await booked(client, await bookableEvent(api));
    await booked(pema, event);
    const door = await api.signIn.as('Door staff');
    expect(await search(door, event.eventId, 'kuenga')).toEqual([
      { id, visitorName: 'Kuenga O.Brien', status: 'PENDING', checkedInAt: null, price: { amount: 1200 } },
    ]);
    const [beginning = ''] = email.toUpperCase().split('@');
    for (const typed of [' o.brien  KUEN', email, beginning, '7700', '0097577000111', '077 000'])
      expect([typed, await found(door, event.eventId, typed)]).toEqual([typed, [id]]);
    const nobody = [
      '',
      ' ',
      'k',
      '.*',
      '(',
      '[a-z]+',
      'oxbrien',
      'O_Brien',
      '%',
      '\u200b\u200b\u200b',
      "' OR 1=1 --",
      '{"$ne":""}',
      '\\',
      '\0',
    ];
    for (const typed of [...nobody, 'test.example', '770', '000 112'])
      expect([typed, await found(door, event.eventId, typed)]).toEqual([typed, []]);
  });

  test('the door finds at most 20 bookings, those who can be let in first, however many are cancelled', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    const { visitorId } = await BookingModel.findById(id).orFail().lean();
    const visitorIds = [...(await crowd('Aum Pema', 20)), ...Array.from({ length: 230 }, () => visitorId)];
    await copies(id, visitorIds, { status: 'Cancelled', createdAt: new Date() });
    await step(api.admin, 'confirm', { id });
    const rows = await search(await api.signIn.as('Door staff'), event.eventId, 'pema');
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({ id, status: 'CONFIRMED' });
  });

  const checkInById = (client: TestClient, id: string, eventId: string, careful = false) =>
    client.request(BY_ID, { id, eventId, careful });

  test('who is found at the door is let in as with a ticket: once, with the same concerns, for that event alone', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    const door = await api.signIn.as('Door staff');
    expect(await checkInById(door, id, event.eventId)).toMatchObject({ result: 'NOT_CONFIRMED' });
    await step(api.admin, 'confirm', { id });
    const elsewhere = await bookableEvent(api);
    expect(await checkInById(door, id, elsewhere.eventId)).toEqual({ result: 'UNKNOWN', booking: null });
    expect(await checkInById(door, id, event.eventId, true)).toEqual({ result: 'NOT_PAID', booking: { id } });
    expect(await checkInById(door, id, event.eventId)).toEqual({ result: 'CHECKED_IN', booking: { id } });
    expect(await checkInById(door, id, event.eventId)).toMatchObject({ result: 'ALREADY_IN' });
  });

  test('the events of a day are those that name it and have bookings that are not cancelled', async () => {
    const day = '2031-05-02';
    const names = async () => (await door.request(EVENTS, { day })).map(({ id }) => id);
    const door = await api.signIn.as('Door staff');
    const [long, short, over] = [
      await bookableEvent(api, { startsOn: '2031-05-01', endsOn: '2031-05-03' }),
      await bookableEvent(api, { startsOn: day }),
      await bookableEvent(api, { startsOn: '2031-05-01' }),
    ];
    expect(await names()).toEqual([]);
    for (const event of [long, over]) await booked(pema, event);
    const { id } = await booked(pema, short);
    expect(await names()).toEqual([long.eventId, short.eventId]);
    await cancelBooking(pema, id);
    expect(await names()).toEqual([long.eventId]);
  });

  test('only a role that may check in searches at the door, and it reads no e-mail or phone number', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    const others = await api.staff('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_CONFIRMED_EVENT_BOOKING');
    await expect(search(others, event.eventId, 'pema')).rejects.toThrow('FORBIDDEN');
    await expect(checkInById(others, id, event.eventId)).rejects.toThrow('FORBIDDEN');
    await expect(others.request('{ eventsAtDoor(day: "2031-05-02") { id } }')).rejects.toThrow('FORBIDDEN');
    await expect(search(pema, event.eventId, 'pema')).rejects.toThrow('UNAUTHENTICATED');
    const door = await api.signIn.as('Door staff');
    for (const field of ['email', 'phone']) {
      const document = `mutation ($id: ID!, $eventId: ID!) {
        checkInEventBookingById(id: $id, eventId: $eventId) { result booking { visitor { ${field} } } } }`;
      await expect(door.request(document, { id, eventId: event.eventId })).rejects.toThrow('FORBIDDEN');
    }
    expect(await BookingModel.findById(id).lean()).toMatchObject({ checkedInAt: null });
  });
});
