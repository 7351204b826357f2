import { event } from '@polyphony/domain/kinds/event.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { namesBy, snakeCase, snakeDates } from '../../../records/rest/names.js';
import type { ViewField } from '../../../records/rest/views.js';

/** Fields of the sections about, benefit, info and price carry the module's name in front. */
const PREFIXED = /^(about|benefit|info|price)/;
const fieldNames = namesBy(event, (field) => `${PREFIXED.test(field) ? 'event_' : ''}${snakeCase(field)}`);

const ticket: ViewField = { name: 'ticket_id', from: 'ticketId' };
/** Visitors have no list of difficulties; each event contains its own (SPEC-D79). */
const referenceField = (name: string, from: string, type: string): ViewField => ({
  name,
  from,
  view: {
    name: `${type}Of`,
    type,
    fields: [
      { name: '_id', from: 'id' },
      { name: 'name', from: 'name' },
      { name: 'slug', from: 'slug' },
    ],
  },
});

export const events = kindRoutes(event, {
  group: 'Events',
  about: 'Events with their texts, pictures, dates and places.',
  path: '/api/event',
  rows: {
    create: 'REST-067',
    view: 'REST-068',
    details: 'REST-069',
    update: 'REST-070',
    delete: 'REST-071',
    'toggle-active-status': 'REST-072',
    'toggle-featured-status': 'REST-073',
    'toggle-published-status': 'REST-074',
  },
  client: {
    path: '/api/client/event/list',
    source: 'REST-075',
    details: { path: '/api/client/event/details', source: 'REST-076' },
    more: {
      selection: 'ticketId category { id name(lang: $lang) slug } difficulty { id name(lang: $lang) slug }',
      fields: [
        ticket,
        referenceField('category_details', 'category', 'EventCategory'),
        referenceField('difficulty_details', 'difficulty', 'EventDifficulty'),
      ],
    },
  },
  more: { selection: 'ticketId', fields: [ticket] },
  ids: ['eventId'],
  names: {
    category: 'categoryId',
    difficulty: 'difficultyId',
    is_active: 'active',
    is_featured: 'featured',
    is_published: 'published',
    ...fieldNames,
    ...snakeDates,
  },
});
