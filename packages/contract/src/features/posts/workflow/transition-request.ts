import * as z from 'zod/mini';
import { contentId, randomId, version } from '../../../core/ids.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { placementKind } from '../placement/placement.ts';
import { transitionReason } from '../post.ts';
import { takedownFacts } from '../takedown/takedown-facts.ts';
import { postState } from './post-states.ts';

/** A transition of one post; the pair of states names it. */
export const postTransitionRequest = z.strictObject({
  version,
  to: postState,
  reason: z.optional(transitionReason),
  /** The publishing time, for a transition to SCHEDULED. */
  scheduleTime: z.optional(instant),
  /** For a transition to TAKEN_DOWN; absent: the open case stays unchanged. */
  takedown: z.optional(takedownFacts),
  /** Where the post is put forward in the same step, with the usual end; PINNED needs a category. */
  place: z.optional(z.strictObject({ kind: placementKind, categoryId: z.optional(contentId) })),
  /** False: nobody is notified. */
  notifies: z.optional(z.boolean({ error: 'type' })),
  editingSession: z.optional(randomId),
});
export type PostTransitionRequest = z.output<typeof postTransitionRequest>;
