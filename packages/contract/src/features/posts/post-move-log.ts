import * as z from 'zod/mini';
import { role } from '../../access/roles.ts';
import { contentId } from '../../core/ids.ts';
import { queryInt } from '../../core/paging.ts';
import type { PostMoveName, SystemMoveName } from './post-moves.ts';
import { postState } from './post-states.ts';

/** assign: somebody was named for it, or nobody any more; handOver: with other work, at once. The state stays. */
export type LoggedMoveName = PostMoveName | SystemMoveName | 'assign' | 'handOver';

/** One step of a post on its way. */
export const loggedMove = z.object({
  id: z.string(),
  move: z.string() as unknown as z.ZodMiniType<LoggedMoveName>,
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
export type LoggedMove = z.output<typeof loggedMove>;

export const moveLogQuery = z.strictObject({
  /** Older than this one. */
  before: z.optional(contentId),
  limit: z._default(queryInt({ min: 1, max: 100 }), 50),
});

/** Newest first. */
export const moveLog = z.object({ items: z.array(loggedMove), hasMore: z.boolean() });
export type MoveLog = z.output<typeof moveLog>;
