import { contact } from '@polyphony/domain/kinds/contact.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const contacts = kindRoutes(contact, {
  group: 'Contact branches',
  about: 'The branches that visitors find, call and write to.',
  path: '/api/contact',
  rows: {
    create: 'REST-140',
    view: 'REST-141',
    details: 'REST-142',
    update: 'REST-143',
    delete: 'REST-144',
    'toggle-active-status': 'REST-147',
    'toggle-form-status': 'REST-148',
    'toggle-featured-status': 'REST-149',
  },
  // SPEC-D103
  words: { 'toggle-form-status': 'toggle-active-form-status' },
  client: {
    path: '/api/client/contact/list',
    source: 'REST-150',
    details: { path: '/api/client/contact/details', source: 'REST-151' },
  },
  ids: ['contactId'],
  names: {
    isActive: 'active',
    isFeatured: 'featured',
    isFormActive: 'form',
    'openingHours.labels': 'openingHours.days',
    'openingHours.values': 'openingHours.times',
  },
  columns: { openingHours: messages.openingHoursLength },
  slugIsKey: true,
});
