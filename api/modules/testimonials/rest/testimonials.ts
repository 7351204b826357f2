import { testimonial } from '@polyphony/domain/kinds/testimonial.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const testimonials = kindRoutes(testimonial, {
  group: 'Testimonials',
  about: 'What people say who have been here.',
  path: '/api/testimonial',
  rows: {
    create: 'REST-153',
    view: 'REST-154',
    details: 'REST-155',
    update: 'REST-156',
    delete: 'REST-157',
    'toggle-active-status': 'REST-158',
    'toggle-featured-status': 'REST-159',
  },
  client: { path: '/api/client/testimonial/list', source: 'REST-160' },
  ids: ['testimonialId'],
  names: { isActive: 'active', isFeatured: 'featured' },
});
