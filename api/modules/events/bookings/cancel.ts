import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { signedInVisitor } from '../../../access/gates.js';
import { visitorContacts } from '../../../identity/users/visitorContacts.js';
import type { Context } from '../../../context.js';
import { notFound, unauthenticated } from '../../../platform/errors.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { withMutex } from '../../../platform/process/mutex.js';
import { byVisitor } from '../../../records/readMostly/steps.js';
import { done, refused, type Outcome } from '../../../records/write/outcome.js';
import { bookingStore } from './bookingStore.js';
import { placesLeft } from '@polyphony/domain/events/places.js';
import { eventStore } from '../event.js';
import { queueBookingMail } from './mails/bookingMails.js';
import { publishPlaces } from './publishPlaces.js';

/** Cancels a booking of the signed-in visitor while it is Pending, and gives its place back: both or neither. */
export async function cancelOwn(
  id: string,
  context: Pick<Context, 'visitor' | 'language' | 'languages' | 'services'>,
): Promise<Outcome> {
  const visitor = signedInVisitor(context);
  const { services, language, languages } = context;
  const [contact] = await visitorContacts([new Types.ObjectId(visitor.userId)]);
  if (!contact) throw unauthenticated();
  const own = { visitorId: new Types.ObjectId(visitor.userId) };
  const { _id, eventId } = await bookingStore.get(id, own);
  const step = { step: 'CANCELLED', by: byVisitor(visitor), set: { status: 'Cancelled' } } as const;
  const cancelled = await withMutex(`places of ${eventId.toHexString()}`, () =>
    inTransaction(async (session) => {
      const booking = await bookingStore.step({ ...own, _id, status: 'Pending' }, step, session);
      if (!booking) return null;
      const event = await eventStore.changeOne({ _id: eventId }, { $inc: { placesTaken: -1 } }, { session });
      // Events with bookings are not deleted.
      if (!event) throw notFound(messages.notFound('labels.event'));
      await queueBookingMail('cancelled', booking, event, contact, {
        services,
        session,
        language,
        languages,
      });
      return { booking, event };
    }),
  );
  if (!cancelled) return refused(messages.onlyPendingCancelled);
  services.mailQueue.wakeWorkers();
  await publishPlaces(placesLeft(cancelled.event), services.stamps);
  return done(messages.bookingCancelled, cancelled.booking);
}
