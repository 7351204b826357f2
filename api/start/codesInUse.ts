import { UserModel } from '../identity/users/user.js';
import { BookingModel } from '../modules/events/bookings/booking.js';
import { eventPriceStore } from '../modules/events/eventPrice.js';
import type { CodesInUse } from '../modules/settings/pricesForm.js';

/** Number of records that use the code of a participant group or of a price type. */
export const codesInUse: CodesInUse = async (list, code) => {
  const isGroup = list === 'participant_groups';
  const field = isGroup ? 'nationality' : 'priceType';
  const [prices, visitors, bookings] = await Promise.all([
    eventPriceStore.model.countDocuments({ [field]: code }),
    isGroup ? UserModel.countDocuments({ kind: 'visitor', 'visitor.nationality': code }) : 0,
    BookingModel.countDocuments({ [`price.${field}`]: code }),
  ]);
  return { prices, visitors, bookings };
};
