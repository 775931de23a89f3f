import * as z from 'zod/mini';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { PUBLISH_JOB } from './plan-publication.ts';
import { publishItem } from './publish-item.ts';

const payload = z.strictObject({ projectId: z.string(), itemId: z.string(), postVersion: z.number() });

/** Publishes the texts of links that say so. */
export function publishItemJobs(): readonly JobHandler[] {
  return [
    shortJob({
      kind: PUBLISH_JOB,
      payload,
      run: async (work, { db, jobId, now }) => await publishItem({ db, jobId, now: now() }, work),
    }),
  ];
}
