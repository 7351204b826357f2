import { formatAmount } from '@polyphony/domain/money/money.js';
import type { EventQuery } from '../../generated/graphql.js';
import { languageMark } from '../../components/languageMark.js';
import { groupsOf, priceTypeName } from '../../settings/participants.js';
import type { Visit } from '../../visit/visit.js';
import { InText } from '../../texts/InText.js';

type Price = NonNullable<EventQuery['publishedEvent']>['prices'][number];
type Amount = Pick<Price, 'amount' | 'currency'>;

/** Name of the place of a price in the form of its event, for a preview: of all of them without an id. */
const priceField = (id?: string): string => (id ? `prices.${id}` : 'prices');

/** An amount of money in the visitor's language. Nothing is said to cost nothing. */
export const Money = ({ amount, currency, visit, id }: Amount & { readonly visit: Visit; readonly id?: string }) => (
  <bdi className="money" data-field={visit.typed ? priceField(id) : undefined}>
    {amount === 0 ? visit.texts.event.free : formatAmount({ amount, currency }, visit.language.code)}
  </bdi>
);

/** The lowest price of each currency, from which on one can take part. */
export function FromPrice({ prices, visit }: { prices: readonly Amount[]; visit: Visit }) {
  // Prices come with the lowest amount first.
  const currencies = [...new Set(prices.map(({ currency }) => currency))].toSorted();
  const lowest = currencies.flatMap((code) => prices.find(({ currency }) => currency === code) ?? []);
  if (lowest.length === 0) return null;
  const amounts = lowest.map((price, index) => (
    <span key={price.currency}>
      {index > 0 && ' · '}
      <Money {...price} visit={visit} />
    </span>
  ));
  return (
    <span className="from-price">
      {prices.length > 1 ? <InText text={visit.texts.event.from} values={{ price: amounts }} /> : amounts}
    </span>
  );
}

/** Prices of one group of participants; of all where there is one group. */
interface PriceGroup {
  readonly code: string;
  readonly name: string | null;
  readonly prices: readonly Price[];
}

function groupsWith(prices: readonly Price[], visit: Visit): readonly PriceGroup[] {
  const groups = groupsOf(visit);
  if (groups.length === 0) return [{ code: 'all', name: null, prices }];
  return groups
    .map(({ code, name }) => ({ code, name, prices: prices.filter((price) => price.nationality === code) }))
    .filter((group) => group.prices.length > 0);
}

/** The prices of an event, by group of participants and type. */
export function PriceTable({ prices, visit }: { prices: readonly Price[]; visit: Visit }) {
  const { event: texts } = visit.texts;
  // Each cell names its header cells, because the group has a row of its own (WCAG technique H43).
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
        {groupsWith(prices, visit).map((group) => {
          const above = group.name === null ? '' : `price-${group.code} `;
          return (
            <tbody key={group.code}>
              {group.name !== null && (
                <tr>
                  <th scope="rowgroup" id={`price-${group.code}`} colSpan={3}>
                    <bdi>{group.name}</bdi>
                  </th>
                </tr>
              )}
              {group.prices.map((price) => (
                <tr key={price.id}>
                  <th scope="row" id={`price-${price.id}`} headers={above + heads.name}>
                    <bdi {...languageMark(price, 'label', visit)}>{price.label}</bdi>
                  </th>
                  <td headers={`${above}price-${price.id} ${heads.type}`}>
                    <bdi>{priceTypeName(visit, price.priceType)}</bdi>
                  </td>
                  <td className="prices__amount" headers={`${above}price-${price.id} ${heads.amount}`}>
                    <Money {...price} visit={visit} />
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
