import { BOOKING_STATUSES, type BookingStatus, type BookingStep } from '@polyphony/domain/booking.js';
import type { Nationality } from '@polyphony/domain/nationality.js';
import type { Currency } from '@polyphony/domain/kinds/eventPrice.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { RecordBase } from '../../../records/schema/record.js';

/** The kind's name where others are told that a booking was written. */
export const BOOKING = 'eventBooking';

/** A copy of the price at the time of booking, which later edits do not change (SPEC-D14). */
export interface BookedPrice {
  readonly id: Types.ObjectId;
  readonly label: Localized;
  readonly amount: number;
  readonly currency: Currency;
  readonly nationality: Nationality;
  readonly priceType: string;
}

/** Something that happened to a booking. */
export interface HistoryEntry {
  readonly step: BookingStep;
  readonly at: Date;
  readonly by: { readonly kind: 'staff' | 'visitor'; readonly id: string; readonly name: string };
}

/** A visitor's place at an event. Bookings are never deleted. */
@modelOptions({ schemaOptions: { collection: 'eventBookings', versionKey: false } })
@index({ createdAt: -1, _id: -1 })
@index({ status: 1, createdAt: -1, _id: -1 })
@index({ paid: 1, createdAt: -1, _id: -1 })
@index({ status: 1, paid: 1 })
@index({ checkedInAt: 1 })
@index({ eventId: 1, createdAt: -1, _id: -1 })
@index({ eventId: 1, status: 1, checkedInAt: 1 })
@index({ visitorId: 1, createdAt: -1, _id: -1 })
@index({ visitorId: 1, eventId: 1, status: 1 })
@index({ transactionId: 1 }, { unique: true })
@index({ ticketCode: 1 }, { unique: true })
@index(
  { visitorId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
)
export class Booking extends RecordBase {
  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  readonly eventId!: Types.ObjectId;

  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  readonly visitorId!: Types.ObjectId;

  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly price!: BookedPrice;

  /** Given by the visitor or made here; unique. */
  @prop({ type: String, required: true })
  readonly transactionId!: string;

  /** What its QR code holds: nobody can guess it. */
  @prop({ type: String, required: true })
  readonly ticketCode!: string;

  @prop({ type: String, required: true, enum: BOOKING_STATUSES })
  readonly status!: BookingStatus;

  @prop({ type: Boolean, required: true, default: false })
  readonly paid!: boolean;

  /** The visitor's words. */
  @prop({ type: String, default: null })
  readonly message!: string | null;

  /** The staff's own note, which visitors do not see. */
  @prop({ type: String, default: null })
  readonly note!: string | null;

  @prop({ type: Date, default: null })
  readonly checkedInAt!: Date | null;

  @prop({ type: String })
  readonly idempotencyKey?: string;

  /** The first entry tells who booked. */
  @prop({ type: () => [mongoose.Schema.Types.Mixed], required: true })
  readonly history!: readonly HistoryEntry[];
}

export type StoredBooking = Pick<Booking, Exclude<keyof Booking, 'id'>> & { readonly _id: Types.ObjectId };

export const BookingModel = getModelForClass(Booking);
