import type { Names } from './names.js';

/** A category tree node's literal names (events, blog and news). */
export const treeNames: Names = {
  parentCategoryId: 'parentId',
  activeStatus: 'active',
  isFeatured: 'featured',
  isDefault: 'default',
};
