import { bookingNoteRules } from '../../events/booking.js';
import { BOOKING_STATUSES } from '../../events/bookingStatus.js';
import { messages } from '../../messages/messages.js';
import { defineReadMostlyKind } from '../parts/readMostly.js';

/** Visitors' places at events: made and cancelled by visitors, confirmed and looked after by staff, never deleted. */
export const eventBooking = defineReadMostlyKind({
  name: 'eventBooking',
  plural: 'eventBookings',
  description: 'A page of all bookings, the newest first.',
  label: 'labels.booking',
  permission: {
    group: 'EVENT_BOOKING',
    view: 'VIEW_ALL_EVENT_BOOKINGS',
    menu: ['TOGGLE_CONFIRMED_EVENT_BOOKING', 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS'],
  },
  titleField: 'transactionId',
  unique: ['transactionId', 'ticketCode'],
  sortable: ['transactionId', 'status', 'paid'],
  // SPEC-D39
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filterBy: {
    searchName: {
      as: 'search',
      description: "Part of a transaction id or of the visitor's name or email, ignoring case; or a whole ticket code.",
    },
    status: {
      as: 'choice',
      values: BOOKING_STATUSES,
      type: 'BookingStatus',
      description: 'Only those that are this.',
    },
    paid: { as: 'flag', description: 'Only those that are paid for, or that are not.' },
    eventId: { as: 'record', description: 'Only those of this event.' },
    visitorId: { as: 'record', description: 'Only those of this visitor.' },
  },
  actions: {
    note: {
      gate: 'ADD_EVENT_BOOKING_NOTES',
      field: 'addEventBookingNote',
      description: "Writes the staff's note on a booking.",
      button: 'events.notes',
      writes: bookingNoteRules,
      inputs: { note: 'At most 1000 characters.' },
      audit: 'NOTE',
      step: 'NOTED',
      success: messages.noteAdded,
    },
    confirm: {
      gate: 'TOGGLE_CONFIRMED_EVENT_BOOKING',
      description: 'Confirms a Pending booking. It cannot be undone.',
      button: 'events.confirm',
      when: { field: 'status', is: 'Pending', otherwise: messages.onlyPendingConfirmed },
      sets: { status: 'Confirmed' },
      audit: 'CONFIRM',
      step: 'CONFIRMED',
      success: messages.bookingConfirmed,
      many: true,
    },
    pay: {
      // As specified (SPEC-D58). TOGGLE_EVENT_BOOKING_PAYMENT_STATUS here would give payments their own permission.
      gate: 'TOGGLE_CONFIRMED_EVENT_BOOKING',
      description: 'Says whether a booking is paid for.',
      button: 'events.paid',
      switches: 'paid',
      audit: 'TOGGLE',
      step: { on: 'PAID', off: 'UNPAID' },
      success: messages.statusUpdated,
      many: true,
    },
    checkIn: {
      gate: 'CHECK_IN_EVENT_BOOKINGS',
      description: 'Lets the holder of a ticket in, once.',
      button: 'events.checkIn',
      own: true,
      audit: 'CHECK_IN',
      success: messages.checkedIn,
    },
  },
  payloadField: 'booking',
  details: true,
  live: true,
});
