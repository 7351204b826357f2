import type { Context, VisitorSession } from '../../../../context.js';
import { unauthenticated } from '../../../../platform/errors.js';
import type { Condition } from '../../../../records/read/listQuery.js';
import type { HistoryEntry } from '../../../../records/readMostly/steps.js';
import type { StoredBooking } from '../booking.js';
import { bookingStore } from '../bookingStore.js';

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

/** A booking by its id. @throws NOT_FOUND when there is none, or none that the condition fits */
export const bookingById = async (id: string, condition?: Condition): Promise<StoredBooking> =>
  (await bookingStore.get(id, condition)) as unknown as StoredBooking;
