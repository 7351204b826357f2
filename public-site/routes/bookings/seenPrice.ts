import { PRICE_AMOUNT_MAX } from '@polyphony/domain/limits.js';

interface Price {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** The value of a price's choice. It carries what the visitor sees, so that a price that changed is not booked unseen. */
export const toSee = ({ id, amount, currency }: Price): string => `${id} ${amount} ${currency}`;

/** The price that was chosen, as it was seen; null when none was. */
export function seenPrice(choice: string) {
  const [, priceId = '', digits = '', currency = ''] = /^(\w+) (\d+) ([A-Z]{3})$/.exec(choice) ?? [];
  const amount = Number(digits);
  return priceId && amount <= PRICE_AMOUNT_MAX ? { priceId, amount, currency } : null;
}
