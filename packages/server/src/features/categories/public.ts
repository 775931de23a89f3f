export { categoryImageRefs } from './category-recall-store.ts';
export { findCategory, insertCategory } from './category-store.ts';
export { holdTree, lockTree } from './category-tree-store.ts';
export { changeCategoryUse, findCategoryStatuses } from './category-use-store.ts';
export type { MovePostsOfCategory } from './move-posts-of-category.ts';
export { removeCategory } from './remove-category.ts';
