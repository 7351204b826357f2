import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { articleNames } from '../../../records/rest/articleNames.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const blogPosts = kindRoutes(blogPost, {
  group: 'Blog posts',
  about: 'The texts of the blog.',
  path: '/api/blog/post',
  rows: {
    create: 'REST-107',
    view: 'REST-108',
    details: 'REST-109',
    update: 'REST-110',
    delete: 'REST-111',
    'toggle-active-status': 'REST-112',
    'toggle-featured-status': 'REST-113',
  },
  client: {
    path: '/api/client/blog/post/list',
    source: 'SPEC-D78',
    details: { path: '/api/client/blog/post/details', source: 'SPEC-D78' },
  },
  ids: ['postId'],
  names: articleNames,
  slugIsKey: true,
});
