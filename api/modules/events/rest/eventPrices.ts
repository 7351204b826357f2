import { eventPrice } from '@polyphony/domain/kinds/eventPrice.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { snakeDates } from '../../../records/rest/names.js';

const currency = { selection: 'currency', fields: [{ name: 'currency', from: 'currency' }] };

export const eventPrices = kindRoutes(eventPrice, {
  group: 'Event prices',
  about: 'What a place at an event costs, by nationality and kind of price.',
  path: '/api/event/price',
  rows: {
    create: 'REST-093',
    view: 'REST-094',
    details: 'REST-095',
    update: 'REST-096',
    delete: 'REST-097',
    'toggle-active-status': 'REST-098',
  },
  client: { path: '/api/client/event/price/list', source: 'REST-099', more: currency },
  more: currency,
  ids: ['priceId'],
  names: {
    event_id: 'eventId',
    price_type: 'priceType',
    price_label: 'label',
    price_amount: 'amount',
    is_active: 'active',
    ...snakeDates,
  },
});
