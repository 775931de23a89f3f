import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import { type Compared, kinshipOf } from './gather.ts';
import { findSamePost } from './same-post-view.ts';
import { bytesOf, signatureIn, signatureOf } from './signature.ts';
import { joinStory, saveSignature, signaturesOf, waitingForStory } from './story-store.ts';

const GATHER = 'crawler-review.gather';
/** Texts that are compared before the next ones are read. */
const AT_ONCE = 200;
const WINDOW_MS = 36 * 3_600_000;

const payload = z.strictObject({ projectId: z.string() });

/** Compares new texts of a project with those of a day and a half, soon. */
export async function planGathering(db: Db, projectId: string, now: Date): Promise<void> {
  await keepJob(db, { kind: GATHER, key: `${GATHER}:${projectId}`, payload: { projectId }, runAt: now });
}

/** One text after the other, each in a transaction of its own: a kill leaves the rest waiting. */
export function gatherStoriesJobs(): readonly JobHandler[] {
  const gather = longJob({
    kind: GATHER,
    payload,
    run: async ({ projectId }, { db, signal, now }) => {
      let others: Compared[] | undefined;
      for (;;) {
        const waiting = await waitingForStory(db, projectId, AT_ONCE);
        if (waiting.length === 0 || signal.aborted) break;
        others ??= (await signaturesOf(db, projectId, WINDOW_MS)).map(({ bytes, time, ...row }) => ({
          ...row,
          time: time.getTime(),
          signature: signatureIn(bytes),
        }));
        for (const { id, storyId, sourceId, time, title, text, ownPostId } of waiting) {
          if (signal.aborted) return undefined;
          const signature = signatureOf({ title, text });
          const item: Compared = { id, storyId, sourceId, time: time.getTime(), signature };
          const kin = kinshipOf(item, others);
          const samePost = await findSamePost(db, projectId, { title, text, ownPostId });
          await inTransaction(db, async (tx) => {
            await saveSignature(tx, projectId, id, bytesOf(signature));
            if (kin !== undefined || samePost !== undefined)
              await joinStory(tx, projectId, {
                id,
                storyId: kin?.storyId,
                item: kin?.duplicateOf,
                post: samePost,
              });
          });
          others.push({ ...item, storyId: kin?.storyId ?? storyId });
        }
      }
      // Texts that came while the last ones were compared.
      return async (tx) => {
        if ((await waitingForStory(tx, projectId, 1)).length > 0) await planGathering(tx, projectId, now());
      };
    },
  });
  return [gather];
}
