import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import type { Db } from '#server/core/db/database.ts';

const LISTED = 20;

/** The newest of a person. */
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
