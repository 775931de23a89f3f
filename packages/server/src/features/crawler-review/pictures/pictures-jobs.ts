import * as z from 'zod/mini';
import type { PlacedPicture } from '#server/core/article/placed-picture.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { putPicturesIntoPost } from '#server/features/posts/public.ts';
import { keepPostVersion } from '../item-store.ts';
import { findItem } from '../item-view.ts';
import { contentOfItem } from '../moves/draft-of-item.ts';
import { planPublication } from '../publishing/plan-publication.ts';
import { type PictureDependencies, takePicture } from './take-picture.ts';
import { PICTURES_JOB, picturesOf } from './wanted-pictures.ts';

const payload = z.strictObject({
  projectId: z.string(),
  itemId: z.string(),
  postVersion: z.number(),
  /** Its draft goes out as soon as they are there, or cannot be had. */
  publishes: z._default(z.boolean(), false),
});

/**
 * Fetches the pictures of a text that was taken over, and puts them into its draft as a save of its own. Where
 * somebody has written in the draft meanwhile they stay in the library. A picture is one file however often this runs.
 */
export function pictureJobs(deps: PictureDependencies): readonly JobHandler[] {
  const take = longJob({
    kind: PICTURES_JOB,
    payload,
    lane: 'remote',
    attempts: 3,
    giveUp: async ({ publishes, ...work }, { db }) => {
      if (publishes) await planPublication(db, work);
    },
    run: async ({ publishes, ...work }, { db, now, signal, jobId }) => {
      const { projectId, itemId, postVersion } = work;
      const publish = async (tx: Db, version: number) => {
        if (publishes) await planPublication(tx, { ...work, postVersion: version });
      };
      const row = await findItem(db, projectId, itemId, now());
      if (row?.post_id == null) return undefined;
      const by: Actor = { userId: row.reviewer_id, displayName: row.reviewer_name };
      const taken = new Map<string, PlacedPicture>();
      for (const picture of picturesOf(row)) {
        signal.throwIfAborted();
        const placed = await takePicture(deps, { db, row, picture, by, now: now(), signal });
        if (placed !== undefined) taken.set(picture.url, placed);
      }
      if (taken.size === 0) return (tx) => publish(tx, postVersion);
      const cover = row.cover === null ? undefined : taken.get(row.cover.url);
      const draft = {
        content: contentOfItem(row, (address) => taken.get(address)),
        ...(cover && {
          cover: {
            mediaId: cover.mediaId,
            caption: (row.cover?.caption ?? '').slice(0, 250),
            credit: cover.credit,
            alt: cover.alt,
          },
        }),
      };
      const postId = row.post_id;
      return async (tx) => {
        const source = { db: tx, projectId, address: '', requestId: `job-${jobId}` };
        const version = await putPicturesIntoPost(source, { id: postId, version: postVersion, draft, by });
        if (version === undefined) return;
        await keepPostVersion(tx, projectId, itemId, version);
        await publish(tx, version);
      };
    },
  });
  return [take];
}
