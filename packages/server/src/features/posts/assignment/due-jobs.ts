import { reminderTime } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findDue } from './assignee-view.ts';

interface DueFacts {
  readonly edit_due_time: Date | null;
}

/** Shortly before a due time, and when it has passed. */
type DueKind = 'dueSoon' | 'dueLate';

const payload = z.strictObject({ projectId: z.string(), postId: z.string(), dueTime: z.string() });
const NOTIFICATIONS = { dueSoon: 'assignmentDue', dueLate: 'assignmentLate' } as const;

/** Notifies a post's editor before the due time, and when it has passed. */
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

function dueJobKind(kind: DueKind): string {
  return `post.${kind}`;
}

/** Keeps the reminders of a post's due time up to date, in the transaction that changes it. */
export async function planDue(
  db: Db,
  { projectId, postId }: { readonly projectId: string; readonly postId: string },
  before: DueFacts,
  after: DueFacts,
): Promise<void> {
  const due = after.edit_due_time;
  if (before.edit_due_time?.getTime() === due?.getTime()) return;
  const times = { dueSoon: due && reminderTime(due, new Date()), dueLate: due };
  for (const kind of ['dueSoon', 'dueLate'] as const) {
    const key = `${dueJobKind(kind)}:${postId}`;
    const runAt = times[kind];
    if (due === null || runAt === null) await removeJob(db, key);
    else {
      const payload = { projectId, postId, dueTime: due.toISOString() };
      await addJob(db, { kind: dueJobKind(kind), payload, key, runAt });
    }
  }
}
