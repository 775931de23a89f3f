import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { PostRecord } from '../post-record.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';

/** Categories go together: the main one is among them. */
const TOGETHER: readonly string[] = ['mainCategoryId', 'categoryIds'];

/**
 * What waits beside a public post, parted into the fields named (all when none are) and the others.
 * @throws RULES_NOT_MET when nothing waits.
 */
export function partOfPending(
  post: PostRecord,
  fields: readonly string[] | undefined,
): { readonly chosen: StoredPostDraft; readonly waiting: StoredPostDraft } {
  if (post.pending === null) throw ruleNotMet(POST_RULE_TEXTS, 'NOTHING_PENDING');
  const isChosen = (key: string) =>
    fields === undefined ||
    fields.includes(key) ||
    (TOGETHER.includes(key) && fields.some((field) => TOGETHER.includes(field)));
  const entries = Object.entries(post.pending);
  const pick = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([key]) => isChosen(key) === wanted)) as StoredPostDraft;
  return { chosen: pick(true), waiting: pick(false) };
}
