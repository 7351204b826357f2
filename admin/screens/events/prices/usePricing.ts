import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { PricingDocument, type PricingQuery } from '../../../graphql/generated/typed/graphql';
import { consoleLanguage } from '../../../texts/useT';

interface Group {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
}

/** For whom prices are, and of which types they are, as the settings say. */
export interface Pricing {
  readonly groups: readonly Group[];
  readonly types: readonly Pick<Group, 'code' | 'name'>[];
}

const NONE: Pricing = { groups: [], types: [] };

function pricingOf({ publishedSettings }: PricingQuery): Pricing {
  const list = (key: string) => publishedSettings.find((setting) => setting.key === key)?.list ?? [];
  const at = (key: string, place: number) => list(key)[place] ?? '';
  return {
    groups: list('participant_groups_code').map((code, place) => ({
      code,
      name: at('participant_groups_name', place) || code,
      currency: at('participant_groups_currency', place),
    })),
    types: list('price_types_code').map((code, place) => ({ code, name: at('price_types_name', place) || code })),
  };
}

/** In the language of the console; nothing while it is loaded. */
export function usePricing(): Pricing {
  const { data } = useQuery(PricingDocument, { variables: { lang: consoleLanguage() } });
  return data ? pricingOf(data) : NONE;
}

/** The same outside of components. */
export async function pricingNow(client: ApolloClient): Promise<Pricing> {
  const { data } = await client.query({ query: PricingDocument, variables: { lang: consoleLanguage() } });
  return data ? pricingOf(data) : NONE;
}
