import * as z from 'zod/mini';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findDue } from './due-view.ts';
import { type DueKind, dueJobKind } from './plan-due.ts';

const payload = z.strictObject({ projectId: z.string(), postId: z.string(), dueTime: z.string() });
const NOTIFICATIONS = { dueSoon: 'assignmentDue', dueLate: 'assignmentLate' } as const;

/** Tells whoever has a post that its time comes, and that it has passed. */
export function dueJobs(): readonly JobHandler[] {
  return [notifyOf('dueSoon'), notifyOf('dueLate')];
}

function notifyOf(kind: DueKind): JobHandler {
  return shortJob({
    kind: dueJobKind(kind),
    payload,
    run: async ({ projectId, postId, dueTime }, { db }) => {
      const due = await findDue(db, projectId, postId);
      if (due === undefined || due.dueTime.toISOString() !== dueTime) return;
      await notify(db, projectId, {
        kind: NOTIFICATIONS[kind],
        postId,
        to: [due.assigneeId],
        by: undefined,
        detail: { title: due.title, dueTime },
      });
    },
  });
}
