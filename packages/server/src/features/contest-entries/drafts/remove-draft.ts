import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { removeParts } from '#server/core/tus/part-content.ts';
import { originalName, previewPrefix } from '#server/features/submissions/public.ts';
import { deletePaperOfDraft } from '../guardian/guardian-paper-store.ts';
import { entryPartPrefix } from '../uploads/entry-part-prefix.ts';
import { uploadIdsOf } from '../uploads/entry-upload-store.ts';
import { deleteFiles, filesOfDraft } from './draft-files-store.ts';
import { deleteDraft, type EntryDraftRow } from './entry-draft-store.ts';

export const STORED_GONE = 'entry.removeStored';
const stored = z.strictObject({ keys: z.array(z.string()), uploads: z.array(z.string()) });

/** Files whose rows are gone leave the storage once the transaction has committed. */
export async function removeStored(
  tx: Db,
  keys: readonly string[],
  uploads: readonly string[] = [],
): Promise<void> {
  if (keys.length + uploads.length > 0) await addJob(tx, { kind: STORED_GONE, payload: { keys, uploads } });
}

/** With the files that only it has, and those that are arriving. */
export async function removeDraft(db: Db, row: EntryDraftRow): Promise<void> {
  const files = await filesOfDraft(db, { ...row, fixes_id: null });
  const ids = files.map(({ id }) => id);
  const keys = await deleteFiles(db, row.project_id, ids);
  keys.push(...(await deletePaperOfDraft(db, row)));
  await removeStored(db, keys, await uploadIdsOf(db, row.project_id, row.id));
  await deleteDraft(db, row.project_id, row.id);
}

export function removeStoredJob(storage: Storage): JobHandler {
  return longJob({
    kind: STORED_GONE,
    payload: stored,
    run: async ({ keys, uploads }) => {
      await storage.remove(keys.map(originalName));
      for (const key of keys) await removeParts(storage, previewPrefix(key));
      for (const id of uploads) await removeParts(storage, entryPartPrefix(id));
      return undefined;
    },
  });
}
