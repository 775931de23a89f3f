import { placementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import * as z from 'zod/mini';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { END_OF_PLACE } from './end-of-place.ts';
import { endPlace } from './end-places.ts';

/** A post leaves a place when its time there is over. */
export const placementJobs: readonly JobHandler[] = [
  shortJob({
    kind: END_OF_PLACE,
    payload: z.object({ projectId: z.string(), postId: z.string(), kind: placementKind }),
    run: async ({ projectId, postId, kind }, { db, now }) =>
      await endPlace(db, projectId, { postId, kind, now: now() }),
  }),
];
