import { formatAmount, type Amount } from '@polyphony/domain/money/money.js';
import { consoleLanguage, text } from '../texts/useT';

/** Formats an amount in the language of the console, with Latin digits as all of its numbers; a free price as 'Free'. */
export const moneyText = (price: Amount): string =>
  price.amount === 0 ? text('events.free') : formatAmount(price, `${consoleLanguage()}-u-nu-latn`);
