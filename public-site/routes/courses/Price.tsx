import { amountOf, formattedPrice, priceParts } from '@polyphony/domain/courses/packagePrice.js';
import type { Visit } from '../../visit/visit.js';
import { InText } from '../../texts/InText.js';

/** A price in the visitor's language; its code is read to those who cannot see its sign. */
export function Price({ price, visit }: { price: string; visit: Visit }) {
  return (
    <bdi className="money" title={priceParts(price).currency}>
      {formattedPrice(price, visit.language.code)}
    </bdi>
  );
}

/** The lowest price of a course's packages, where all are in one currency. */
export function lowestPrice(packages: readonly { readonly price?: string | null }[]): string | null {
  const prices = packages.flatMap(({ price }) => (price && amountOf(price) !== null ? [price] : []));
  const currencies = new Set(prices.map((price) => priceParts(price).currency));
  if (currencies.size !== 1) return null;
  return prices.reduce((low, price) => ((amountOf(price) ?? 0) < (amountOf(low) ?? 0) ? price : low));
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
