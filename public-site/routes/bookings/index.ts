import type { Route } from '../../routing/route.js';
import { book } from './book.js';
import { booking } from './booking.js';
import { bookings } from './bookings.js';

/** Booking a place, and what the visitor has booked. */
export const bookingRoutes: readonly Route[] = [book, bookings, booking];
