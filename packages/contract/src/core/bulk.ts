import * as z from 'zod/mini';
import { contentId } from './ids.ts';

/** The most records of one bulk call. */
export const MAX_BULK = 200;
export const bulkIds = z
  .array(contentId)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_BULK, { error: 'tooMany' }));

/** The bulk actions of every record with a status. */
export const statusBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('enable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('disable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
]);
export type StatusBulk = z.output<typeof statusBulk>;

/** Each id reports for itself; the call as a whole succeeds even when some ids fail. */
export const bulkResult = z.object({
  done: z.number(),
  total: z.number(),
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      code: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
});
export type BulkResult = z.output<typeof bulkResult>;
