import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { batchJob, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { mergeNewWords, postIdsAfter, writeBodyWords } from './body-words-store.ts';

const INDEX_BODY = 'post.indexBody';
/** Added by the migration that made the index. */
const INDEX_OLD_BODIES = 'post.indexOldBodies';
/** Saves in quick succession are indexed once. */
const DELAY_MS = 2_000;
/** Posts of a run: their words take some milliseconds of this process. */
const AT_ONCE = 25;
/** Old posts per transaction: about a second. */
const BATCH = 100;

/** Keeps the index of bodies. */
export const bodySearchJobs: readonly JobHandler[] = [
  batchJob({
    kind: INDEX_BODY,
    payload: z.strictObject({ postId: z.string() }),
    atOnce: AT_ONCE,
    run: async (saved, { db }) => {
      await writeBodyWords(
        db,
        saved.map(({ postId }) => postId),
      );
      await mergeNewWords(db);
    },
  }),
  shortJob({
    kind: INDEX_OLD_BODIES,
    payload: z.strictObject({ after: z.string() }),
    run: async ({ after }, { db }) => {
      const ids = await postIdsAfter(db, after, BATCH);
      await writeBodyWords(db, ids);
      await mergeNewWords(db);
      const last = ids.at(-1);
      if (last === undefined) return;
      await addJob(db, { kind: INDEX_OLD_BODIES, payload: { after: last }, key: INDEX_OLD_BODIES });
    },
  }),
];

/** In the transaction that writes a post's text: its body is found some seconds after. */
export async function indexBody(db: Db, postId: string): Promise<void> {
  await addJob(db, {
    kind: INDEX_BODY,
    payload: { postId },
    key: `${INDEX_BODY}:${postId}`,
    runAt: new Date(Date.now() + DELAY_MS),
  });
}
