import { bookingRules, type BookingRequest } from '@polyphony/domain/events/booking.js';
import { BOOKINGS_PER_VISITOR } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { unitsOf } from '@polyphony/domain/money/money.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types, type ClientSession } from 'mongoose';
import { signedInVisitor } from '../../../access/gates.js';
import { OPEN, UserModel } from '../../../identity/users/user.js';
import { visitorContacts, type VisitorContact } from '../../../identity/users/visitorContacts.js';
import type { Context, VisitorSession } from '../../../context.js';
import { unauthenticated } from '../../../platform/errors.js';
import { duplicateKeyOf } from '../../../platform/database/duplicateKey.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { withMutex } from '../../../platform/process/mutex.js';
import type { SiteClock } from '../../../platform/siteClock.js';
import { byVisitor } from '../../../records/readMostly/steps.js';
import {
  done,
  duplicate,
  invalid,
  invalidFields,
  refused,
  refusedFields,
  WriteRefused,
  type Outcome,
} from '../../../records/write/outcome.js';
import { randomCode } from '../codes.js';
import { placesLeft } from '@polyphony/domain/events/places.js';
import { eventStore, type StoredEvent } from '../event.js';
import { hasEnded } from './hasEnded.js';
import { eventPriceStore } from '../eventPrice.js';
import { BookingModel, type StoredBooking } from './booking.js';
import type { BookedPrice } from './bookingParts.js';
import { queueBookingMail } from './mails/bookingMails.js';
import { publishPlaces } from './publishPlaces.js';

/** 16 of 31 signs: some 79 bits, and still typed at a door in a moment. */
const TICKET_CODE_LENGTH = 16;
/** Prefix of a payment reference that the visitor left blank. */
const GENERATED_PREFIX = 'TXN-';
const TRANSACTION_ID_LENGTH = 12;
/** Tries when a code that was made up turns out to be taken: it never happens twice. */
const ATTEMPTS = 3;

/**
 * Books a place for the signed-in visitor. Idempotent: the same idempotency key returns the booking of the
 * first request. All bookings of one event write its count of places, so that of any number at once, on any number of
 * processes, no more come through than there are places.
 */
export async function book(
  input: unknown,
  context: Pick<Context, 'visitor' | 'language' | 'languages' | 'services'>,
): Promise<Outcome> {
  const visitor = signedInVisitor(context);
  const { value: request, errors } = await validate(bookingRules, input);
  if (errors) {
    return refusedFields(invalidFields(errors));
  }
  const earlier = await sentBefore(request, visitor);
  if (earlier) return earlier;
  const outcome = await bookNow(request, visitor, context);
  if (outcome.success) return outcome;
  // The same submit may have come through meanwhile, and have taken the very place that was missing.
  return (await sentBefore(request, visitor)) ?? outcome;
}

async function bookNow(
  request: BookingRequest,
  visitor: VisitorSession,
  { language, languages, services }: Pick<Context, 'language' | 'languages' | 'services'>,
): Promise<Outcome> {
  const [contact] = await visitorContacts([new Types.ObjectId(visitor.userId)]);
  if (!contact) throw unauthenticated();
  // A full or hidden event is found by a read, without waiting for the mutex.
  const event = await eventStore.publishedOne({ id: request.eventId }, services.stamps);
  const refusal = refusalReason(event, services.siteClock);
  if (refusal || !event) return refused(refusal ?? messages.eventNotBookable);
  // Serialized within this process: concurrent transactions would conflict and retry.
  return withMutex(`places of ${request.eventId}`, () =>
    placed(request, { visitor, contact, language, languages, services }),
  );
}

interface Booker extends Pick<Context, 'language' | 'languages' | 'services'> {
  readonly visitor: VisitorSession;
  readonly contact: VisitorContact;
}

async function placed(request: BookingRequest, booker: Booker): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { booking, event } = await inTransaction((session) => takePlace(request, booker, session));
      booker.services.mailQueue.wakeWorkers();
      await publishPlaces(placesLeft(event), booker.services.stamps);
      return done(messages.booked, booking);
    } catch (error) {
      if (error instanceof WriteRefused) return error.outcome;
      const duplicateKey = duplicateKeyOf(error);
      if (!duplicateKey) throw error;
      const earlier = await sentBefore(request, booker.visitor);
      if (earlier) return earlier;
      if (duplicateKey.includes('transactionId') && request.transactionId) {
        return refusedFields([duplicate('transactionId', 'labels.paymentReference')]);
      }
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Earlier outcome of the same submit; null when it is new. With another content it is refused: that would be lost. */
async function sentBefore(request: BookingRequest, visitor: VisitorSession): Promise<Outcome | null> {
  const { idempotencyKey } = request;
  if (!idempotencyKey) return null;
  const visitorId = new Types.ObjectId(visitor.userId);
  const booking = await BookingModel.findOne({ visitorId, idempotencyKey }).lean<StoredBooking>();
  if (!booking) return null;
  const isBooked = booking.status !== 'Cancelled' && isOf(request, booking);
  return isBooked ? done(messages.booked, booking) : refused(messages.keyUsedOtherwise);
}

/** Whether a booking was made from this content, none of which changes later. */
function isOf({ eventId, priceId, message, transactionId }: BookingRequest, booking: StoredBooking): boolean {
  return (
    booking.eventId.equals(eventId) &&
    booking.price.id.equals(priceId) &&
    booking.message === message &&
    (transactionId === null
      ? booking.transactionId.startsWith(GENERATED_PREFIX)
      : booking.transactionId === transactionId)
  );
}

/** Reason for which a visitor cannot book a place of the event, as far as it alone says; null when they can. */
function refusalReason(event: StoredEvent | null, siteClock: SiteClock): Message | null {
  if (!event?.active || !event.published) return messages.eventNotBookable;
  if (hasEnded(event, siteClock)) return messages.eventOver;
  return placesLeft(event) > 0 ? null : messages.eventFull;
}

/** @throws WriteRefused when the place cannot be had, and nothing is written */
async function takePlace(
  request: BookingRequest,
  { visitor, contact, language, languages, services }: Booker,
  session: ClientSession,
): Promise<{ booking: StoredBooking; event: StoredEvent }> {
  const eventId = new Types.ObjectId(request.eventId);
  const visitorId = new Types.ObjectId(visitor.userId);
  const price = await priceFor(request, contact, session);
  await lockAccount(visitorId, session);
  const bookingCount = await BookingModel.collection.countDocuments(
    { visitorId, eventId, status: { $in: ['Pending', 'Confirmed'] } },
    { session },
  );
  if (bookingCount >= BOOKINGS_PER_VISITOR)
    throw new WriteRefused(refused(messages.tooManyPlaces(BOOKINGS_PER_VISITOR)));
  const event = await eventStore.changeOne(
    {
      _id: eventId,
      active: true,
      published: true,
      $or: [{ capacity: null }, { $expr: { $lt: [{ $ifNull: ['$placesTaken', 0] }, '$capacity'] } }],
    },
    { $inc: { placesTaken: 1, bookingsMade: 1 } },
    { session },
  );
  if (!event) {
    const now = await eventStore.findOne({ _id: eventId }, { session });
    throw new WriteRefused(refused(refusalReason(now, services.siteClock) ?? messages.eventNotBookable));
  }
  const booking = newBooking(request, visitor, price, language.isExplicit ? language.requested : null);
  await BookingModel.collection.insertOne(booking, { session });
  await queueBookingMail('received', booking, event, contact, { services, session, language, languages });
  return { booking, event };
}

/**
 * Writes the account within the transaction, so that an erasure comes before the booking, which then is refused, or after it, and
 * then finds it (ADR-0139).
 */
async function lockAccount(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const { matchedCount } = await UserModel.collection.updateOne(
    { _id, kind: 'visitor', ...OPEN },
    { $set: { 'visitor.bookedAt': new Date() } },
    { session },
  );
  if (matchedCount === 0) throw unauthenticated();
}

/** The requested price, if it is one of the event, for sale, for this visitor, and as they saw it. */
async function priceFor(
  request: BookingRequest,
  contact: VisitorContact,
  session: ClientSession,
): Promise<BookedPrice> {
  const refuse = (message: Message) => new WriteRefused(refusedFields([invalid('priceId', message)]));
  const _id = new Types.ObjectId(request.priceId);
  const price = await eventPriceStore.findOne({ _id }, { session });
  if (!price?.active) throw refuse(messages.priceGone);
  const { eventId, nationality, amount, label, priceType } = price;
  if (!eventId.equals(request.eventId)) throw refuse(messages.priceOfOther);
  if (nationality !== contact.nationality) throw refuse(messages.priceNotYours);
  const units = unitsOf(amount);
  const [seenAmount, seenCurrency] = [request.amount ?? units, request.currency ?? amount.currency];
  if (seenAmount !== units || seenCurrency !== amount.currency) throw refuse(messages.priceChanged);
  return { id: _id, label, amount, nationality, priceType };
}

function newBooking(
  request: BookingRequest,
  visitor: VisitorSession,
  price: BookedPrice,
  language: string | null,
): StoredBooking {
  const now = new Date();
  const by = byVisitor(visitor);
  const author = { id: by.id, name: by.name };
  return {
    _id: new Types.ObjectId(),
    eventId: new Types.ObjectId(request.eventId),
    visitorId: new Types.ObjectId(visitor.userId),
    price,
    transactionId: request.transactionId ?? GENERATED_PREFIX + randomCode(TRANSACTION_ID_LENGTH),
    ticketCode: randomCode(TICKET_CODE_LENGTH),
    status: 'Pending',
    // There is nothing to pay for.
    paid: price.amount.minorUnits === 0,
    message: request.message,
    note: null,
    checkedInAt: null,
    ...(language !== null && { language }),
    ...(request.idempotencyKey && { idempotencyKey: request.idempotencyKey }),
    history: [{ step: 'BOOKED', at: now, by }],
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: author,
    updatedBy: author,
  };
}
