import { ENTRY_UPLOAD_HOURS } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { removeParts } from '#server/core/tus/part-content.ts';
import { originalName } from '#server/features/submissions/public.ts';
import { entryPartPrefix } from './entry-part-prefix.ts';
import { type EntryUploadRow, entryUploads, findUpload } from './entry-upload-store.ts';

export const UPLOAD_GONE = 'entry.forgetUpload';
const KEPT_MS = ENTRY_UPLOAD_HOURS * 3_600_000;
const keyOf = (id: string) => `${UPLOAD_GONE}:${id}`;

/** When an upload without progress is dropped. */
export function expiryOf(lastUse: Date): Date {
  return new Date(lastUse.getTime() + KEPT_MS);
}

export async function addUploadExpiry(
  db: Db,
  projectId: string,
  uploadId: string,
  lastUse: Date,
): Promise<void> {
  const job = { kind: UPLOAD_GONE, key: keyOf(uploadId), payload: { projectId, uploadId } };
  await addJob(db, { ...job, runAt: expiryOf(lastUse) });
}

/** Drops uploads that ended, were given up or stalled; bytes go before the row, so none are left behind. */
export function entryUploadExpiryJob(storage: Storage): JobHandler {
  return longJob({
    kind: UPLOAD_GONE,
    payload: z.strictObject({ projectId: z.string(), uploadId: z.string() }),
    run: async ({ projectId, uploadId }, { db, now }) => {
      const row = await findUpload(db, projectId, uploadId);
      if (row === undefined) return undefined;
      const isIdle = row.is_dropped || expiryOf(row.update_time) <= now();
      if (!isIdle || !(await entryUploads.markDropped(db, projectId, uploadId, row.update_time)))
        return (tx) => addUploadExpiry(tx, projectId, uploadId, row.update_time);
      await removeBytes(storage, row);
      return (tx) => entryUploads.removeUpload(tx, projectId, uploadId);
    },
  });
}

/** At once, when the sender asks; should the process die in between, the job finishes it. */
export async function dropEntryUpload(db: Db, storage: Storage, row: EntryUploadRow): Promise<void> {
  const { project_id: projectId, id: uploadId } = row;
  await inTransaction(db, async (tx) => {
    await entryUploads.markDropped(tx, projectId, uploadId);
    await addJob(tx, { kind: UPLOAD_GONE, key: keyOf(uploadId), payload: { projectId, uploadId } });
  });
  await removeBytes(storage, row);
}

/** A file that never got its row may be stored already. */
async function removeBytes(storage: Storage, { id, key, file_id }: EntryUploadRow): Promise<void> {
  await removeParts(storage, entryPartPrefix(id));
  if (file_id === null) await storage.remove([originalName(key)]);
}
