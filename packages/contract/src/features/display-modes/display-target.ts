import * as z from 'zod/mini';

/** A category or page that a display names, as it is now. */
export const displayTarget = z.object({
  kind: z.enum(['category', 'page']),
  id: z.string(),
  title: z.string(),
  /** Deleted or switched off: readers cannot open it, and nothing is shown there. */
  isGone: z.boolean(),
});
export type DisplayTarget = z.output<typeof displayTarget>;
