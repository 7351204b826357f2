import { CHECK_IN_CONCERNS, type CheckInConcern, concernsOf } from '@polyphony/domain/events/checkIn.js';
import type { BookingsAtDoorQuery, CheckInMutation, CheckInResult } from '../../../graphql/generated/typed/graphql';
import type { Translate } from '../../../texts/translate';
import { dateFormat } from '../../../texts/dates';
import { moneyText } from '../../../records/moneyText';
import type { Day } from '../../../records/calendar/days';
import { visitorName } from '../bookings/bookingWords';

/** Response of the server about a ticket. */
export type CheckInResponse = CheckInMutation['checked'];

/** A booking of the event, found by who booked. */
export type FoundBooking = BookingsAtDoorQuery['eventBookingsAtDoor'][number];

/** Credential that the holder is let in by: the code of a ticket, or the booking of an event, found by name. */
export type Ticket = { readonly code: string } | { readonly bookingId: string; readonly eventId: string };

/** The same for the same ticket. */
export const keyOf = (ticket: Ticket): string => ('code' in ticket ? `code ${ticket.code}` : ticket.bookingId);

/** A ticket that was read, and when. */
export interface Reading {
  /** Numbers the readings of this session. */
  readonly count: number;
  readonly at: Date;
  readonly response: CheckInResponse;
  readonly ticket: Ticket;
  /** Whether staff have taken the check-in back. */
  readonly undone: boolean;
}

const WORDS = {
  OTHER_DAY: 'events.anotherDay',
  NOT_PAID: 'events.notPaid',
  CHECKED_IN: 'events.admitted',
  ALREADY_IN: 'events.alreadyAdmitted',
  NOT_CONFIRMED: 'events.notConfirmed',
  CANCELLED: 'events.cancelled',
  OTHER_EVENT: 'events.forAnotherEvent',
  UNKNOWN: 'events.ticketNotFound',
} as const satisfies Record<CheckInResult, string>;

const HOUR = dateFormat({ hour: 'numeric', minute: '2-digit' });
const DAY = dateFormat({ day: 'numeric', month: 'short' });

/** '6:05 PM' in the time zone of the browser at the door. */
export const hour = (at: Date): string => HOUR(at);

/** 'Already admitted: 6:05 PM'; of another day, with the day: '5 Jan, 6:05 PM'. */
function sinceInWords(checkedInAt: string, now: Date, t: Translate): string {
  const since = new Date(checkedInAt);
  const time = since.toDateString() === now.toDateString() ? hour(since) : `${DAY(since)}, ${hour(since)}`;
  return t('events.alreadyAdmittedTime', { time });
}

/** Result of a check-in, in few words. */
export const inWords = ({ result, booking }: CheckInResponse, now: Date, t: Translate): string =>
  result === 'ALREADY_IN' && booking?.checkedInAt ? sinceInWords(booking.checkedInAt, now, t) : t(WORDS[result]);

const OUTSIDE = { PENDING: WORDS.NOT_CONFIRMED, CANCELLED: WORDS.CANCELLED } as const;

/** Reason for which a booking that was found cannot be checked in; null when it can. */
export function refusalInWords({ status, checkedInAt }: FoundBooking, now: Date, t: Translate): string | null {
  if (status !== 'CONFIRMED') return t(OUTSIDE[status]);
  return checkedInAt ? sinceInWords(checkedInAt, now, t) : null;
}

const notPaid = (price: FoundBooking['price'], t: Translate): string =>
  t('events.notPaidAmount', { amount: moneyText(price) });

/** The price, and what is not paid of it. */
export const priceInWords = ({ price, paid }: FoundBooking, t: Translate): string[] => [
  price.label,
  price.priceTypeName,
  ...(paid ? [] : [notPaid(price, t)]),
];

const FULL_DAY = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Concerns for staff before or after they admit the holder, on a day of the site: 'Not paid: Nu.1,200'. */
export function concernsInWords({ booking }: CheckInResponse, t: Translate, day: Day): string[] {
  if (!booking) return [];
  const { event, price } = booking;
  const concernTexts = {
    OTHER_DAY: () => t('events.thisEventIsOnDay', { day: event?.startsOn ? FULL_DAY(new Date(event.startsOn)) : '' }),
    NOT_PAID: () => notPaid(price, t),
  } as const satisfies Record<CheckInConcern, () => string>;
  return concernsOf(booking, day).map((concern) => concernTexts[concern]());
}

/** Whether staff may admit the holder after confirming the concern. */
export const isUpToStaff = ({ result }: CheckInResponse): boolean =>
  (CHECK_IN_CONCERNS as readonly CheckInResult[]).includes(result);

/** Whether this reading is a check-in that can be taken back. */
export const isUndoable = ({ response, undone }: Reading): boolean => response.result === 'CHECKED_IN' && !undone;

/** Name of the holder of a ticket. */
export const holderOf = ({ booking }: CheckInResponse): string | null => booking && visitorName(booking);
