import * as z from 'zod/mini';
import { role } from '../../../access/roles.ts';
import { contentId } from '../../../core/ids.ts';
import { queryInt } from '../../../core/paging.ts';
import { postState } from '../workflow/post-states.ts';
import type { PostTransitionName, SystemTransitionName } from '../workflow/post-transitions.ts';

/** assign: somebody was named for it, or nobody any more; handOver: with other work, at once. The state stays. */
export type LoggedTransitionName = PostTransitionName | SystemTransitionName | 'assign' | 'handOver';

/** One step of a post on its way. */
export const loggedTransition = z.object({
  id: z.string(),
  move: z.string() as unknown as z.ZodMiniType<LoggedTransitionName>,
  from: postState,
  to: postState,
  /** Null: the product itself, at its time. */
  userId: z.nullable(z.string()),
  userName: z.string(),
  role: z.nullable(role),
  /** '' where none was given. */
  reason: z.string(),
  /** Of `schedule` and `reschedule`: when it is to go public. */
  scheduleTime: z.nullable(z.string()),
  /** Whose it is after `pickUp`, `assign` and `handOver`; '' for nobody. */
  assigneeName: z.string(),
  /** Of `assign` and `handOver`: until when. */
  dueTime: z.nullable(z.string()),
  time: z.string(),
  /** The version of the post after it. */
  version: z.number(),
});
export type LoggedTransition = z.output<typeof loggedTransition>;

export const transitionLogQuery = z.strictObject({
  /** Older than this one. */
  before: z.optional(contentId),
  limit: z._default(queryInt({ min: 1, max: 100 }), 50),
});

/** Newest first. */
export const transitionLog = z.object({ items: z.array(loggedTransition), hasMore: z.boolean() });
export type TransitionLog = z.output<typeof transitionLog>;
