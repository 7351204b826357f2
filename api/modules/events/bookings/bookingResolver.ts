import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { Arg, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { readMostlyResolver } from '../../../records/readMostly/readMostlyResolver.js';
import { DateTime } from '../../../records/schema/scalars.js';
import { Booking } from './booking.js';
import { bookingFigures, EventBookingFigures } from './bookingFigures.js';
import { bookingStore } from './bookingStore.js';

/** Operations of staff on bookings, which they neither make nor delete. */
@Resolver()
export class BookingResolver extends readMostlyResolver(bookingStore, Booking) {
  @RequirePermission(eventBooking.permission.view)
  @Query(() => EventBookingFigures, { description: 'How many bookings there are to look at.' })
  eventBookingFigures(@Arg('since', () => DateTime, { description: 'When the day began, on the site.' }) since: Date) {
    return bookingFigures(since);
  }
}
