import type { Names } from './names.js';

/** The legacy names of a category's fields (events, blog and news). */
export const treeNames = {
  parentCategoryId: 'parentId',
  activeStatus: 'active',
  isFeatured: 'featured',
  isDefault: 'default',
} as const satisfies Names;
