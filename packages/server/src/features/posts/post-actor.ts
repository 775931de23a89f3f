import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { type ArticleCaller, articleActor } from '#server/features/articles/public.ts';

/** Work on posts, in a call or in a person's name: all that its steps need to know. */
export interface PostWork extends AuditSource {
  readonly caller: ArticleCaller;
}

/** The caller in the form of the post rules, in the project of the call. */
export const postActor: (caller: ArticleCaller) => PostActor = articleActor;
