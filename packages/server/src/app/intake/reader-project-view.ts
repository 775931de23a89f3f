import type { Db } from '#server/core/db/database.ts';

/** What the intake knows of a project. */
export interface ReaderProject {
  readonly projectId: string;
  readonly name: string;
  readonly domains: readonly string[];
}

/** Undefined for an unknown or archived project. */
export async function findReaderProject(db: Db, projectId: string): Promise<ReaderProject | undefined> {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'name', 'domains'])
    .where('id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .executeTakeFirst();
  return row && { projectId: row.id, name: row.name, domains: row.domains };
}
