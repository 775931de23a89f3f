import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { CommentTarget } from './target-view.ts';

const DAY_MS = 86_400_000;

/** Whether readers may comment now: what somebody chose comes first, then the days of the rules. */
export function isTargetOpen(
  target: CommentTarget,
  { mode, closeAfterDays }: CommentRules,
  { choice, now }: { readonly choice: boolean | undefined; readonly now: Date },
): boolean {
  if (mode === 'OFF' || !target.isPublic || choice === false) return false;
  if (choice === true || closeAfterDays === 0 || target.publishedTime === null) return true;
  return now.getTime() < target.publishedTime.getTime() + closeAfterDays * DAY_MS;
}
