import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import type { ActionSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../../context.js';
import { visitorContacts, findVisitorIds } from '../../../identity/users/visitorContacts.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { typedPattern, type Condition } from '../../../records/read/listQuery.js';
import { ReadMostlyStore } from '../../../records/readMostly/readMostlyStore.js';
import type { Step } from '../../../records/readMostly/steps.js';
import { modelOf } from '../../../records/schema/model.js';
import { eventStore } from '../event.js';
import { Booking, ticketOf, type StoredBooking } from './booking.js';
import { queueBookingMail } from './mails/bookingMails.js';

class BookingStore extends ReadMostlyStore<StoredBooking> {
  /** Text that a person types to find a booking: a part of its transaction id, its ticket, or who booked. */
  protected override async searched(text: string): Promise<Condition> {
    const visitorId = { $in: await findVisitorIds(text) };
    return { $or: [{ transactionId: typedPattern(text) }, ticketOf(text), { visitorId }] };
  }

  /** A confirmation is mailed to the visitor: both are written, or neither. */
  protected override async write(action: ActionSpec, condition: Condition, step: Step, context: Context) {
    if (action !== eventBooking.actions.confirm) return super.write(action, condition, step, context);
    const confirmed = await inTransaction(async (session) => {
      const written = await this.step(condition, step, session);
      if (written) await mailConfirmed(written, context, session);
      return written;
    });
    context.services.mailQueue.wakeWorkers();
    return confirmed;
  }
}

async function mailConfirmed(booking: StoredBooking, context: Context, session: ClientSession) {
  const { services, language, languages } = context;
  const [contact] = await visitorContacts([booking.visitorId]);
  const event = await eventStore.findOne({ _id: booking.eventId }, { session });
  if (!event || !contact) return;
  await queueBookingMail('confirmed', booking, event, contact, { services, session, language, languages });
}

export const bookingStore = new BookingStore(eventBooking, modelOf(Booking));
