import { moneyOf } from '@polyphony/domain/money/money.js';
import { isValues } from '../../platform/values.js';
import type { DatabaseStep, Values } from '../migration.js';
import { migrateEach } from '../migrateRecords.js';

/** A booking with its price in minor units; its currency was beside the amount. */
export function withMoney(booking: Values): Values {
  const { price } = booking;
  if (!isValues(price)) return booking;
  const { amount, currency, ...rest } = price;
  if (typeof amount !== 'number' || typeof currency !== 'string') return booking;
  return { ...booking, price: { ...rest, amount: moneyOf(amount, currency) } };
}

/** Bookings are no records of a form: they have neither drafts nor a bin. */
export const storeBookedPricesAsMoney: DatabaseStep = {
  number: 5,
  name: 'stores the prices of bookings in minor units',
  run: async (work) => {
    const changed = await migrateEach(work, { collection: 'eventBookings', scope: {}, derived: [] }, withMoney);
    work.log.info({ collection: 'eventBookings', changed }, 'bookings migrated');
  },
};
