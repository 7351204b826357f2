import type { Names } from './names.js';

/** The legacy names of the fields of posts and articles (blog and news). */
export const articleNames = {
  category: 'categoryId',
  isActive: 'active',
  isFeatured: 'featured',
} as const satisfies Names;
