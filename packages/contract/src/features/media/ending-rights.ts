import * as z from 'zod/mini';

/** A file whose rights end soon or have ended. */
const endingFile = z.object({
  id: z.string(),
  title: z.string(),
  /** Its last day, `2026-11-22`; null where it ended without one. */
  licenceUntil: z.nullable(z.string()),
  /** Days after today, 0 for the last one; below 0 and null: it has ended. */
  daysLeft: z.nullable(z.number()),
  useCount: z.number(),
});
export type EndingFile = z.output<typeof endingFile>;

/** `total` is what the tab `expiring` of the library holds. */
export const endingRights = z.object({ total: z.number(), items: z.array(endingFile) });
export type EndingRights = z.output<typeof endingRights>;
