import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Caller } from '#server/core/auth/caller.ts';

/** The caller in the form of the rules of articles, in the project of the call. */
export function articleActor(caller: Caller): ArticleActor {
  return {
    userId: caller.userId,
    permissions: caller.permissionsHere,
    workflowMode: caller.project?.workflowMode ?? 'THREE_STEP',
    allowSelfApprove: caller.project?.allowSelfApprove ?? false,
  };
}
