import * as z from 'zod/mini';
import { postState } from '../workflow/post-states.ts';

/** A correction as a post names it: from the corrected side and from the correcting one. */
export const correctionRef = z.object({
  id: z.string(),
  role: z.enum(['correctedBy', 'corrects']),
  /** The post on the other side. */
  postId: z.string(),
  title: z.string(),
  state: postState,
  publishedTime: z.nullable(z.string()),
});
export type CorrectionRef = z.output<typeof correctionRef>;
