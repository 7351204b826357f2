import { BLOG_CATEGORY_NAME } from '../limits.js';
import { messages } from '../messages/messages.js';
import { requiredText } from '../validation/rules.js';
import { categoryRules, categoryShape } from './parts/category.js';
import { defineKind } from './parts/kind.js';

export const blogCategory = defineKind({
  ...categoryShape,
  name: 'blogCategory',
  plural: 'blogCategories',
  permission: { one: 'CATEGORY', many: 'CATEGORIES' },
  page: '/blog/category/:slug',
  holds: { kind: 'blogPost', flag: 'hasPosts', about: 'Whether visitors find a post in it or below it.' },
  rules: categoryRules(
    requiredText('labels.categoryName', BLOG_CATEGORY_NAME).min(BLOG_CATEGORY_NAME.min, messages.blogCategoryNameMin),
  ),
  example: {
    en: { name: 'Field notes', slug: 'field-notes', description: 'What we saw on the way.', orderNumber: 3 },
    ar: { name: 'ملاحظات ميدانية', description: 'ما رأيناه في الطريق.' },
  },
});
