import { PRICE_AMOUNT_MAX } from '@polyphony/domain/limits.js';

interface Price {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** The value of a price option. It contains the displayed price, so that a changed price is not booked unnoticed. */
export const toSee = ({ id, amount, currency }: Price): string => `${id} ${amount} ${currency}`;

/** Parses the selected price as it was displayed; null if none was selected. */
export function seenPrice(choice: string) {
  const [, priceId = '', digits = '', currency = ''] = /^(\w+) (\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(choice) ?? [];
  const amount = Number(digits);
  return priceId && amount <= PRICE_AMOUNT_MAX ? { priceId, amount, currency } : null;
}
