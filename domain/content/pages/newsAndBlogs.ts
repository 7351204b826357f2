import { text } from '../fields.js';
import { sectionedContent } from '../section.js';
import { intro } from './parts.js';

export const newsAndBlogs = sectionedContent(
  { slug: 'news-and-blogs', path: '/news', name: 'News and blogs' },
  {
    'section-1': intro,
    'section-2': {
      label: 'Titles of lists',
      fields: { 'category-title': text('Category title'), 'news-blogs-title': text('News and blogs title') },
    },
  },
);
