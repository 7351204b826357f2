import { sectionedContent } from '../section.js';
import { bookingBlock, intro } from './parts.js';

export const courses = sectionedContent(
  { slug: 'courses', path: '/courses', title: 'courses.courses', name: 'labels.courses' },
  { 'section-1': intro, 'section-2': bookingBlock },
);
