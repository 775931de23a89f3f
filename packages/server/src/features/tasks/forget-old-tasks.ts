import { TASK_DAYS } from '@toasoan/contract/features/tasks/task.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TaskFiles } from './task-files.ts';
import { dropTasksBefore } from './task-store.ts';

/** A task and its file are kept for a week. */
export async function forgetOldTasks(db: Db, files: TaskFiles, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - TASK_DAYS * 86_400_000);
  await dropTasksBefore(db, oldest);
  await files.removeBefore(oldest);
}
