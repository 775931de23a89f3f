import * as z from 'zod/mini';
import { role } from '../../../access/roles.ts';
import { contentId } from '../../../core/ids.ts';
import { queryInt } from '../../../core/paging.ts';
import { postState } from '../workflow/post-states.ts';
import type { PostTransitionName, SystemTransitionName } from '../workflow/post-transitions.ts';

/** assign: the post was assigned or unassigned; handOver: together with other work. The state stays. */
export type LoggedTransitionName = PostTransitionName | SystemTransitionName | 'assign' | 'handOver';

/** One transition of a post. */
export const loggedTransition = z.object({
  id: z.string(),
  move: z.string() as unknown as z.ZodMiniType<LoggedTransitionName>,
  from: postState,
  to: postState,
  /** Null: the product itself, on schedule. */
  userId: z.nullable(z.string()),
  userName: z.string(),
  role: z.nullable(role),
  /** '' without one. */
  reason: z.string(),
  /** For `schedule` and `reschedule`: the publishing time. */
  scheduleTime: z.nullable(z.string()),
  /** The new editor after `pickUp`, `assign` and `handOver`; '' for none. */
  assigneeName: z.string(),
  /** For `assign` and `handOver`: the due time. */
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
