import type { ApolloClient } from '@apollo/client';
import { NATIONALITIES } from '@polyphony/domain/nationality.js';
import { PricesOfEventDocument, type PricesOfEventQuery } from '../../../graphql/generated/typed/graphql';

type Event = PricesOfEventQuery['event'];

const MISSING_WORDS = {
  BHUTANESE: 'Bhutanese visitors cannot book: no active price for them.',
  INTERNATIONAL: 'International visitors cannot book: no active price for them.',
} as const;

/** Says which visitors cannot book a place for want of a price; null when all can. */
export function priceAdvice(prices: Event['prices']): string | null {
  const missing = NATIONALITIES.filter(
    (each) => !prices.some(({ nationality, active }) => active && nationality === each),
  );
  if (missing.length === NATIONALITIES.length) return 'Visitors cannot book: no active price.';
  return missing[0] ? MISSING_WORDS[missing[0]] : null;
}

/** Says that an event has no date; null when it has one. */
export const dateAdvice = (startsOn: unknown): string | null =>
  typeof startsOn === 'string' ? null : 'No start date: visitors cannot see when it takes place.';

/** What an event still needs before visitors can book a place: a sentence each. */
export async function eventAdvice(client: ApolloClient, id: string): Promise<string[]> {
  const { data } = await client.query({
    query: PricesOfEventDocument,
    variables: { id },
    fetchPolicy: 'network-only',
    // A user without permission to list prices gets no advice.
    errorPolicy: 'all',
  });
  if (!data) return [];
  return [priceAdvice(data.event.prices), dateAdvice(data.event.startsOn)].filter((words) => words !== null);
}
