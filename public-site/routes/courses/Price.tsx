import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { formatMoney, type Money } from '@polyphony/domain/money/money.js';
import type { Visit } from '../../visit/visit.js';
import { InText } from '../../texts/InText.js';

/** A price in the visitor's language; its code is read to those who cannot see its sign. Nothing is said to cost nothing. */
export function Price({ price, visit }: { price: Money; visit: Visit }) {
  return (
    <bdi className="money" title={price.currency}>
      {price.minorUnits === 0 ? visit.texts.event.free : formatMoney(price, visit.language.code)}
    </bdi>
  );
}

/** The lowest price of a course's packages, where all are in one currency. */
export function lowestPrice(packages: readonly { readonly price?: string | null }[]): Money | null {
  const prices = packages.flatMap(({ price }) => (price ? (priceOf(price) ?? []) : []));
  const currencies = new Set(prices.map(({ currency }) => currency));
  if (currencies.size !== 1) return null;
  return prices.reduce((low, price) => (price.minorUnits < low.minorUnits ? price : low));
}

/** 'From AED 900', or the one price that there is. */
export function FromPrice({
  packages,
  visit,
}: {
  packages: readonly { readonly price?: string | null }[];
  visit: Visit;
}) {
  const price = lowestPrice(packages);
  if (price === null) return null;
  const amount = <Price price={price} visit={visit} />;
  return (
    <span className="from-price">
      {packages.length > 1 ? <InText text={visit.texts.courses.from} values={{ price: amount }} /> : amount}
    </span>
  );
}
