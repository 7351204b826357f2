import { CATEGORY_NAME } from '../limits.js';
import { requiredText } from '../validation/rules.js';
import { categoryRules, categoryShape } from './parts/category.js';
import { defineKind } from './parts/kind.js';

export const eventCategory = defineKind({
  ...categoryShape,
  name: 'eventCategory',
  plural: 'eventCategories',
  permission: { one: 'EVENT_CATEGORY', many: 'EVENT_CATEGORIES' },
  page: '/event/category/:slug',
  holds: { kind: 'event', flag: 'hasEvents', about: 'Whether visitors find an event in it or below it.' },
  rules: categoryRules(requiredText('labels.categoryName', CATEGORY_NAME)),
  example: {
    en: { name: 'Workshops', slug: 'workshops', description: 'Learn by doing, in small groups.', orderNumber: 5 },
    ar: { name: 'ورش العمل', description: 'تعلّم بالممارسة في مجموعات صغيرة.' },
  },
});
