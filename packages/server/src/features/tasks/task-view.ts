import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Task, TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';

const LISTED = 20;

/** A person's newest tasks. */
export async function listTasks(db: Db, userId: string) {
  return await ownTasks(db, userId).orderBy('id', 'desc').limit(LISTED).execute();
}

export async function findTask(db: Db, userId: string, id: string) {
  return await ownTasks(db, userId).where('id', '=', id).executeTakeFirst();
}

export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number];

function ownTasks(db: Db, userId: string) {
  return db.selectFrom('tasks').selectAll().where('user_id', '=', userId);
}

/** Whether a person may still work in a project of a task; SUPPER_ADMIN may in every one. */
export async function mayStillSee(
  db: Db,
  person: { readonly userId: string; readonly role: string },
  projectId: Task['projectId'],
): Promise<boolean> {
  if (projectId === null || person.role === 'SUPPER_ADMIN') return true;
  const membership = await db
    .selectFrom('project_members')
    .select('project_id')
    .where('user_id', '=', person.userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return membership !== undefined;
}

export function taskOf(row: TaskRow, language: Language): Task {
  const code = row.error as ErrorCode | null;
  return {
    id: row.id,
    kind: row.kind as TaskKind,
    title: row.title,
    projectId: row.project_id,
    state: row.state,
    done: row.done,
    total: row.total,
    error: code === null ? null : ERROR_TEXTS[code][language],
    file: row.file_name === null ? null : { name: row.file_name, size: Number(row.file_size) },
    createTime: row.create_time.toISOString(),
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
  };
}
