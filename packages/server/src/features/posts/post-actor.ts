import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { articleActor } from '#server/features/articles/public.ts';

/** The caller in the form of the post rules, in the project of the call. */
export const postActor: (caller: Caller) => PostActor = articleActor;
