import { sectionedContent } from '../section.js';
import { bookingBlock, intro } from './parts.js';

export const careers = sectionedContent(
  { slug: 'careers', path: '/careers', title: 'words.careers', name: 'labels.careers' },
  { 'section-1': intro, 'section-2': bookingBlock },
);
