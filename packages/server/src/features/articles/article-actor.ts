import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Caller, CallerProject } from '#server/core/auth/caller.ts';

/** Whoever acts: a caller, or a person in whose name the product works. */
export type ArticleCaller = Pick<Caller, 'userId' | 'displayName' | 'role' | 'permissionsHere'> & {
  readonly project: Pick<CallerProject, 'workflowMode' | 'allowSelfApprove'> | undefined;
};

/** The caller in the form of the rules of articles, in the project of the call. */
export function articleActor(caller: ArticleCaller): ArticleActor {
  return {
    userId: caller.userId,
    permissions: caller.permissionsHere,
    workflowMode: caller.project?.workflowMode ?? 'THREE_STEP',
    allowSelfApprove: caller.project?.allowSelfApprove ?? false,
  };
}
