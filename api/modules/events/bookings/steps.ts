import type { BookingStep } from '@polyphony/domain/booking.js';
import { messages } from '@polyphony/domain/messages.js';
import type { ClientSession } from 'mongoose';
import type { Context, VisitorSession } from '../../../context.js';
import { notFound, unauthenticated } from '../../../platform/errors.js';
import type { Condition } from '../../../records/read/listQuery.js';
import { objectId } from '../../../records/read/recordReads.js';
import { BookingModel, type HistoryEntry, type StoredBooking } from './booking.js';

/** Entries a booking keeps; a switch that is flipped back and forth for ever drops the oldest. */
const HISTORY_MAX = 200;

export const NOUN = 'Booking';

/** The visitor whose own bookings these are; the gate has let nobody else in. */
export function visitorIn({ visitor }: Pick<Context, 'visitor'>): VisitorSession {
  if (!visitor) throw unauthenticated();
  return visitor;
}

export const byVisitor = (visitor: VisitorSession): HistoryEntry['by'] => ({
  kind: 'visitor',
  id: visitor.userId,
  name: visitor.name,
});

export function byStaff({ session }: Pick<Context, 'session'>): HistoryEntry['by'] {
  if (!session) throw unauthenticated();
  return { kind: 'staff', id: session.userId, name: session.name };
}

/** A booking by its id. @throws NOT_FOUND when there is none, or none that the condition fits */
export async function bookingById(id: string, condition: Condition = {}): Promise<StoredBooking> {
  const found = await BookingModel.findOne({ ...condition, _id: objectId(id) }).lean<StoredBooking>();
  if (!found) throw notFound(messages.notFound(NOUN));
  return found;
}

/**
 * Takes a booking one step on, in one write: what changes, and who did it when.
 * @param condition what the booking must be like; null is answered when it is not
 */
export function takeStep(
  condition: Condition,
  {
    step,
    by,
    set,
  }: { readonly step: BookingStep; readonly by: HistoryEntry['by']; readonly set: Partial<StoredBooking> },
  session?: ClientSession,
): Promise<StoredBooking | null> {
  const at = new Date();
  const entry: HistoryEntry = { step, at, by };
  return BookingModel.collection.findOneAndUpdate(
    condition,
    {
      $set: { ...set, updatedAt: at, updatedBy: { id: by.id, name: by.name } },
      $inc: { version: 1 },
      // The first entry, who booked, is told by the booking itself too: its visitor and when it was made.
      $push: { history: { $each: [entry], $slice: -HISTORY_MAX } } as never,
    },
    { returnDocument: 'after', ...(session && { session }) },
  ) as Promise<StoredBooking | null>;
}
