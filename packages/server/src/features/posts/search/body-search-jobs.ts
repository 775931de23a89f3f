import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { postIdsAfter, writeBodyWords } from './body-words-store.ts';

const INDEX_BODY = 'post.indexBody';
/** Added by the migration that made the index. */
const INDEX_OLD_BODIES = 'post.indexOldBodies';
/** Saves in quick succession are indexed once. */
const DELAY_MS = 2_000;
/** Posts per transaction: about a second. */
const BATCH = 100;

/** Keeps the index of bodies. */
export const bodySearchJobs: readonly JobHandler[] = [
  shortJob({
    kind: INDEX_BODY,
    payload: z.strictObject({ postId: z.string() }),
    run: async ({ postId }, { db }) => await writeBodyWords(db, [postId]),
  }),
  shortJob({
    kind: INDEX_OLD_BODIES,
    payload: z.strictObject({ after: z.string() }),
    run: async ({ after }, { db }) => {
      const ids = await postIdsAfter(db, after, BATCH);
      await writeBodyWords(db, ids);
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
