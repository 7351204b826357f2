import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { snakeDates } from '../../../records/rest/names.js';
import { treeNames } from '../../../records/rest/treeNames.js';

/** Writes accept category_name and order_number; reads return the tree node and those two (SPEC-D2). */
export const eventCategories = kindRoutes(eventCategory, {
  group: 'Event categories',
  about: 'The tree of categories of events.',
  path: '/api/event/category',
  rows: {
    create: 'REST-078',
    view: 'REST-079',
    details: 'REST-080',
    update: 'REST-081',
    delete: 'REST-082',
    'toggle-active-status': 'REST-083',
    'toggle-default-status': 'REST-084',
    'toggle-featured-status': 'SPEC-D3',
  },
  client: { path: '/api/client/event/category/list', source: 'REST-092' },
  ids: ['categoryId'],
  names: { category_name: 'name', order_number: 'orderNumber', ...treeNames, ...snakeDates },
  alsoReturned: ['name'],
});
