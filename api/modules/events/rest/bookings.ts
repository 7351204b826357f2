import { bookingRules } from '@polyphony/domain/events/booking.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { readMostlyRows } from '../../../records/readMostly/readMostlyRows.js';
import { written } from '../../../records/rest/responses.js';
import { inputsOf, snakeDates, type Names } from '../../../records/rest/names.js';
import { pageRow } from '../../../records/rest/pageRow.js';
import type { Row } from '../../../records/rest/row.js';
import { OUTCOME } from '../../../records/rest/selections.js';
import { selectionOf, viewByNames } from '../../../records/rest/views.js';
import { StatusEnum } from '../bookings/bookingParts.js';

const group = 'Event bookings';

const event = viewByNames(
  { name: 'EventOfBooking', type: 'BookedEvent' },
  { _id: 'id', ticket_id: 'ticketId', name: 'name', slug: 'slug', starts_on: 'startsOn', ends_on: 'endsOn' },
);
const price = viewByNames(
  { name: 'PriceOfBooking', type: 'BookedPrice' },
  {
    currency: 'currency',
    price_amount: 'amount',
    price_label: 'label',
    price_type: 'priceType',
    nationality: 'nationality',
  },
);
const visitor = viewByNames(
  { name: 'UserOfBooking', type: 'BookingVisitor' },
  { _id: 'id', first_name: 'firstName', last_name: 'lastName', email: 'email', phone: 'phone' },
);

/** Fields that staff and visitors both read. */
const shared = {
  _id: 'id',
  event_id: 'event',
  transaction_id: 'transactionId',
  event_price: 'price',
  booking_status: 'status',
  payment_status: 'paid',
  checked_in_at: 'checkedInAt',
  ...snakeDates,
};
const staffs = viewByNames(
  { name: 'EventBooking', type: 'EventBooking' },
  { ...shared, user_id: 'visitor', note: 'note', message: 'message' },
  { event, price, visitor },
  { status: StatusEnum },
);
/** `note` is what the visitor wrote until staff write one; `message` always is what the visitor wrote (ADR-0142). */
const booking = {
  ...staffs,
  fields: staffs.fields.map((field) => (field.name === 'note' ? { ...field, orElse: 'message' } : field)),
};
/** The message that visitors wrote with it is their note; that of the staff they do not see. */
const own = viewByNames(
  { name: 'OwnBooking', type: 'OwnBooking' },
  { ...shared, note: 'message', ticket_code: 'ticketCode' },
  { event, price },
  { status: StatusEnum },
);

/** Names of a new booking's fields. */
const names: Names = {
  event_id: 'eventId',
  price_id: 'priceId',
  priceId: 'priceId',
  event_price: 'priceId',
  price_amount: 'amount',
  transaction_id: 'transactionId',
  note: 'message',
  idempotency_key: 'idempotencyKey',
};

export const bookings: Row[] = [
  {
    source: 'REST-077',
    path: '/api/client/event/booking',
    methods: ['POST'],
    group,
    summary: 'Books a place at an event for the signed-in visitor. No payment is taken.',
    document: `mutation book($input: BookingInput! = {}) {
      result: bookEvent(input: $input) { ${OUTCOME} record: booking { ${selectionOf(own)} } }
    }`,
    inputs: inputsOf(names, Object.keys(bookingRules.fields), {
      idempotencyKey: {
        header: 'Idempotency-Key',
        description: 'Names this very submit: sent again, it stays one booking.',
      },
    }),
    response: written(own),
    example: {
      event_id: '65f0c0ffee0c0ffee0c0ffee',
      price_id: '65f0c0ffee0c0ffee0c0ffed',
      note: 'Vegetarian, please.',
      idempotency_key: '0f1d2c3b-4a59-4687-8f7e-6d5c4b3a2910',
    },
  },
  ...readMostlyRows(eventBooking, {
    group,
    view: booking,
    names: { booking_status: 'status', payment_status: 'paid', event_id: 'eventId' },
    ids: ['bookingId'],
    list: {
      source: 'REST-100',
      path: '/api/event/booking/view',
      summary: 'Lists the bookings for staff, the newest first.',
    },
    actions: {
      note: {
        source: 'REST-101',
        path: '/api/event/booking/notes',
        summary: "Writes the staff's note on a booking.",
        names: { note: 'note', notes: 'note' },
        example: { bookingId: '65f0c0ffee0c0ffee0c0ffee', note: 'Called: she comes by bus.' },
      },
      confirm: {
        source: 'REST-102',
        path: '/api/event/booking/confirm',
        summary: 'Confirms a Pending booking.',
      },
      pay: {
        source: 'REST-103',
        path: '/api/event/booking/payment-status',
        summary: 'Flips whether a booking is paid for.',
      },
    },
  }),
  pageRow({
    source: 'REST-104',
    path: '/api/client/user/booked-events',
    group,
    summary: "Lists the signed-in visitor's bookings that are not cancelled.",
    operation: 'ownBookedEvents',
    view: own,
  }),
  pageRow({
    source: 'REST-105',
    path: '/api/client/user/order-history',
    group,
    summary: 'Lists all bookings the signed-in visitor ever made.',
    operation: 'ownOrderHistory',
    view: own,
  }),
];
