import { useQuery } from '@apollo/client/react';
import { PricesOfEventDocument } from '../../../graphql/generated/typed/graphql';
import { consoleLanguage } from '../../../texts/useT';
import { useMay } from '../../../session/rights/useMay';

/** The prices of an event, lowest first; undefined while they load, or if the user may not list prices. */
export function useEventPrices(id: string | null) {
  const may = useMay()('Query', 'eventPrices');
  const { data } = useQuery(PricesOfEventDocument, {
    variables: { id: id ?? '', lang: consoleLanguage() },
    skip: !may || id === null,
    fetchPolicy: 'cache-and-network',
  });
  return data?.event.prices;
}

/** The form of a new price, with the event selected. */
export const addPricePath = (eventId: string): string => `/event/price/create?eventId=${eventId}`;
