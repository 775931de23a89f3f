import * as z from 'zod/mini';
import { randomId, version } from '../../../core/ids.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { transitionReason } from '../../posts/post.ts';
import { eventState } from './event-states.ts';

/** A transition of one event; the pair of states names it. */
export const eventTransitionRequest = z.strictObject({
  version,
  to: eventState,
  reason: z.optional(transitionReason),
  /** The publishing time, for a transition to SCHEDULED. */
  scheduleTime: z.optional(instant),
  /** False: nobody is notified. */
  notifies: z.optional(z.boolean({ error: 'type' })),
  editingSession: z.optional(randomId),
});
