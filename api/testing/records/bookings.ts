import { randomBytes } from 'node:crypto';
import type { RunningServer } from '../server/runningServer.js';
import type { TestClient } from '../clients/testClient.js';

/** A booking as these tests select it, for its visitor or for staff. */
export interface SeenBooking {
  readonly id: string;
  readonly status: string;
  readonly paid: boolean;
  readonly transactionId: string;
  readonly price: { readonly amount: number; readonly currency: string; readonly label: string };
  readonly event: { readonly id: string; readonly name: string; readonly ticketId: string };
}

export interface BookingResponse {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly booking: (SeenBooking & Record<string, unknown>) | null;
}

export const BOOKING_FIELDS =
  'id status paid transactionId message checkedInAt createdAt price { amount currency label nationality priceType } event { id name ticketId }';
const OUTCOME = 'success message errors { field message code }';

export const BOOK = `mutation ($input: BookingInput!) { bookEvent(input: $input) { ${OUTCOME} booking { ${BOOKING_FIELDS} ticketCode } } }`;
const STAFF_FIELDS = `${BOOKING_FIELDS} note version visitor { firstName lastName email phone } history { step by byStaff }`;
const STEPS = {
  cancel: `mutation ($id: ID!) { cancelOwnBooking(id: $id) { ${OUTCOME} booking { ${BOOKING_FIELDS} } } }`,
  confirm: `mutation ($id: ID!) { confirmEventBooking(id: $id) { ${OUTCOME} booking { ${STAFF_FIELDS} } } }`,
  pay: `mutation ($id: ID!, $to: Boolean) { toggleEventBookingPaid(id: $id, to: $to) { ${OUTCOME} booking { ${STAFF_FIELDS} } } }`,
  note: `mutation ($id: ID!, $note: String, $version: Int) { addEventBookingNote(id: $id, note: $note, version: $version) { ${OUTCOME} booking { ${STAFF_FIELDS} } } }`,
} as const;

export const book = (client: TestClient, input: object) => client.request<BookingResponse>(BOOK, { input });
/** Performs a step of a booking as the client's user. */
export const step = (
  client: TestClient,
  name: keyof typeof STEPS,
  variables: { id: string } & Record<string, unknown>,
) => client.request<BookingResponse>(STEPS[name], variables);

export const allBookings = async (client: TestClient, filter: object = {}) =>
  (
    await client.request<{ rows: (SeenBooking & Record<string, unknown>)[] }>(
      `query ($filter: EventBookingFilter) { eventBookings(pageSize: 100, filter: $filter) { rows { ${STAFF_FIELDS} } pageInfo { totalItemsCount } } }`,
      { filter },
    )
  ).rows;

async function created(api: RunningServer, kind: string, input: object): Promise<string> {
  const type = kind.charAt(0).toUpperCase() + kind.slice(1);
  const document = `mutation ($input: ${type}Input!) { create${type}(input: $input) { errors { message } record: ${kind} { id } } }`;
  const { record, errors } = await api.admin.request<{ record: { id: string } | null; errors: unknown }>(document, {
    input,
  });
  if (!record) throw new Error(JSON.stringify(errors));
  return record.id;
}

export const setToggle = (api: RunningServer, name: string, id: string, to: boolean) =>
  api.admin.request<{ success: boolean }>(
    `mutation ($id: ID!, $to: Boolean) { ${name}(id: $id, to: $to) { success } }`,
    {
      id,
      to,
    },
  );

export const priceOf = (api: RunningServer, eventId: string, input: object = {}) =>
  created(api, 'eventPrice', {
    eventId,
    nationality: 'BHUTANESE',
    priceType: 'FRESHER',
    label: 'Early bird',
    amount: 1200,
    ...input,
  });

/** Creates published events without prices, in a category of their own; returns their ids. */
export async function publishedEvents(api: RunningServer, count: number, input: object = {}): Promise<string[]> {
  const categoryId = await created(api, 'eventCategory', { name: `Category ${randomBytes(4).toString('hex')}` });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tag = randomBytes(4).toString('hex');
    const id = await created(api, 'event', { name: `Event ${tag}`, slug: `event-${tag}`, categoryId, ...input });
    await setToggle(api, 'toggleEventPublished', id, true);
    ids.push(id);
  }
  return ids;
}

/** Creates a published event in a category of its own, with one price for Bhutanese. */
export async function bookableEvent(
  api: RunningServer,
  input: object = {},
): Promise<{ eventId: string; priceId: string }> {
  const [eventId = ''] = await publishedEvents(api, 1, input);
  return { eventId, priceId: await priceOf(api, eventId) };
}
