import { Field, Int, ObjectType } from 'type-graphql';
import { objectId } from '../../../records/read/recordFinds.js';
import { BookingModel } from './booking.js';

@ObjectType({ description: 'The bookings by state.' })
export class EventBookingFigures {
  @Field(() => Int, { description: 'Made since then, those cancelled meanwhile among them.' }) booked!: number;
  @Field(() => Int, { description: 'All that wait to be confirmed.' }) toConfirm!: number;
  @Field(() => Int, { description: 'All that are confirmed and not paid for.' }) toPay!: number;
  @Field(() => Int, { description: 'Tickets read at a door since then.' }) checkedIn!: number;
}

/** Four counts, each from an index. */
export async function bookingFigures(since: Date): Promise<EventBookingFigures> {
  const bookings = BookingModel.collection;
  const [booked, toConfirm, toPay, checkedIn] = await Promise.all([
    bookings.countDocuments({ createdAt: { $gte: since } }),
    bookings.countDocuments({ status: 'Pending' }),
    bookings.countDocuments({ status: 'Confirmed', paid: false }),
    bookings.countDocuments({ checkedInAt: { $gte: since } }),
  ]);
  return { booked, toConfirm, toPay, checkedIn };
}

@ObjectType({ description: 'How many of the visitors of an event are in.' })
export class EventAdmissionFigures {
  @Field(() => Int, { description: 'Confirmed bookings.' }) confirmed!: number;
  @Field(() => Int, { description: 'Of those, the ones that were checked in.' }) admitted!: number;
}

/** Two counts of the same index. Dates are one range of it. */
export async function admissionFigures(eventId: string): Promise<EventAdmissionFigures> {
  const bookings = BookingModel.collection;
  const valid = { eventId: objectId(eventId), status: 'Confirmed' };
  const [confirmed, admitted] = await Promise.all([
    bookings.countDocuments(valid),
    bookings.countDocuments({ ...valid, checkedInAt: { $gte: new Date(0) } }),
  ]);
  return { confirmed, admitted };
}
