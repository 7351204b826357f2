import { blogCategory } from '@polyphony/domain/kinds/blogCategory.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { treeNames } from '../../../records/rest/treeNames.js';

export const blogCategories = kindRoutes(blogCategory, {
  group: 'Blog categories',
  about: 'The tree of categories of blog posts.',
  path: '/api/blog/category',
  rows: {
    create: 'REST-114',
    view: 'REST-115',
    details: 'REST-116',
    update: 'REST-117',
    delete: 'REST-118',
    'toggle-active-status': 'REST-119',
    'toggle-featured-status': 'REST-120',
    'toggle-default-status': 'REST-121',
  },
  client: { path: '/api/client/blog/category/list', source: 'SPEC-D78' },
  ids: ['categoryId'],
  names: treeNames,
  slugIsKey: true,
});
