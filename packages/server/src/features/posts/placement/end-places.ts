import { type PlacementKind, placementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import { END_OF_PLACE, endOfPlaceKey } from './place-post.ts';
import { deletePlacement, dropMark, focusOf, holdPlaces, orderFocus } from './placement-store.ts';

/** A post loses its placement when the time is over. */
export const placementJobs: readonly JobHandler[] = [
  shortJob({
    kind: END_OF_PLACE,
    payload: z.object({ projectId: z.string(), postId: z.string(), kind: placementKind }),
    run: async ({ projectId, postId, kind }, { db, now }) =>
      await endPlace(db, projectId, { postId, kind, now: now() }),
  }),
];

/** Ends an expired placement, unless it was prolonged. Nobody edited the post: its version stays. */
async function endPlace(
  db: Db,
  projectId: string,
  { postId, kind, now }: { readonly postId: string; readonly kind: PlacementKind; readonly now: Date },
): Promise<void> {
  await holdPlaces(db, projectId);
  const place = await db
    .selectFrom('post_placements')
    .select('until')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (place?.until === undefined || place.until === null || place.until > now) return;
  await deletePlacement(db, projectId, { postId, kind });
  await dropMark(db, projectId, postId, kind);
  await orderFocus(db, projectId, await focusOf(db, projectId));
}

/** A post that is no longer public has no placement; `since`: only those it got from then on end. */
export async function leavePlaces(
  db: Db,
  projectId: string,
  postId: string,
  { since }: { readonly since?: Date } = {},
): Promise<void> {
  const all = db
    .selectFrom('post_placements')
    .select('kind')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
  const places = await (since === undefined ? all : all.where('placed_time', '>=', since)).execute();
  if (places.length === 0) return;
  await holdPlaces(db, projectId);
  for (const { kind } of places) {
    await deletePlacement(db, projectId, { postId, kind });
    await dropMark(db, projectId, postId, kind);
    await removeJob(db, endOfPlaceKey(postId, kind));
  }
  await orderFocus(db, projectId, await focusOf(db, projectId));
}
