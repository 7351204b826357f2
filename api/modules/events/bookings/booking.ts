import { BOOKING_STEPS, type BookingStep } from '@polyphony/domain/events/booking.js';
import type { BookingStatus } from '@polyphony/domain/events/bookingStatus.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { getModelForClass, index, prop } from '@typegoose/typegoose';
import mongoose, { Types } from 'mongoose';
import { Field, Int, ObjectType } from 'type-graphql';
import { visitorContacts, type VisitorContact } from '../../../identity/users/visitorContacts.js';
import type { Condition } from '../../../records/read/listQuery.js';
import { History } from '../../../records/readMostly/history.js';
import { ReadMostlyRecord } from '../../../records/readMostly/readMostlyRecord.js';
import type { HistoryEntry } from '../../../records/readMostly/steps.js';
import { Computed } from '../../../records/schema/computed.js';
import { OptionalText, Switch, Text } from '../../../records/graphql/fields.js';
import { RecordBase } from '../../../records/schema/record.js';
import { DateTime } from '../../../records/schema/scalars.js';
import { eventStore } from '../event.js';
import { BookedEvent, BookedPriceType, BookingVisitor, StatusEnum, type BookedPrice } from './bookingParts.js';

const ID = mongoose.Schema.Types.ObjectId;

/** Fields of a booking that staff and the visitor both read, and what is stored of it beside. */
@ObjectType()
export abstract class BookingFields extends RecordBase {
  @prop({ type: ID, required: true })
  readonly eventId!: Types.ObjectId;

  @prop({ type: ID, required: true })
  readonly visitorId!: Types.ObjectId;

  @Computed<StoredBooking>(({ eventId }, _, { loaders }) => loaders.record(eventStore, eventId), { needs: ['eventId'] })
  @Field(() => BookedEvent, { nullable: true, description: 'The event.' })
  readonly event?: BookedEvent | null;

  @Field(() => BookedPriceType, { description: 'What it costs.' })
  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly price!: BookedPrice;

  @Text('Given by the visitor or made by the server; unique.') readonly transactionId!: string;

  /** Content of its QR code: nobody can guess it. */
  @prop({ type: String, required: true })
  readonly ticketCode!: string;

  @Field(() => StatusEnum, { description: 'What it is.' })
  @prop({ type: String, required: true, enum: StatusEnum })
  readonly status!: BookingStatus;

  @Switch('Whether it is paid for.', false) readonly paid!: boolean;
  @OptionalText('What the visitor wrote with it.') readonly message!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its ticket was read at the door.' })
  @prop({ type: Date, default: null })
  readonly checkedInAt!: Date | null;

  @prop({ type: String })
  readonly idempotencyKey?: string;

  /** The language that it was booked in, which its mails are in; missing where the request named none: then they are in the visitor's. */
  @prop({ type: String })
  readonly language?: string;
}

/** A visitor's place at an event. Bookings are never deleted. */
@ReadMostlyRecord(eventBooking, 'A booking, as staff read it.')
@index({ status: 1, paid: 1 })
@index({ checkedInAt: 1 })
@index({ eventId: 1, status: 1, checkedInAt: 1 })
@index({ visitorId: 1, eventId: 1, status: 1 })
@index(
  { visitorId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
)
export class Booking extends BookingFields {
  @Computed<StoredBooking>(
    ({ visitorId }, _, { loaders }) => loaders.one('visitorContacts', visitorId.toHexString(), contactsById),
    { needs: ['visitorId'] },
  )
  @Field(() => BookingVisitor, { nullable: true, description: 'Who booked; null when the account is gone.' })
  readonly visitor?: BookingVisitor | null;

  @OptionalText("The staff's note; visitors do not see it.") readonly note!: string | null;
  @Field(() => Int, { description: 'Counts the changes.' }) declare readonly version: number;

  /** The first entry tells who booked. */
  @History('Booking', 'a booking', BOOKING_STEPS) readonly history!: readonly HistoryEntry<BookingStep>[];
}

async function contactsById(ids: readonly string[]): Promise<ReadonlyMap<string, VisitorContact>> {
  const contacts = await visitorContacts(ids.map((id) => new Types.ObjectId(id)));
  return new Map(contacts.map((contact) => [contact.id, contact]));
}

export type StoredBooking = Pick<Booking, Exclude<keyof Booking, 'id' | 'event' | 'visitor'>> & {
  readonly _id: Types.ObjectId;
};

export const BookingModel = getModelForClass(Booking);

/** The booking whose ticket has this code, as a camera read it or a person typed it. */
export const ticketOf = (typed: string): Condition => ({
  ticketCode: typed.toUpperCase().replace(/[^A-Z0-9]/g, ''),
});
