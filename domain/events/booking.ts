import { object, string, type InferType } from 'yup';
import { CHECK_IN_CONCERNS } from './checkIn.js';
import { BOOKING_NOTE_MAX, IDEMPOTENCY_KEY_MAX, TRANSACTION_ID_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { amountRule } from '../money/amountRule.js';
import { optionalText, requiredId } from '../validation/rules.js';
import { asTyped } from '../text/typedText.js';

/** Possible steps of a booking; its history tells each with who and when. */
export const BOOKING_STEPS = [
  'BOOKED',
  'CONFIRMED',
  'CANCELLED',
  'PAID',
  'UNPAID',
  'NOTED',
  'CHECKED_IN',
  'CHECK_IN_UNDONE',
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/** Results of reading a ticket at the door. */
export const CHECK_IN_RESULTS = [
  'CHECKED_IN',
  ...CHECK_IN_CONCERNS,
  'ALREADY_IN',
  'NOT_CONFIRMED',
  'CANCELLED',
  'OTHER_EVENT',
  'UNKNOWN',
] as const;
export type CheckInResult = (typeof CHECK_IN_RESULTS)[number];

/** Values with which a visitor books a place. The price they saw may come along: one that differs by now is refused. */
export const bookingRules = object({
  eventId: requiredId('labels.event'),
  priceId: requiredId('labels.price'),
  amount: amountRule('labels.priceAmount').nullable().default(null),
  currency: optionalText('labels.currency', 3).uppercase(),
  transactionId: optionalText('labels.paymentReference', TRANSACTION_ID_MAX),
  message: optionalText('labels.message', BOOKING_NOTE_MAX),
  /** Names this very submit: sent again, it stays one booking. */
  idempotencyKey: optionalText('labels.idempotencyKey', IDEMPOTENCY_KEY_MAX),
});
export type BookingRequest = InferType<typeof bookingRules>;

export const bookingNoteRules = object({
  note: string()
    .transform(asTyped)
    .required(messages.bookingNoteRequired)
    .max(BOOKING_NOTE_MAX, messages.bookingNoteMax(BOOKING_NOTE_MAX))
    .meta({ label: 'labels.note', hint: 'events.visibleToStaffOnly' }),
});
