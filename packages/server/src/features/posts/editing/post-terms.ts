import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { MAX_CATEGORIES } from '@toasoan/contract/features/posts/post-limits.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findCategoryStatuses } from '#server/features/categories/public.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import type { PostTerms } from './post-links-store.ts';

/**
 * The terms after a save: keys that were not sent stay, duplicate ids count once, the main category is included.
 */
export function mergedTerms(before: PostTerms, sent: PostDraft): PostTerms {
  const mainCategoryId = sent.mainCategoryId === undefined ? before.mainCategoryId : sent.mainCategoryId;
  const given = [...new Set(sent.categoryIds ?? before.categoryIds)];
  const hasMain = mainCategoryId === null || given.includes(mainCategoryId);
  return {
    mainCategoryId,
    categoryIds: hasMain ? given : [mainCategoryId, ...given],
    tagIds: [...new Set(sent.tagIds ?? before.tagIds)],
  };
}

/**
 * New terms must exist here and be in use; earlier ones may stay. @throws INVALID_INPUT on the ids that are not,
 * and when the main category makes one too many.
 */
export async function checkTerms(
  db: Db,
  projectId: string,
  before: PostTerms,
  after: PostTerms,
  sent: PostDraft,
): Promise<void> {
  const newCategories = after.categoryIds.filter((id) => !before.categoryIds.includes(id));
  const newTags = after.tagIds.filter((id) => !before.tagIds.includes(id));
  const [categories, tags] = await together(
    findCategoryStatuses(db, projectId, newCategories),
    findTagStatuses(db, projectId, newTags),
  );
  const badCategories = newCategories.filter((id) => categories.get(id) !== 'ENABLE');
  const badTags = newTags.filter((id) => tags.get(id) !== 'ENABLE');
  const fields: FieldProblem[] = [
    ...marks('categoryIds', sent.categoryIds, badCategories),
    ...marks('tagIds', sent.tagIds, badTags),
  ];
  if (sent.mainCategoryId && badCategories.includes(sent.mainCategoryId)) {
    fields.push({ field: 'mainCategoryId', code: 'unknownReference' });
  }
  if (after.categoryIds.length > MAX_CATEGORIES) {
    fields.push({ field: 'categoryIds', code: 'tooMany', values: { max: MAX_CATEGORIES } });
  }
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

function marks(field: string, sent: readonly string[] | undefined, bad: readonly string[]): FieldProblem[] {
  return (sent ?? []).flatMap((id, index) =>
    bad.includes(id) ? [{ field: `${field}.${index}`, code: 'unknownReference' as const }] : [],
  );
}
