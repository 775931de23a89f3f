import { UPLOAD_HOURS } from '@toasoan/contract/features/media/upload.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { partPrefix } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { removeParts } from '#server/core/tus/part-content.ts';
import { findUpload, mediaUploads } from './upload-store.ts';

const KIND = 'media.forgetUpload';
const KEPT_MS = UPLOAD_HOURS * 3_600_000;
const keyOf = (uploadId: string) => `upload:${uploadId}`;

/** When an upload without progress is dropped. */
export function expiryOf(lastUse: Date): Date {
  return new Date(lastUse.getTime() + KEPT_MS);
}

export async function addExpiry(db: Db, projectId: string, uploadId: string, lastUse: Date): Promise<void> {
  const job = { kind: KIND, key: keyOf(uploadId), payload: { projectId, uploadId } };
  await addJob(db, { ...job, runAt: expiryOf(lastUse) });
}

/** Drops uploads that ended, were aborted or stalled; bytes go before the row, so none are left behind. */
export function uploadExpiryJob(storage: Storage): JobHandler {
  return longJob({
    kind: KIND,
    payload: z.strictObject({ projectId: z.string(), uploadId: z.string() }),
    run: async ({ projectId, uploadId }, { db, now }) => {
      const row = await findUpload(db, projectId, uploadId);
      if (row === undefined) return undefined;
      const isIdle = row.is_dropped || expiryOf(row.update_time) <= now();
      if (!isIdle || !(await mediaUploads.markDropped(db, projectId, uploadId, row.update_time))) {
        return (tx) => addExpiry(tx, projectId, uploadId, row.update_time);
      }
      await removeParts(storage, partPrefix(uploadId));
      return (tx) => mediaUploads.removeUpload(tx, projectId, uploadId);
    },
  });
}

/** At once, when the sender asks; should the process die in between, the job finishes it. */
export async function dropUpload(
  db: Db,
  storage: Storage,
  projectId: string,
  uploadId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await mediaUploads.markDropped(tx, projectId, uploadId);
    await addJob(tx, { kind: KIND, key: keyOf(uploadId), payload: { projectId, uploadId } });
  });
  await removeParts(storage, partPrefix(uploadId));
}
