import type { TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { insertTask } from './task-store.ts';

export interface NewTask {
  readonly kind: TaskKind;
  /** Its subject, in the person's language. */
  readonly title: string;
  readonly payload: object;
  readonly userId: string;
  /** Null without a project. */
  readonly projectId: string | null;
}

/** Starts background work in the caller's transaction; returns the id of the task. */
export async function startTask(db: Db, task: NewTask): Promise<string> {
  const taskId = await insertTask(db, task);
  await addJob(db, { kind: TASK_JOB, payload: { taskId }, key: jobKeyOf(taskId) });
  return taskId;
}

export const TASK_JOB = 'task';

export function jobKeyOf(taskId: string): string {
  return `task:${taskId}`;
}
