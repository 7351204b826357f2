import { newsCategory } from '@polyphony/domain/kinds/newsCategory.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { treeNames } from '../../../records/rest/treeNames.js';

export const newsCategories = kindRoutes(newsCategory, {
  group: 'News categories',
  about: 'The tree of categories of news articles.',
  path: '/api/news/category',
  rows: {
    create: 'REST-129',
    view: 'REST-130',
    details: 'REST-131',
    update: 'REST-132',
    delete: 'REST-133',
    'toggle-active-status': 'REST-134',
    'toggle-featured-status': 'REST-135',
    'toggle-default-status': 'REST-136',
  },
  client: { path: '/api/client/news/category/list', source: 'REST-139' },
  ids: ['categoryId'],
  names: treeNames,
  slugIsKey: true,
});
