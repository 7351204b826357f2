import { Field, Int, ObjectType } from 'type-graphql';
import { BookingModel } from './booking.js';

@ObjectType({ description: 'Where the bookings stand.' })
export class EventBookingFigures {
  @Field(() => Int, { description: 'Made since then, those cancelled meanwhile among them.' }) booked!: number;
  @Field(() => Int, { description: 'All that wait to be confirmed.' }) toConfirm!: number;
  @Field(() => Int, { description: 'Tickets read at a door since then.' }) checkedIn!: number;
}

/** Three counts, each answered from an index. */
export async function bookingFigures(since: Date): Promise<EventBookingFigures> {
  const bookings = BookingModel.collection;
  const [booked, toConfirm, checkedIn] = await Promise.all([
    bookings.countDocuments({ createdAt: { $gte: since } }),
    bookings.countDocuments({ status: 'Pending' }),
    bookings.countDocuments({ checkedInAt: { $gte: since } }),
  ]);
  return { booked, toConfirm, checkedIn };
}
