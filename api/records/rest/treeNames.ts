import type { Names } from './names.js';

/** The legacy names of a category's fields (events, blog and news). */
export const treeNames: Names = {
  parentCategoryId: 'parentId',
  activeStatus: 'active',
  isFeatured: 'featured',
  isDefault: 'default',
};
