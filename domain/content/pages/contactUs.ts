import { sectionedContent } from '../section.js';
import { intro } from './parts.js';

export const contactUs = sectionedContent(
  { slug: 'contact-us', path: '/contact-us', name: 'Contact us' },
  { 'section-1': intro },
);
