import type { Db } from '#server/core/db/database.ts';
import type { ProjectRow } from './project-row.ts';

export async function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isProjectMember(db: Db, projectId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the database reads times in this zone, by this very name. */
export async function isDatabaseTimezone(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom(db.fn<{ name: string }>('pg_timezone_names', []).as('zones'))
    .select('zones.name')
    .where('zones.name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
