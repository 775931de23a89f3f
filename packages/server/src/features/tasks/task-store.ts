import type { TaskState } from '@toasoan/contract/features/tasks/task.ts';
import type { Db } from '#server/core/db/database.ts';

const UNDER_WAY: readonly TaskState[] = ['QUEUED', 'RUNNING'];

interface NewTaskRow {
  readonly kind: string;
  readonly title: string;
  readonly payload: object;
  readonly userId: string;
  readonly projectId: string | null;
}

export async function insertTask(db: Db, task: NewTaskRow): Promise<string> {
  const { id } = await db
    .insertInto('tasks')
    .values({
      kind: task.kind,
      title: task.title,
      payload: JSON.stringify(task.payload),
      user_id: task.userId,
      project_id: task.projectId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a task as running, also after an interrupted run. Undefined: it was cancelled. */
export async function beginTask(db: Db, id: string, now: Date) {
  return await db
    .updateTable('tasks')
    .set(({ fn, val }) => ({ state: 'RUNNING', start_time: fn.coalesce('start_time', val(now)), done: 0 }))
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .returning(['kind', 'payload', 'user_id as userId', 'project_id as projectId'])
    .executeTakeFirst();
}

/** False: it is no longer running. */
export async function writeProgress(
  db: Db,
  id: string,
  { done, total }: { readonly done: number; readonly total: number | null },
): Promise<boolean> {
  const changed = await db
    .updateTable('tasks')
    .set({ done, total })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export interface TaskEnd {
  readonly state: 'DONE' | 'FAILED' | 'CANCELLED';
  readonly done?: number;
  readonly error?: string;
  readonly file?: {
    readonly path: string;
    readonly name: string;
    readonly mediaType: string;
    readonly size: number;
  };
}

/** False: it had ended before. */
export async function endTask(
  db: Db,
  id: string,
  { state, done, error, file }: TaskEnd,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('tasks')
    .set({
      state,
      end_time: now,
      ...(done !== undefined && { done, total: done }),
      ...(error !== undefined && { error }),
      ...(file && {
        file: file.path,
        file_name: file.name,
        file_type: file.mediaType,
        file_size: String(file.size),
      }),
    })
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function dropTasksBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('tasks').where('end_time', '<', time).execute();
}
