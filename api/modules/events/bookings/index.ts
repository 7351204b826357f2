import { BookingModel } from './booking.js';
import { BookingResolver } from './bookingResolver.js';
import { DoorResolver } from './door/doorResolver.js';
import { OwnBookingResolver } from './ownBookingResolver.js';

export const bookingModels = [BookingModel] as const;
export const bookingResolvers = [BookingResolver, DoorResolver, OwnBookingResolver] as const;
