import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Caller } from '#server/core/auth/caller.ts';

/** The caller in the form of the post rules, in the project of the call. */
export function postActor(caller: Caller): PostActor {
  return {
    userId: caller.userId,
    permissions: caller.permissionsHere,
    workflowMode: caller.project?.workflowMode ?? 'THREE_STEP',
    allowSelfApprove: caller.project?.allowSelfApprove ?? false,
  };
}
