import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { snakeDates } from '../../../records/rest/names.js';

export const eventDifficulties = kindRoutes(eventDifficulty, {
  group: 'Event difficulties',
  about: 'How demanding an event is.',
  path: '/api/event/difficulty',
  rows: {
    create: 'REST-085',
    view: 'REST-086',
    details: 'REST-087',
    update: 'REST-088',
    delete: 'REST-089',
    'toggle-active-status': 'REST-090',
    'toggle-default-status': 'REST-091',
  },
  // The module's own payloads have a 'category id' for both (REST-088, EVDIFF-013).
  ids: ['difficultyId', 'categoryId'],
  names: {
    difficulty_name: 'name',
    order_number: 'orderNumber',
    is_active: 'active',
    is_default: 'default',
    isDefault: 'default',
    ...snakeDates,
  },
  // Records keep isDefault (SPEC-D6).
  alsoReturned: ['isDefault'],
});
