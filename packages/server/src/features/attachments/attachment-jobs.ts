import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { attachmentName } from './attachment-name.ts';
import { ATTACHMENT_GONE, deleteFile, findAbandoned } from './attachment-store.ts';
import { forgetTickets } from './ticket-store.ts';

/** What follows when a file has been removed. */
export function attachmentJobs({ storage }: { readonly storage: Storage }): readonly JobHandler[] {
  return [
    longJob({
      kind: ATTACHMENT_GONE,
      payload: z.strictObject({ key: z.string() }),
      run: async ({ key }) => {
        await storage.remove([attachmentName(key)]);
        return undefined;
      },
    }),
  ];
}

/** Removes files whose form never came, what was left half-way, and ended tickets. */
export async function tidyAttachments(db: Db, now: Date): Promise<void> {
  let removed: number;
  do {
    removed = await inTransaction(db, async (tx) => {
      const abandoned = await findAbandoned(tx, now);
      for (const file of abandoned) await deleteFile(tx, file);
      return abandoned.length;
    });
  } while (removed > 0);
  await forgetTickets(db, now);
}
