import type { TextName } from '../../../texts/translate';
import type { ApolloClient } from '@apollo/client';
import { NATIONALITIES } from '@polyphony/domain/events/nationality.js';
import { EventToAdviseDocument, type PricesOfEventQuery } from '../../../graphql/generated/typed/graphql';
import { stateOf } from '../../../records/recordState';
import type { May } from '../../../session/rights/useMay';

type Event = {
  readonly prices: readonly Pick<PricesOfEventQuery['event']['prices'][number], 'nationality' | 'active'>[];
};

const MISSING_WORDS = {
  BHUTANESE: 'events.bhutaneseVisitorsCannotBookNo',
  INTERNATIONAL: 'events.internationalVisitorsCannotBookNo',
} as const;

/** Says which visitors cannot book a place for want of a price; null when all can. */
export function priceAdvice(prices: Event['prices']): TextName | null {
  const missing = NATIONALITIES.filter(
    (each) => !prices.some(({ nationality, active }) => active && nationality === each),
  );
  if (missing.length === NATIONALITIES.length) return 'events.visitorsCannotBookNoActive';
  return missing[0] ? MISSING_WORDS[missing[0]] : null;
}

/** Says that an event has no date; null when it has one. */
const dateAdvice = (startsOn: unknown): TextName | null =>
  typeof startsOn === 'string' ? null : 'events.noStartDateVisitorsCannot';

interface Advised {
  readonly startsOn?: unknown;
  /** Undefined while they are loaded, and for users who may not list prices: then nothing is said of them. */
  readonly prices?: Event['prices'] | undefined;
}

/** Remaining requirements of an event before visitors can book a place: a sentence each. */
export const adviceOf = ({ prices, startsOn }: Advised): TextName[] =>
  [prices ? priceAdvice(prices) : null, dateAdvice(startsOn)].filter((words) => words !== null);

/** The advice on events that visitors see, in the order of the ids; none on others. */
export const eventAdvice = (client: ApolloClient, ids: readonly string[], may: May): Promise<string[][]> =>
  Promise.all(
    ids.map(async (id) => {
      const { data } = await client.query({
        query: EventToAdviseDocument,
        variables: { id, prices: may('Query', 'eventPrices') },
        fetchPolicy: 'network-only',
      });
      return data && stateOf(data.event) === 'visible' ? adviceOf(data.event) : [];
    }),
  );
