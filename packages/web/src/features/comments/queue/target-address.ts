import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';

/** The console's page of what is commented on; undefined where it has none yet. */
export function targetAddress({
  targetType,
  targetId,
}: Pick<CommentRow, 'targetType' | 'targetId'>): string | undefined {
  if (targetType === 'POST') return `/manager_post/view/${targetId}`;
  return targetType === 'EVENT' ? `/manager_event/view/${targetId}` : undefined;
}
