import { BOOKINGS_PER_VISITOR, DOOR_FOUND_MAX } from '@polyphony/domain/limits.js';
import type { BookingStatus } from '@polyphony/domain/events/bookingStatus.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { visitorsAmong } from '../../../../identity/users/visitorContacts.js';
import { objectId } from '../../../../records/read/recordFinds.js';
import { DateTime } from '../../../../records/schema/scalars.js';
import { BookingModel, type StoredBooking } from '../booking.js';
import { BookedPriceType, StatusEnum } from '../bookingParts.js';

/** The part of a booking that staff need at the door: neither contact details, nor the code of the ticket. */
@ObjectType({ description: 'A booking, as it is found at the door.' })
export class EventBookingAtDoor {
  @Field(() => ID, { description: 'Database object id.' }) readonly id!: string;
  @Field({ description: 'First and last name of the visitor.' }) readonly visitorName!: string;
  @Field(() => BookedPriceType, { description: 'What it costs.' }) readonly price!: StoredBooking['price'];
  @Field(() => StatusEnum, { description: 'What it is.' }) readonly status!: BookingStatus;
  @Field({ description: 'Whether it is paid for.' }) readonly paid!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When the visitor was checked in.' })
  readonly checkedInAt!: Date | null;
}

const ADMITTED_STATUSES: readonly BookingStatus[] = ['Confirmed', 'Pending'];

/** Those who can be let in first, then those who are in, and those who stay outside. */
const rank = ({ status, checkedInAt }: EventBookingAtDoor): number =>
  status === 'Confirmed' ? (checkedInAt ? 1 : 0) : status === 'Pending' ? 2 : 3;

/** Bookings of one event by visitors whom the text names: cancelled ones only where there is room for them. */
export async function bookingsAtDoor(event: string, text: string): Promise<EventBookingAtDoor[]> {
  const activeBookings = await found(event, text, ADMITTED_STATUSES);
  const cancelled = activeBookings.length < DOOR_FOUND_MAX ? await found(event, text, ['Cancelled']) : [];
  return [...activeBookings, ...cancelled].sort((one, other) => rank(one) - rank(other)).slice(0, DOOR_FOUND_MAX);
}

/** Bookings in one of these states. The index by event says which visitors are looked at. */
async function found(event: string, text: string, among: readonly BookingStatus[]): Promise<EventBookingAtDoor[]> {
  const [eventId, status] = [objectId(event), { $in: [...among] }];
  const ids = await BookingModel.collection.distinct('visitorId', { eventId, status });
  const visitors = await visitorsAmong(ids, text, DOOR_FOUND_MAX);
  const places = new Map(visitors.map(({ _id }, at) => [String(_id), at]));
  const bookings = await BookingModel.collection
    .find<StoredBooking>(
      { eventId, status, visitorId: { $in: visitors.map(({ _id }) => _id) } },
      {
        projection: { visitorId: 1, price: 1, status: 1, paid: 1, checkedInAt: 1 },
        sort: { createdAt: -1, _id: -1 },
        // All that so many visitors can hold; of cancelled ones, which have no bound, the newest.
        limit: DOOR_FOUND_MAX * BOOKINGS_PER_VISITOR,
      },
    )
    .toArray();
  const placeOf = ({ visitorId }: StoredBooking) => places.get(String(visitorId)) ?? 0;
  return bookings
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((booking) => ({
      id: booking._id.toHexString(),
      visitorName: visitors[placeOf(booking)]?.name ?? '',
      price: booking.price,
      status: booking.status,
      paid: booking.paid,
      checkedInAt: booking.checkedInAt,
    }));
}
