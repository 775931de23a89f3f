export { categoryImageRefs, findCategory, insertCategory } from './category-store.ts';
export { holdTree, lockTree } from './category-tree-store.ts';
export { changeCategoryUse, findCategoryStatuses, foldCategoryUse } from './category-use-store.ts';
export { type MovePostsOfCategory, removeCategory } from './remove-category.ts';
