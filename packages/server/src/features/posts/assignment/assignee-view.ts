import { findPersonIn, type PersonInProject } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

interface Due {
  readonly title: string;
  readonly dueTime: Date;
  readonly assigneeId: string;
}

export type Assignee = Pick<PersonInProject, 'userId' | 'displayName' | 'permissions'>;

/** An enabled person who works in the project and may edit any post there. */
export async function findAssignee(db: Db, projectId: string, userId: string): Promise<Assignee | undefined> {
  const person = await findPersonIn(db, projectId, userId);
  return person?.permissions.includes('post.editAny') ? person : undefined;
}

/** The due time of a post's editor; undefined without an editor or a due time. */
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
