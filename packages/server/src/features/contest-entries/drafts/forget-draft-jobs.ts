import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { holdAnyDraft } from './entry-draft-store.ts';
import { removeDraft } from './remove-draft.ts';

const KIND = 'entry.forgetDraft';

/** Each save moves it. */
export async function addDraftExpiry(db: Db, projectId: string, draftId: string, at: Date): Promise<void> {
  const job = { kind: KIND, key: `${KIND}:${draftId}`, payload: { projectId, draftId } };
  await addJob(db, { ...job, runAt: at });
}

/** Removes a draft that nobody sent in time, and the remains of one that was sent. */
export function forgetDraftJob(): JobHandler {
  return shortJob({
    kind: KIND,
    payload: z.strictObject({ projectId: z.string(), draftId: z.string() }),
    run: async ({ projectId, draftId }, { db, now }) => {
      const row = await holdAnyDraft(db, projectId, draftId);
      if (row === undefined) return;
      if (row.expire_time > now()) await addDraftExpiry(db, projectId, draftId, row.expire_time);
      else await removeDraft(db, row);
    },
  });
}
