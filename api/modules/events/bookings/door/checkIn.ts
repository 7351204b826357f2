import type { CheckInResult } from '@polyphony/domain/events/booking.js';
import { concernsOf } from '@polyphony/domain/events/checkIn.js';
import type { EventDays } from '@polyphony/domain/events/eventDays.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../../../context.js';
import type { Condition } from '../../../../records/read/listQuery.js';
import { objectId } from '../../../../records/read/recordFinds.js';
import { byStaff } from '../../../../records/readMostly/steps.js';
import { done, refused, type Outcome } from '../../../../records/write/outcome.js';
import { eventStore } from '../../event.js';
import { BookingModel, type StoredBooking } from '../booking.js';
import { bookingStore } from '../bookingStore.js';

/**
 * Takes back a check-in, so that the ticket is valid again. Sent twice, it is done once.
 * @param seen when the ticket was checked in, as the caller read it: a later check-in stays
 */
export async function undoCheckIn(id: string, seen: Date, context: Context): Promise<Outcome> {
  const booking = await bookingStore.get(id);
  if (!booking.checkedInAt) return done(messages.checkInUndone, booking);
  const set = { checkedInAt: null } as const;
  const step = { step: 'CHECK_IN_UNDONE', by: byStaff(context), set } as const;
  const undone =
    booking.checkedInAt.getTime() === seen.getTime() &&
    (await bookingStore.audited(
      { audit: 'UNDO_CHECK_IN' },
      booking,
      set,
      () => bookingStore.step({ _id: booking._id, checkedInAt: seen }, step),
      context,
    ));
  if (undone) return done(messages.checkInUndone, undone);
  const now = await bookingStore.get(id);
  return now.checkedInAt ? refused(messages.checkedInSince) : done(messages.checkInUndone, now);
}

export interface CheckIn extends Outcome {
  readonly result: CheckInResult;
}

const REFUSALS = {
  ALREADY_IN: messages.alreadyIn,
  OTHER_DAY: messages.ticketOtherDay,
  NOT_PAID: messages.ticketNotPaid,
  NOT_CONFIRMED: messages.ticketNotConfirmed,
  CANCELLED: messages.ticketCancelled,
  OTHER_EVENT: messages.ticketOfOther,
  UNKNOWN: messages.ticketUnknown,
} as const satisfies Record<Exclude<CheckInResult, 'CHECKED_IN'>, Message>;

/** Reason for which the holder of this ticket is not let in; null when they are. */
function refusalOf({ status, checkedInAt, eventId }: StoredBooking, at: string | null) {
  if (at !== null && !eventId.equals(objectId(at))) return 'OTHER_EVENT';
  if (status === 'Cancelled') return 'CANCELLED';
  if (status === 'Pending') return 'NOT_CONFIRMED';
  return checkedInAt ? 'ALREADY_IN' : null;
}

/** The first thing that staff should confirm of a valid ticket; null when there is none. */
async function concernOf({ eventId, paid }: StoredBooking, today: string) {
  const projection = { startsOn: 1, endsOn: 1 };
  const event = await eventStore.model.collection.findOne<EventDays>({ _id: eventId }, { projection });
  return concernsOf({ paid, event }, today)[0] ?? null;
}

interface AtTheDoor {
  /** The event at whose door it is read; null: any. */
  readonly eventId: string | null;
  /** Whether nobody is let in whose booking gives a concern. */
  readonly careful: boolean;
}

/**
 * Lets a visitor in, once.
 * @param which finds their booking
 */
export async function checkIn(which: Condition, { eventId, careful }: AtTheDoor, context: Context): Promise<CheckIn> {
  for (;;) {
    const booking = await BookingModel.findOne(which).lean<StoredBooking>();
    const byState = booking ? refusalOf(booking, eventId) : 'UNKNOWN';
    const result =
      byState ?? (booking && careful ? await concernOf(booking, context.services.siteClock.today()) : null);
    if (!booking || result) {
      const refusal = result ?? 'UNKNOWN';
      return { ...refused(REFUSALS[refusal]), record: booking, result: refusal };
    }
    const set = { checkedInAt: new Date() };
    const step = { step: 'CHECKED_IN', by: byStaff(context), set } as const;
    const { checkIn: action } = eventBooking.actions;
    const write = () => bookingStore.step({ _id: booking._id, status: 'Confirmed', checkedInAt: null }, step);
    const admitted = await bookingStore.audited(action, booking, set, write, context);
    if (admitted) return { ...done(action.success, admitted), result: 'CHECKED_IN' };
  }
}
