import { useQuery } from '@apollo/client/react';
import { PricesOfEventDocument } from '../../../graphql/generated/typed/graphql';
import { useMay } from '../../../session/useMay';

/** The prices of an event, the lowest first; undefined while they are loaded, or when the user may not list prices. */
export function useEventPrices(id: string | null) {
  const may = useMay()('Query', 'eventPrices');
  const { data } = useQuery(PricesOfEventDocument, {
    variables: { id: id ?? '' },
    skip: !may || id === null,
    fetchPolicy: 'cache-and-network',
  });
  return data?.event.prices;
}

/** Where a price of an event is added: its form starts with the event. */
export const addPricePath = (eventId: string): string => `/event/price/create?eventId=${eventId}`;
