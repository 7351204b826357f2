import { CURRENCY_OF } from '@polyphony/domain/kinds/eventPrice.js';
import { NATIONALITIES } from '@polyphony/domain/events/nationality.js';
import { formatMoney } from '@polyphony/domain/events/money.js';
import type { EventQuery } from '../../generated/graphql.js';
import { languageMark } from '../../components/languageMark.js';
import type { Texts } from '../../texts/texts.js';
import type { Visit } from '../../visit/visit.js';
import { InText } from '../../texts/InText.js';

type Price = NonNullable<EventQuery['publishedEvent']>['prices'][number];
type Amount = Pick<Price, 'amount' | 'currency'>;

/** An amount of money; its sign and digits keep their order in every language. */
export const Money = ({ amount, currency }: Amount) => (
  <bdi dir="ltr" className="money">
    {formatMoney(amount, currency)}
  </bdi>
);

/** The lowest price of each currency, from which on one can take part. */
export function FromPrice({ prices, texts }: { prices: readonly Amount[]; texts: Texts['event'] }) {
  // Prices come with the lowest amount first.
  const lowest = NATIONALITIES.flatMap(
    (nationality) => prices.find(({ currency }) => currency === CURRENCY_OF[nationality]) ?? [],
  );
  if (lowest.length === 0) return null;
  const amounts = lowest.map((price, index) => (
    <span key={price.currency}>
      {index > 0 && ' · '}
      <Money {...price} />
    </span>
  ));
  return (
    <span className="from-price">
      {prices.length > 1 ? <InText text={texts.from} values={{ price: amounts }} /> : amounts}
    </span>
  );
}

/** The prices of an event, by nationality and type. */
export function PriceTable({ prices, visit }: { prices: readonly Price[]; visit: Visit }) {
  const { event: texts } = visit.texts;
  const groups = NATIONALITIES.map((nationality) => ({
    nationality,
    prices: prices.filter((price) => price.nationality === nationality),
  })).filter((group) => group.prices.length > 0);
  // Each cell names its header cells, because the nationality has a row of its own (WCAG technique H43).
  const heads = { name: 'price-name', type: 'price-type', amount: 'price-amount' };
  return (
    <div className="table-frame">
      <table className="prices">
        <caption className="visually-hidden">{texts.prices}</caption>
        <thead>
          <tr>
            <th scope="col" id={heads.name}>
              {texts.priceName}
            </th>
            <th scope="col" id={heads.type}>
              {texts.priceType}
            </th>
            <th scope="col" id={heads.amount} className="prices__amount">
              {texts.amount}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.nationality}>
            <tr>
              <th scope="rowgroup" id={`price-${group.nationality}`} colSpan={3}>
                {texts.nationality[group.nationality]}
              </th>
            </tr>
            {group.prices.map((price) => (
              <tr key={price.id}>
                <th scope="row" id={`price-${price.id}`} headers={`price-${group.nationality} ${heads.name}`}>
                  <bdi {...languageMark(price, 'label', visit)}>{price.label}</bdi>
                </th>
                <td headers={`price-${group.nationality} price-${price.id} ${heads.type}`}>
                  {texts.type[price.priceType as keyof typeof texts.type]}
                </td>
                <td className="prices__amount" headers={`price-${group.nationality} price-${price.id} ${heads.amount}`}>
                  <Money {...price} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
