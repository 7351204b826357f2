import type { CheckInMutation, CheckInResult } from '../../../graphql/generated/typed/graphql';
import type { Translate } from '../../../texts/translate';
import { dateFormat } from '../../../texts/dates';

/** What the server said of a ticket. */
export type Answer = CheckInMutation['checkInEventBooking'];

/** A ticket that was read, and when. */
export interface Reading {
  /** Counts the readings of this session. */
  readonly count: number;
  readonly at: Date;
  readonly answer: Answer;
}

const WORDS = {
  CHECKED_IN: 'Let in',
  ALREADY_IN: 'Already in',
  NOT_CONFIRMED: 'Not confirmed',
  CANCELLED: 'Cancelled',
  OTHER_EVENT: 'For another event',
  UNKNOWN: 'Unknown ticket',
} as const satisfies Record<CheckInResult, string>;

const HOUR = dateFormat({ hour: 'numeric', minute: '2-digit' });
const DAY = dateFormat({ day: 'numeric', month: 'short' });

/** '6:05 PM' by the clock of whoever stands at the door. */
export const hour = (at: Date): string => HOUR(at);

/** What came of it, in few words: 'Already in since 6:05 PM'; of another day, 'since 5 Jan, 6:05 PM'. */
export function inWords({ result, booking }: Answer, now: Date, t: Translate): string {
  if (result !== 'ALREADY_IN' || !booking?.checkedInAt) return t(WORDS[result]);
  const since = new Date(booking.checkedInAt);
  const time = since.toDateString() === now.toDateString() ? hour(since) : `${DAY(since)}, ${hour(since)}`;
  return t('Already in since {time}', { time });
}

/** Whose ticket it is. */
export const holderOf = ({ booking }: Answer): string | null =>
  booking?.visitor ? `${booking.visitor.firstName} ${booking.visitor.lastName}` : null;
