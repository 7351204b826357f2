import { randomBytes } from 'node:crypto';
import { gql } from '../generated/gql.js';
import type { RunningServer } from '../server/runningServer.js';
import type { TestClient } from '../clients/testClient.js';
import { createEvent, createEventCategory, createEventPrice, setSwitch, type FormChanges } from './createRecord.js';

/** What these tests read of a booking: as its visitor, and as staff. */
gql(`
  fragment VisitorsBooking on OwnBooking {
    id status paid transactionId message checkedInAt createdAt
    price { amount currency label nationality priceType } event { id name ticketId }
  }
`);
gql(`
  fragment BookingForStaff on EventBooking {
    id status paid transactionId message checkedInAt createdAt
    price { amount currency label nationality priceType } event { id name ticketId }
    note version visitor { firstName lastName email phone } history { step by byStaff }
  }
`);

export const BOOK = gql(`
  mutation BookEvent($input: BookingInput!) {
    bookEvent(input: $input) {
      success message errors { field message code } booking { ...VisitorsBooking ticketCode }
    }
  }
`);
const CANCEL = gql(`
  mutation CancelOwnBooking($id: ID!) {
    cancelOwnBooking(id: $id) { success message errors { field message code } booking { ...VisitorsBooking } }
  }
`);
const STEPS = {
  confirm: gql(`
    mutation ConfirmBooking($id: ID!) {
      booked: confirmEventBooking(id: $id) {
        success message errors { field message code } booking { ...BookingForStaff }
      }
    }
  `),
  pay: gql(`
    mutation PayBooking($id: ID!, $to: Boolean) {
      booked: toggleEventBookingPaid(id: $id, to: $to) {
        success message errors { field message code } booking { ...BookingForStaff }
      }
    }
  `),
  note: gql(`
    mutation NoteBooking($id: ID!, $note: String, $version: Int) {
      booked: addEventBookingNote(id: $id, note: $note, version: $version) {
        success message errors { field message code } booking { ...BookingForStaff }
      }
    }
  `),
} as const;
const ALL = gql(`
  query AllBookings($filter: EventBookingFilter) {
    eventBookings(pageSize: 100, filter: $filter) { rows { ...BookingForStaff } pageInfo { totalItemsCount } }
  }
`);
const TICKET = gql(`query TicketOfBooking($id: ID!) { ownBooking(id: $id) { ticketCode } }`);

export const book = (client: TestClient, input: object) => client.request(BOOK, { input });
/** What the server returns to visitors who book. */
export type BookingResponse = Awaited<ReturnType<typeof book>>;
export const cancelBooking = (client: TestClient, id: string) => client.request(CANCEL, { id });

/** Performs a step of a booking as a member of staff. */
export const step = (
  client: TestClient,
  name: keyof typeof STEPS,
  variables: { readonly id: string; readonly to?: boolean; readonly note?: string | null; readonly version?: number },
) => client.request(STEPS[name], variables);

/** Books as a visitor. @throws Error when that is refused */
export async function booked(client: TestClient, input: object): Promise<NonNullable<BookingResponse['booking']>> {
  const { booking, message } = await book(client, input);
  if (!booking) throw new Error(message);
  return booking;
}

export const allBookings = async (client: TestClient, filter: object = {}) =>
  (await client.request(ALL, { filter })).rows;

/** The code of a visitor's own ticket; '' while the booking has none. */
export const ticketOf = async (client: TestClient, id: string): Promise<string> =>
  (await client.request(TICKET, { id })).ticketCode ?? '';

/** Adds a price for Bhutanese to an event. @returns its id */
export const priceOf = async (
  { admin }: RunningServer,
  eventId: string,
  changes: FormChanges<'eventPrice'> = {},
): Promise<string> => {
  const { id } = await createEventPrice(admin, {
    eventId,
    nationality: 'BHUTANESE',
    priceType: 'FRESHER',
    label: 'Early bird',
    amount: 1200,
    ...changes,
  });
  return id;
};

/** Creates published events without prices, in a category of their own; returns their ids. */
export async function publishedEvents(
  { admin }: RunningServer,
  count: number,
  changes: FormChanges<'event'> = {},
): Promise<string[]> {
  const { id: categoryId } = await createEventCategory(admin);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tag = randomBytes(4).toString('hex');
    const event = await createEvent(admin, { name: `Event ${tag}`, slug: `event-${tag}`, categoryId, ...changes });
    await setSwitch(admin, 'event', 'published', event, true);
    ids.push(event.id);
  }
  return ids;
}

/** Creates a published event in a category of its own, with one price for Bhutanese. */
export async function bookableEvent(
  api: RunningServer,
  changes: FormChanges<'event'> = {},
): Promise<{ eventId: string; priceId: string }> {
  const [eventId = ''] = await publishedEvents(api, 1, changes);
  return { eventId, priceId: await priceOf(api, eventId) };
}
