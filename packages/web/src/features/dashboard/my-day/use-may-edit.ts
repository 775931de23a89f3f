import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

/** Whether this person may write in a post now. */
export function useMayEdit(): (post: PostRow) => boolean {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  // How posts are approved is no matter of editing.
  const actor = { userId, permissions, allowSelfApprove: true, workflowMode: 'THREE_STEP' as const };
  return ({ state, createdBy, assignee, stateBeforeTrash }) =>
    mayEdit(actor, {
      state,
      createdById: createdBy.userId,
      assigneeId: assignee?.userId ?? null,
      stateBeforeTrash,
    });
}
