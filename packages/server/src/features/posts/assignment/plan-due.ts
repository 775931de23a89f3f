import { reminderTime } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';

interface DueFacts {
  readonly edit_due_time: Date | null;
}

/** Shortly before a due time, and when it has passed. */
export type DueKind = 'dueSoon' | 'dueLate';

export function dueJobKind(kind: DueKind): string {
  return `post.${kind}`;
}

/** Keeps the words that are due at a post's due time in step with it, in the transaction that changes it. */
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
