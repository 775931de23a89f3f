import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { CommentTarget } from './target-view.ts';

const DAY_MS = 86_400_000;

/** Whether readers may comment now: what a moderator chose comes first, then what the target says of itself, then the days of the rules. */
export function isTargetOpen(
  target: CommentTarget,
  { mode, closeAfterDays }: CommentRules,
  { choice, now }: { readonly choice: boolean | undefined; readonly now: Date },
): boolean {
  const said = choice ?? target.allows;
  if (mode === 'OFF' || !target.isPublic || said === false) return false;
  if (said === true || closeAfterDays === 0 || target.publishedTime === null) return true;
  return now.getTime() < target.publishedTime.getTime() + closeAfterDays * DAY_MS;
}
