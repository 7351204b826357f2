import { BLOG_CATEGORY_NAME } from '../limits.js';
import { requiredText } from '../validation/rules.js';
import { categoryRules, categoryShape } from './parts/category.js';
import { defineKind } from './parts/kind.js';

export const newsCategory = defineKind({
  ...categoryShape,
  name: 'newsCategory',
  plural: 'newsCategories',
  permission: { one: 'NEWS_CATEGORY', many: 'NEWS_CATEGORIES' },
  page: '/news/category/:slug',
  holds: { kind: 'newsArticle', flag: 'hasArticles', about: 'Whether visitors find an article in it or below it.' },
  // The specification shows no bounds; those of the blog (SPEC-D4).
  rules: categoryRules(requiredText('labels.categoryName', BLOG_CATEGORY_NAME)),
  example: {
    en: { name: 'Around the workshop', slug: 'around-the-workshop', description: 'What changes here.', orderNumber: 3 },
    ar: { name: 'حول الورشة', description: 'ما يتغير هنا.' },
  },
});
