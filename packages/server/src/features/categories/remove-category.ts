import { CATEGORY_RULE_TEXTS } from '@toasoan/contract/features/categories/category-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { holdImageRefs } from '#server/core/media/image-ref-store.ts';
import type { CategoryRow } from './category-row.ts';
import { checkCategoryExists, markCategoryRemoved } from './category-store.ts';
import { numberSiblings, siblingIds } from './category-tree-store.ts';

/**
 * What categories need of the feature above them when one is deleted: its posts, those in the trash
 * too, move to `intoId`, or to no category when it is null (then no post outside the trash is in it).
 */
export type MovePostsOfCategory = (
  db: Db,
  projectId: string,
  move: { readonly fromId: string; readonly intoId: string | null },
) => Promise<void>;

/**
 * Deletes an empty category, or one whose posts move to `moveTo`. The caller holds the tree's lock.
 * @throws RULES_NOT_MET: HAS_CHILDREN, HAS_POSTS, MOVE_TO_ITSELF; INVALID_INPUT for an unknown target.
 */
export async function removeCategory(
  db: Db,
  projectId: string,
  removal: { readonly category: CategoryRow; readonly moveTo: string | undefined },
  by: Actor,
  movePostsOfCategory: MovePostsOfCategory,
): Promise<void> {
  const { category, moveTo } = removal;
  const children = await siblingIds(db, projectId, category.id);
  if (children.length > 0)
    throw ruleNotMet(CATEGORY_RULE_TEXTS, 'HAS_CHILDREN', 'id', { count: children.length });
  if (moveTo === category.id) throw ruleNotMet(CATEGORY_RULE_TEXTS, 'MOVE_TO_ITSELF', 'moveTo');
  if (moveTo === undefined && category.post_count > 0) {
    throw ruleNotMet(CATEGORY_RULE_TEXTS, 'HAS_POSTS', 'moveTo', { count: category.post_count });
  }
  if (moveTo !== undefined) await checkCategoryExists(db, projectId, moveTo, 'moveTo');
  await movePostsOfCategory(db, projectId, { fromId: category.id, intoId: moveTo ?? null });
  await markCategoryRemoved(db, category, by);
  await holdImageRefs(db, projectId, { entity: 'category', entityId: category.id }, []);
  await numberSiblings(db, projectId, await siblingIds(db, projectId, category.parent_id));
}
