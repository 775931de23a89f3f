import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { getComment } from '../list/comment-row-view.ts';
import { decideComment } from './decide-comment.ts';
import type { Moderating } from './moderator.ts';

/** Its words stay in the row, for the audit alone: no list shows them, and an erasure reaches them. */
export async function deleteComment(
  call: Moderating,
  { id, version, reason }: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<CommentRow> {
  await decideComment(call, { id, version }, { move: 'delete', text: reason }, () => 1);
  return await getComment(call.db, call.projectId, id);
}
