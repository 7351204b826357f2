import { unitsOf } from '@polyphony/domain/money/money.js';
import { withoutValues } from '../../../audit/changes.js';
import { redactEntries } from '../../../audit/redaction.js';
import type { Person, PersonalRecords } from '../../../identity/personalData/personalData.js';
import { subjectOf } from '../../../identity/personalData/trailRecords.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { withMutex } from '../../../platform/process/mutex.js';
import type { Services } from '../../../services.js';
import { placesLeft } from '@polyphony/domain/events/places.js';
import { eventStore, type StoredEvent } from '../event.js';
import { hasEnded } from './hasEnded.js';
import { BookingModel, type StoredBooking } from './booking.js';
import { bookingStore } from './bookingStore.js';
import { publishPlaces } from './publishPlaces.js';

const bookingsOf = ({ _id }: Pick<Person, '_id'>) =>
  BookingModel.find({ visitorId: _id }).sort({ createdAt: -1, _id: -1 }).lean<StoredBooking[]>();

const eventsOf = async (bookings: readonly StoredBooking[]): Promise<ReadonlyMap<string, StoredEvent>> => {
  const ids = bookings.map(({ eventId }) => eventId);
  const events = await eventStore.model.find({ _id: { $in: ids } }).lean<StoredEvent[]>();
  return new Map(events.map((event) => [event._id.toHexString(), event]));
};

/** Cancels a booking, and gives its place back: both or neither, and once. */
async function release({ _id, eventId, status }: StoredBooking, by: Person, { stamps }: Services): Promise<void> {
  const visitor = { kind: 'visitor', id: by._id.toHexString(), name: '' } as const;
  const step = { step: 'CANCELLED', by: visitor, set: { status: 'Cancelled' } };
  const event = await withMutex(`places of ${eventId.toHexString()}`, () =>
    inTransaction(async (session) => {
      if (!(await bookingStore.step({ _id, status, checkedInAt: null }, step, session))) return null;
      return eventStore.changeOne({ _id: eventId }, { $inc: { placesTaken: -1 } }, { session });
    }),
  );
  if (event) await publishPlaces(placesLeft(event), stamps);
}

/** Takes the person's name and words out of the bookings, whatever staff do with them meanwhile. */
async function anonymize(person: Person, { stamps }: Services): Promise<void> {
  const id = person._id.toHexString();
  const nameless = { $cond: [{ $eq: ['$$step.by.id', id] }, { name: '' }, {}] };
  const by = { $mergeObjects: ['$$step.by', nameless] };
  const withoutName = (field: string) => ({
    $cond: [{ $eq: [`$${field}.id`, id] }, { $mergeObjects: [`$${field}`, { name: '' }] }, `$${field}`],
  });
  await BookingModel.collection.updateMany({ visitorId: person._id }, [
    {
      $set: {
        message: null,
        note: null,
        createdBy: withoutName('createdBy'),
        updatedBy: withoutName('updatedBy'),
        history: { $map: { input: '$history', as: 'step', in: { $mergeObjects: ['$$step', { by }] } } },
      },
    },
    { $unset: 'idempotencyKey' },
  ]);
  await stamps.changed('eventBooking');
}

/**
 * Bookings: places at events to come are given back, and what is over stays without the person, because places and payments are
 * counted by it.
 */
export const personalBookings: PersonalRecords = {
  name: 'bookings',
  async collect(person, reader) {
    const bookings = await bookingsOf(person);
    const events = await eventsOf(bookings);
    return bookings.map(({ eventId, price, history, note, ...booking }) => {
      const event = events.get(eventId.toHexString());
      const { label, amount, nationality } = price;
      const { status, paid, transactionId, message, checkedInAt, createdAt } = booking;
      return {
        event: event && { name: event.name, startsOn: event.startsOn ?? null, endsOn: event.endsOn ?? null },
        price: { label, amount: unitsOf(amount), currency: amount.currency, nationality },
        ...{ status, paid, paymentReference: transactionId, message, checkedInAt, bookedAt: createdAt },
        // A ticket's code is its holder's: who has it can come in their place.
        ...(reader === 'self' && status === 'Confirmed' && { ticketCode: booking.ticketCode }),
        history: history.map(({ step, at, by }) => ({ step, at, by: by.kind })),
        ...(reader === 'staff' && { note }),
      };
    });
  },
  async erase(person, services) {
    const bookings = await bookingsOf(person);
    const events = await eventsOf(bookings);
    for (const booking of bookings) {
      const event = events.get(booking.eventId.toHexString());
      const isReleasable = booking.status !== 'Cancelled' && booking.checkedInAt === null;
      if (event && isReleasable && !hasEnded(event, services.siteClock)) await release(booking, person, services);
    }
    await anonymize(person, services);
    await redactEntries({
      which: {
        'target.kind': 'eventBooking',
        'target.id': { $in: bookings.map(({ _id }) => _id.toHexString()) },
        action: 'NOTE',
      },
      redact: ({ changes }) => ({ changes: changes.map(withoutValues) }),
      subject: subjectOf(person),
    });
  },
  async count(people) {
    const counted = await BookingModel.aggregate<{ _id: StoredBooking['visitorId']; count: number }>([
      { $match: { visitorId: { $in: people.map(({ _id }) => _id) } } },
      { $group: { _id: '$visitorId', count: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, count }) => [_id.toHexString(), count]));
  },
};
