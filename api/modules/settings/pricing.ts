import { prices } from '@polyphony/domain/settings/panels/prices.js';
import type { Pricing } from '@polyphony/domain/money/participants.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { panelIfAny } from './panels.js';
import { initialPrices } from './initialPanels.js';

/** What the settings say of prices; before the first start has made the panel, what the specification says. No round trip. */
export async function pricing(stamps: ContentStamps): Promise<Pricing> {
  const { participant_groups: groups = [], price_types: types = [] } = (await panelIfAny(prices, stamps)) ?? {};
  return {
    groups: (groups.length > 0 ? groups : initialPrices().participant_groups).map(
      ({ code, name, currency, whole_amounts: whole }) => ({ code, name, currency, wholeAmounts: whole === '1' }),
    ),
    types: (types.length > 0 ? types : initialPrices().price_types).map(({ code, name }) => ({ code, name })),
  };
}
