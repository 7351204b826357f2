import { sectionedContent } from '../section.js';
import { intro } from './parts.js';

export const contactUs = sectionedContent(
  { slug: 'contact-us', path: '/contact-us', title: 'menus.contactUs', name: 'labels.contactUs' },
  { 'section-1': intro },
);
