import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { CORRECTION_RULE_TEXTS } from '@toasoan/contract/features/posts/correction/correction-rules.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import type { PostRecord } from '../post-record.ts';

/** @throws RULES_NOT_MET for a correction that was not made by its form. */
export function checkNewByHand({ postType }: PostDraft): void {
  if (postType === 'CORRECTION') throw ruleNotMet(CORRECTION_RULE_TEXTS, 'CORRECTION_BY_FORM', 'postType');
}

/** @throws RULES_NOT_MET when a draft changes the fields of a correction's form, or makes a correction itself. */
export function checkChangedByHand(before: PostRecord, draft: PostDraft): void {
  const { title, content, postType } = draft;
  if (!before.corrections.some(({ role }) => role === 'corrects')) {
    if (before.details.postType !== 'CORRECTION') checkNewByHand(draft);
    return;
  }
  const shown = workingCopyOf(before);
  const fixed = { title: shown.title, content: shown.content, postType: shown.details.postType };
  for (const [field, value] of Object.entries({ title, content, postType })) {
    if (value === undefined || isSame(value, fixed[field as keyof typeof fixed])) continue;
    throw ruleNotMet(CORRECTION_RULE_TEXTS, 'CORRECTION_FIXED', field);
  }
}
