import type { Db } from '#server/core/db/database.ts';

interface Due {
  readonly title: string;
  readonly dueTime: Date;
  readonly assigneeId: string;
}

/** Until when somebody has a post; undefined for one that nobody has or that has no due time. */
export async function findDue(db: Db, projectId: string, postId: string): Promise<Due | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'edit_due_time', 'assignee_id'])
    .where('project_id', '=', projectId)
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!row || row.edit_due_time === null || row.assignee_id === null) return undefined;
  return { title: row.title, dueTime: row.edit_due_time, assigneeId: row.assignee_id };
}
