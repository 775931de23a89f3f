import type { Db } from '#server/core/db/database.ts';

export { categoryImageRefs, findCategory, insertCategory } from './category-store.ts';
export { holdTree, lockTree } from './category-tree-store.ts';
export { changeCategoryUse, findCategoryStatuses } from './category-use-store.ts';
export { removeCategory } from './remove-category.ts';

/**
 * What categories need of the feature above them when one is deleted: its posts, those in the trash
 * too, move to `intoId`, or to no category when it is null (then no post outside the trash is in it).
 */
export type MovePostsOfCategory = (
  db: Db,
  projectId: string,
  move: { readonly fromId: string; readonly intoId: string | null },
) => Promise<void>;
