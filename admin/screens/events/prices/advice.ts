import type { TextName } from '../../../texts/translate';
import type { ApolloClient } from '@apollo/client';
import { EventToAdviseDocument, type PricesOfEventQuery } from '../../../graphql/generated/typed/graphql';
import { stateOf } from '../../../records/recordState';
import { pricingNow, type Pricing } from './usePricing';
import type { May } from '../../../session/rights/useMay';

type Event = {
  readonly prices: readonly Pick<PricesOfEventQuery['event']['prices'][number], 'nationality' | 'active'>[];
};

/** Says that visitors cannot book a place for want of a price; null when all can. */
export function priceAdvice(prices: Event['prices'], { groups }: Pricing): TextName | null {
  const missing = groups.filter(
    ({ code }) => !prices.some(({ nationality, active }) => active && nationality === code),
  );
  if (missing.length === groups.length) return 'events.visitorsCannotBookNoActive';
  return missing.length > 0 ? 'events.someVisitorsCannotBookNot' : null;
}

/** Says that an event has no date; null when it has one. */
const dateAdvice = (startsOn: unknown): TextName | null =>
  typeof startsOn === 'string' ? null : 'events.noStartDateVisitorsCannot';

interface Advised {
  readonly startsOn?: unknown;
  /** Undefined while they are loaded, and for users who may not list prices: then nothing is said of them. */
  readonly prices?: Event['prices'] | undefined;
  readonly pricing: Pricing;
}

/** Remaining requirements of an event before visitors can book a place: a sentence each. */
export const adviceOf = ({ prices, pricing, startsOn }: Advised): TextName[] =>
  [prices ? priceAdvice(prices, pricing) : null, dateAdvice(startsOn)].filter((words) => words !== null);

/** The advice on events that visitors see, in the order of the ids; none on others. */
export const eventAdvice = (client: ApolloClient, ids: readonly string[], may: May): Promise<string[][]> =>
  Promise.all(
    ids.map(async (id) => {
      const { data } = await client.query({
        query: EventToAdviseDocument,
        variables: { id, prices: may('Query', 'eventPrices') },
        fetchPolicy: 'network-only',
      });
      if (!data || stateOf(data.event) !== 'visible') return [];
      return adviceOf({ ...data.event, pricing: await pricingNow(client) });
    }),
  );
