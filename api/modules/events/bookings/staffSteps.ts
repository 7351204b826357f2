import type { AuditAction } from '@polyphony/domain/audit.js';
import { bookingNoteRules, type CheckInResult } from '@polyphony/domain/booking.js';
import { concernsOf } from '@polyphony/domain/checkIn.js';
import type { EventDays } from '@polyphony/domain/eventDays.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import { validate } from '@polyphony/domain/validation.js';
import { visitorContacts } from '../../../identity/visitorContacts.js';
import { changesBetween } from '../../../audit/changes.js';
import { recorded } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { inTransaction } from '../../../platform/transaction.js';
import { conflictWith } from '../../../records/write/conflictWith.js';
import { invalid } from '../../../records/write/outcome.js';
import type { Condition } from '../../../records/read/listQuery.js';
import { objectId } from '../../../records/read/recordReads.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { eventStore } from '../event.js';
import { BOOKING, BookingModel, type StoredBooking } from './booking.js';
import { queueBookingMail, type MailedEvent } from './bookingMails.js';
import { tellOfBooking } from './changed.js';
import { refused, succeeded, type BookingOutcome } from './outcome.js';
import { bookingById, byStaff, NOUN, takeStep } from './steps.js';

/** Makes a step of staff, with its entry in the audit trail. */
async function audited(
  context: Context,
  action: AuditAction,
  booking: StoredBooking,
  changes: Partial<Pick<StoredBooking, 'status' | 'paid' | 'note' | 'checkedInAt'>>,
  write: () => Promise<StoredBooking | null>,
): Promise<StoredBooking | null> {
  const target = { kind: BOOKING, id: booking._id.toHexString(), label: booking.transactionId };
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, booking[field as keyof typeof changes]]),
  );
  const done = await recorded(context, { action, target, changes: changesBetween(before, changes) }, write);
  if (done) await tellOfBooking(context.services.stamps);
  return done;
}

/** Confirms a booking, once, while it is Pending, and mails its visitor; it cannot be undone (SPEC-D109). */
export async function confirm(id: string, context: Context): Promise<BookingOutcome> {
  const { services, language } = context;
  const booking = await bookingById(id);
  const [contact] = await visitorContacts([booking.visitorId]);
  const set = { status: 'Confirmed' } as const;
  const step = { step: 'CONFIRMED', by: byStaff(context), set } as const;
  const confirmed = await audited(context, 'CONFIRM', booking, set, () =>
    inTransaction(async (session) => {
      const now = await takeStep({ _id: booking._id, status: 'Pending' }, step, session);
      const event = await eventStore.model.collection.findOne({ _id: booking.eventId }, { session });
      if (now && event && contact) {
        const stored = event as unknown as StoredRecord & MailedEvent;
        await queueBookingMail('confirmed', now, stored, contact, { services, session, language });
      }
      return now;
    }),
  );
  services.mailQueue.wakeWorkers();
  return confirmed ? succeeded(messages.bookingConfirmed, confirmed) : refused(messages.onlyPendingConfirmed);
}

/** Says that a booking is paid for or is not; without `to` it flips. Two who flip at once both count. */
export async function setPaid(id: string, to: boolean | null, context: Context): Promise<BookingOutcome> {
  const by = byStaff(context);
  for (;;) {
    const booking = await bookingById(id);
    const paid = to ?? !booking.paid;
    if (paid === booking.paid) return succeeded(messages.statusUpdated, booking);
    const step = { step: paid ? 'PAID' : 'UNPAID', by, set: { paid } } as const;
    const changed = await audited(context, 'TOGGLE', booking, { paid }, () =>
      takeStep({ _id: booking._id, paid: booking.paid }, step),
    );
    if (changed) return succeeded(messages.statusUpdated, changed);
  }
}

/**
 * Writes the staff's note on a booking.
 * @param version the one the note was read with: it overwrites no later one
 */
export async function addNote(
  id: string,
  typed: unknown,
  version: number | null,
  context: Context,
): Promise<BookingOutcome> {
  const { value, errors } = await validate(bookingNoteRules, { note: typed });
  if (errors) {
    return refused(
      messages.notSaved,
      errors.map(({ field, message }) => invalid(field, message)),
    );
  }
  const booking = await bookingById(id);
  const step = { step: 'NOTED', by: byStaff(context), set: value } as const;
  const noted = await audited(context, 'NOTE', booking, value, () =>
    takeStep({ _id: booking._id, ...(version !== null && { version }) }, step),
  );
  if (!noted) throw conflictWith(NOUN, await bookingById(id));
  return succeeded(messages.noteAdded, noted);
}

/**
 * Takes back a check-in, so that the ticket is valid again. Sent twice, it is done once.
 * @param seen when the ticket was checked in, as the caller read it: a later check-in stays
 */
export async function undoCheckIn(id: string, seen: Date, context: Context): Promise<BookingOutcome> {
  const booking = await bookingById(id);
  if (!booking.checkedInAt) return succeeded(messages.checkInUndone, booking);
  const set = { checkedInAt: null } as const;
  const step = { step: 'CHECK_IN_UNDONE', by: byStaff(context), set } as const;
  const undone =
    booking.checkedInAt.getTime() === seen.getTime() &&
    (await audited(context, 'UNDO_CHECK_IN', booking, set, () =>
      takeStep({ _id: booking._id, checkedInAt: seen }, step),
    ));
  if (undone) return succeeded(messages.checkInUndone, undone);
  const now = await bookingById(id);
  return now.checkedInAt ? refused(messages.checkedInSince) : succeeded(messages.checkInUndone, now);
}

export interface CheckIn extends BookingOutcome {
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

/** Why somebody with this ticket is not let in; null when they are. */
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

/** The ticket with this code, as a camera read it or a person typed it. */
export const ticketOf = (typed: string): Condition => ({
  ticketCode: typed.toUpperCase().replace(/[^A-Z0-9]/g, ''),
});

/**
 * Lets a visitor in, once.
 * @param which finds their booking
 */
export async function checkIn(which: Condition, { eventId, careful }: AtTheDoor, context: Context): Promise<CheckIn> {
  for (;;) {
    const booking = await BookingModel.findOne(which).lean<StoredBooking>();
    const refusal = booking ? refusalOf(booking, eventId) : 'UNKNOWN';
    const result =
      refusal ?? (booking && careful ? await concernOf(booking, context.services.siteClock.today()) : null);
    if (!booking || result) {
      const told = result ?? 'UNKNOWN';
      return { ...refused(REFUSALS[told]), booking, result: told };
    }
    const set = { checkedInAt: new Date() };
    const step = { step: 'CHECKED_IN', by: byStaff(context), set } as const;
    const done = await audited(context, 'CHECK_IN', booking, set, () =>
      takeStep({ _id: booking._id, status: 'Confirmed', checkedInAt: null }, step),
    );
    if (done) return { ...succeeded(messages.checkedIn, done), result: 'CHECKED_IN' };
  }
}
