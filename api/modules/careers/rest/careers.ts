import { career } from '@polyphony/domain/kinds/career.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const careers = kindRoutes(career, {
  group: 'Careers',
  about: 'Vacancies that people can apply for.',
  path: '/api/career',
  rows: {
    create: 'REST-161',
    view: 'REST-162',
    details: 'REST-163',
    update: 'REST-164',
    delete: 'REST-165',
    'toggle-active-status': 'REST-166',
    'toggle-featured-status': 'REST-167',
  },
  client: {
    path: '/api/client/career/list',
    source: 'REST-168',
    details: { path: '/api/client/career/details', source: 'ADR-0101' },
  },
  ids: ['careerId'],
  // The misspelling is the specification's (SPEC-D7).
  names: { jobDescripton: 'jobDescription', isActive: 'active', isFeatured: 'featured' },
});
