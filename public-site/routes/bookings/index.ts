import type { Route } from '../../routing/route.js';
import { book } from './book.js';
import { booking } from './booking.js';
import { bookings } from './bookings.js';

/** Booking an event, and the visitor's bookings. */
export const bookingRoutes: readonly Route[] = [book, bookings, booking];
