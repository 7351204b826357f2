import { BookingModel } from './booking.js';
import { BookingResolver } from './bookingResolver.js';
import { OwnBookingResolver } from './ownBookingResolver.js';

export const bookingModels = [BookingModel] as const;
export const bookingResolvers = [BookingResolver, OwnBookingResolver] as const;
