import * as z from 'zod/mini';
import { randomId, version } from '../../../core/ids.ts';
import { transitionReason } from '../../posts/post.ts';
import { pageState } from './page-states.ts';

/** A transition of one page; the pair of states names it. */
export const pageTransitionRequest = z.strictObject({
  version,
  to: pageState,
  reason: z.optional(transitionReason),
  editingSession: z.optional(randomId),
});
