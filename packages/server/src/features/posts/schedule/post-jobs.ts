import * as z from 'zod/mini';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { moveOnTime } from './move-on-time.ts';
import { jobKindOf, type TimeKind } from './plan-times.ts';

const payload = z.strictObject({ projectId: z.string(), postId: z.string() });

/** What the product itself does with posts at their times. */
export function postJobs(): readonly JobHandler[] {
  return [onTime('publish'), onTime('expire')];
}

function onTime(kind: TimeKind): JobHandler {
  return shortJob({
    kind: jobKindOf(kind),
    payload,
    run: async (post, context) => await moveOnTime(context, kind, post),
  });
}
