import * as z from 'zod/mini';
import { role } from '../../../access/roles.ts';
import { contentId } from '../../../core/ids.ts';
import { queryInt } from '../../../core/paging.ts';
import { eventState } from '../workflow/event-states.ts';
import type {
  EventSystemTransitionName,
  EventTransitionName,
  EventUndoName,
} from '../workflow/event-transitions.ts';

export type LoggedEventTransitionName = EventTransitionName | EventSystemTransitionName | EventUndoName;

/** One transition of an event. */
const loggedEventTransition = z.object({
  id: z.string(),
  move: z.string() as unknown as z.ZodMiniType<LoggedEventTransitionName>,
  from: eventState,
  to: eventState,
  /** Null: the product itself, on schedule. */
  userId: z.nullable(z.string()),
  userName: z.string(),
  role: z.nullable(role),
  /** '' without one. */
  reason: z.string(),
  scheduleTime: z.nullable(z.string()),
  time: z.string(),
  /** The version of the event after it. */
  version: z.number(),
});

/** Older than `before`. */
export const eventLogQuery = z.strictObject({
  before: z.optional(contentId),
  limit: z._default(queryInt({ min: 1, max: 100 }), 50),
});

/** Newest first. */
export const eventTransitionLog = z.object({ items: z.array(loggedEventTransition), hasMore: z.boolean() });
export type EventTransitionLog = z.output<typeof eventTransitionLog>;
