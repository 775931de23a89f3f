import { MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findCategoryStatuses } from '#server/features/categories/public.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';

export type NewTerms =
  | { readonly action: 'setCategory'; readonly categoryId: string }
  | { readonly action: 'addTags' | 'removeTags'; readonly tagIds: readonly string[] };

/** @throws INVALID_INPUT when a term that many records are to get is not in use here. */
export async function checkNewTerms(db: Db, projectId: string, change: NewTerms): Promise<void> {
  if (change.action === 'setCategory') {
    const statuses = await findCategoryStatuses(db, projectId, [change.categoryId]);
    if (statuses.get(change.categoryId) === 'ENABLE') return;
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'categoryId', code: 'unknownReference' }] });
  }
  if (change.action !== 'addTags') return;
  const statuses = await findTagStatuses(db, projectId, change.tagIds);
  const fields = change.tagIds.flatMap((id, index) =>
    statuses.get(id) === 'ENABLE' ? [] : [{ field: `tagIds.${index}`, code: 'unknownReference' as const }],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** The categories after another one has become the first; undefined where it is. */
export function withMainCategory(
  categoryIds: readonly string[],
  { main, next }: { readonly main: string | null; readonly next: string },
): string[] | undefined {
  if (next === main) return undefined;
  return [next, ...categoryIds.filter((id) => id !== main && id !== next)];
}

/** The tags after more or fewer of them; undefined where nothing changes. @throws RULES_NOT_MET: TOO_MANY_TAGS. */
export function tagsAfter(
  has: readonly string[],
  { action, tagIds }: { readonly action: 'addTags' | 'removeTags'; readonly tagIds: readonly string[] },
): string[] | undefined {
  const wanted =
    action === 'addTags' ? [...new Set([...has, ...tagIds])] : has.filter((id) => !tagIds.includes(id));
  if (wanted.length > MAX_TAGS)
    throw ruleNotMet(POST_RULE_TEXTS, 'TOO_MANY_TAGS', 'tagIds', { max: MAX_TAGS });
  return wanted.length === has.length ? undefined : wanted;
}
