import { text } from '../fields.js';
import { sectionedContent } from '../section.js';
import { intro } from './parts.js';

export const newsAndBlogs = sectionedContent(
  {
    slug: 'news-and-blogs',
    path: '/news',
    title: 'menus.newsAndBlogs',
    name: 'labels.newsAndBlogs',
  },
  {
    'section-1': intro,
    'section-2': {
      label: 'labels.titlesOfLists',
      fields: { 'category-title': text('labels.categoryTitle'), 'news-blogs-title': text('labels.newsAndBlogsTitle') },
    },
  },
);
