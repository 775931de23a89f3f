import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';

/** Who else has a comment in hand, as its row says; undefined: nobody. */
export function holderOf(
  { claimedBy, claimUntil }: Pick<CommentRow, 'claimedBy' | 'claimUntil'>,
  ownId: string,
  now: number,
): string | undefined {
  if (claimedBy === null || claimedBy.userId === ownId || claimUntil === null) return undefined;
  return Date.parse(claimUntil) > now ? claimedBy.name : undefined;
}
