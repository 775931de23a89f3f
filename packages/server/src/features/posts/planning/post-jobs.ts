import * as z from 'zod/mini';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { jobKindOf, type TimeKind } from './plan-times.ts';
import { transitionOnTime } from './transition-on-time.ts';

const payload = z.strictObject({ projectId: z.string(), postId: z.string() });

/** What the product itself does with posts at their times. */
export function postJobs(): readonly JobHandler[] {
  return [onTime('publish'), onTime('expire')];
}

function onTime(kind: TimeKind): JobHandler {
  return shortJob({
    kind: jobKindOf(kind),
    payload,
    run: async (post, context) => await transitionOnTime(context, kind, post),
  });
}
