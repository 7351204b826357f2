import { newsArticle } from '@polyphony/domain/kinds/newsArticle.js';
import { articleNames } from '../../../records/rest/articleNames.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const newsArticles = kindRoutes(newsArticle, {
  group: 'News articles',
  about: 'The texts of the news.',
  path: '/api/news/article',
  rows: {
    create: 'REST-122',
    view: 'REST-123',
    details: 'REST-124',
    update: 'REST-125',
    delete: 'REST-126',
    'toggle-active-status': 'REST-127',
    'toggle-featured-status': 'REST-128',
  },
  client: {
    path: '/api/client/news/article/list',
    source: 'REST-137',
    details: { path: '/api/client/news/article/details', source: 'REST-138' },
  },
  ids: ['articleId'],
  names: articleNames,
  slugIsKey: true,
});
