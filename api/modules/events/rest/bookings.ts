import type { bookingRules } from '@polyphony/domain/booking.js';
import { page, type Answer } from '../../../records/rest/answers.js';
import { idInput, snakeDates, type Names } from '../../../records/rest/names.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import { legacyRecord, viewOf, type Json, type View } from '../../../records/rest/views.js';

const group = 'Event bookings';
const OUTCOME = 'success message errors { field message code }';

const event: View = {
  name: 'EventOfBooking',
  type: 'BookedEvent',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'ticket_id', from: 'ticketId' },
    { name: 'name', from: 'name' },
    { name: 'slug', from: 'slug' },
    { name: 'starts_on', from: 'startsOn' },
    { name: 'ends_on', from: 'endsOn' },
  ],
};
const price: View = {
  name: 'PriceOfBooking',
  type: 'BookedPrice',
  fields: [
    { name: 'currency', from: 'currency' },
    { name: 'price_amount', from: 'amount' },
    { name: 'price_label', from: 'label' },
    { name: 'price_type', from: 'priceType' },
    { name: 'nationality', from: 'nationality' },
  ],
};
const user: View = {
  name: 'UserOfBooking',
  type: 'BookingVisitor',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'first_name', from: 'firstName' },
    { name: 'last_name', from: 'lastName' },
    { name: 'email', from: 'email' },
    { name: 'phone', from: 'phone' },
  ],
};

const names: Names = {
  _id: 'id',
  event_id: 'event',
  transaction_id: 'transactionId',
  event_price: 'price',
  user_id: 'visitor',
  booking_status: 'status',
  payment_status: 'paid',
  checked_in_at: 'checkedInAt',
  ...snakeDates,
};

const SHARED = [
  { from: 'id' },
  { from: 'event', view: event },
  { from: 'transactionId' },
  { from: 'price', view: price },
  { from: 'status' },
  { from: 'paid' },
  { from: 'checkedInAt' },
  { from: 'createdAt' },
  { from: 'updatedAt' },
] as const;
const SELECTED = `id event { id ticketId name slug startsOn endsOn } transactionId
  price { currency amount label priceType nationality } status paid message checkedInAt createdAt updatedAt`;

const booking = viewOf({ name: 'EventBooking', type: 'EventBooking' }, names, [
  ...SHARED,
  { from: 'visitor', view: user },
  { from: 'note' },
  { from: 'message' },
]);
const STAFF = `${SELECTED} note visitor { id firstName lastName email phone }`;

/** What visitors wrote with it is their note; that of the staff they do not see. */
const own = viewOf(
  { name: 'OwnBooking', type: 'OwnBooking' },
  { ...names, note: 'message', ticket_code: 'ticketCode' },
  [...SHARED, { from: 'message' }, { from: 'ticketCode' }],
);
const OWN = `${SELECTED} ticketCode`;

/** The message, and the booking as it is now. */
const booked = (view: View): Answer => ({
  content: (result) => {
    const { message, booking: saved } = result as { message: string; booking: Json | null };
    return { message, ...(saved && { data: legacyRecord(view, saved) }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(view) }),
});

const id = idInput(['bookingId']);
const PAGE = [
  { name: 'page', to: 'page', description: 'The page, from 1.' },
  { name: 'pageSize', to: 'pageSize', description: 'Rows a page, clamped to 1..100.' },
] as const;

/** One field of a new booking: its literal name, other names, and its place in the input. */
const field = (name: string, to: keyof typeof bookingRules.fields, ...aliases: string[]) => ({
  name,
  ...(aliases.length > 0 && { aliases }),
  to: `input.${to}`,
});

const ownList = (source: Row['source'], path: string, operation: string, summary: string): Row => ({
  source,
  path,
  methods: methodsOf(path),
  group,
  summary,
  document: `query list($page: Int, $pageSize: Int) {
    result: ${operation}(page: $page, pageSize: $pageSize) {
      rows { ${OWN} } pageInfo { currentPage currentLimit totalPages totalItemsCount }
    }
  }`,
  inputs: PAGE,
  answer: page(own),
});

const staffStep = (source: Row['source'], path: string, summary: string, operation: string): Row => ({
  source,
  path,
  methods: methodsOf(path),
  group,
  summary,
  document: `mutation step($id: ID!) { result: ${operation}(id: $id) { ${OUTCOME} booking { ${STAFF} } } }`,
  inputs: [id],
  answer: booked(booking),
});

export const bookings: Row[] = [
  {
    source: 'REST-077',
    path: '/api/client/event/booking',
    methods: ['POST'],
    group,
    summary: 'Books a place at an event for the signed-in visitor. No payment is taken.',
    document: `mutation book($input: BookingInput! = {}) {
      result: bookEvent(input: $input) { ${OUTCOME} booking { ${OWN} } }
    }`,
    inputs: [
      field('event_id', 'eventId', 'eventId'),
      field('price_id', 'priceId', 'priceId', 'event_price'),
      field('price_amount', 'amount', 'amount'),
      field('currency', 'currency'),
      field('transaction_id', 'transactionId', 'transactionId'),
      field('note', 'message', 'message'),
      {
        ...field('idempotency_key', 'idempotencyKey', 'idempotencyKey'),
        header: 'Idempotency-Key',
        description: 'Names this very submit: sent again, it stays one booking.',
      },
    ],
    answer: booked(own),
    status: 201,
    example: {
      event_id: '65f0c0ffee0c0ffee0c0ffee',
      price_id: '65f0c0ffee0c0ffee0c0ffed',
      note: 'Vegetarian, please.',
      idempotency_key: '0f1d2c3b-4a59-4687-8f7e-6d5c4b3a2910',
    },
  },
  {
    source: 'REST-100',
    path: '/api/event/booking/view',
    methods: methodsOf('/api/event/booking/view'),
    group,
    summary: 'Lists the bookings for staff, the newest first.',
    document: `query view($page: Int, $pageSize: Int, $searchName: String, $status: BookingStatus, $paid: Boolean, $eventId: ID) {
      result: eventBookings(
        page: $page, pageSize: $pageSize
        filter: { searchName: $searchName, status: $status, paid: $paid, eventId: $eventId }
      ) { rows { ${STAFF} } pageInfo { currentPage currentLimit totalPages totalItemsCount } }
    }`,
    inputs: [
      ...PAGE,
      { name: 'searchName', to: 'searchName', description: 'Part of a transaction id, or of who booked.' },
      { name: 'booking_status', aliases: ['status'], to: 'status' },
      { name: 'payment_status', aliases: ['paid'], to: 'paid' },
      { name: 'event_id', aliases: ['eventId'], to: 'eventId', description: 'Only those of this event.' },
    ],
    answer: page(booking),
  },
  {
    source: 'REST-101',
    path: '/api/event/booking/notes',
    methods: ['POST'],
    group,
    summary: "Writes the staff's note on a booking.",
    document: `mutation note($id: ID!, $note: String) {
      result: addEventBookingNote(id: $id, note: $note) { ${OUTCOME} booking { ${STAFF} } }
    }`,
    inputs: [id, { name: 'note', aliases: ['notes'], to: 'note', description: 'At most 1000 characters.' }],
    answer: booked(booking),
    example: { bookingId: '65f0c0ffee0c0ffee0c0ffee', note: 'Called: she comes by bus.' },
  },
  staffStep('REST-102', '/api/event/booking/confirm', 'Confirms a Pending booking.', 'confirmEventBooking'),
  staffStep(
    'REST-103',
    '/api/event/booking/payment-status',
    'Flips whether a booking is paid for.',
    'toggleEventBookingPaid',
  ),
  ownList(
    'REST-104',
    '/api/client/user/booked-events',
    'ownBookedEvents',
    "Lists the signed-in visitor's bookings that are not cancelled.",
  ),
  ownList(
    'REST-105',
    '/api/client/user/order-history',
    'ownOrderHistory',
    'Lists all bookings the signed-in visitor ever made.',
  ),
];
