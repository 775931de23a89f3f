import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findPeopleWho } from '#server/features/posts/public.ts';
import { noteStaleLeads } from './lead-alarms-store.ts';

const SWEEP = 'layout.leads';
/** After the hourly housekeeping that plans it. */
const DELAY_MS = 10 * 60_000;

/** Looks for leads of home pages that stand for too long, and notifies who may publish layouts, once for each lead. */
export function leadSweepJobs(): readonly JobHandler[] {
  return [
    shortJob({
      kind: SWEEP,
      payload: z.strictObject({}),
      run: async (_, { db, now }) => await sweepLeads(db, now()),
    }),
  ];
}

/** Ensures that a sweep is planned, unless one waits already. */
export async function planLeadSweep(db: Db, now: Date): Promise<void> {
  await keepJob(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: new Date(now.getTime() + DELAY_MS) });
}

async function sweepLeads(db: Db, now: Date): Promise<void> {
  const fresh = await noteStaleLeads(db, now);
  for (const [projectId, leads] of Map.groupBy(fresh, ({ project_id }) => project_id)) {
    const to = await findPeopleWho(db, projectId, 'layout.publish');
    for (const { layout_id: requestId, layout_title: title, post_title: text } of leads)
      await notify(db, projectId, {
        kind: 'leadStale',
        postId: null,
        to,
        by: undefined,
        detail: { title, text, requestOf: 'layout', requestId },
      });
  }
}
