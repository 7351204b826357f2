import { sectionedContent } from '../section.js';
import { bookingBlock, intro } from './parts.js';

export const event = sectionedContent(
  { slug: 'event', path: '/event', title: 'words.events', name: 'labels.events' },
  { 'section-1': intro, 'section-2': bookingBlock },
);
