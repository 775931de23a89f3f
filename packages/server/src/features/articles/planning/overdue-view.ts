import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A scheduled record that should be public by now. */
export interface OverdueArticle {
  readonly projectId: string;
  readonly projectName: string;
  readonly articleId: string;
  readonly title: string;
  readonly time: Date;
}

/** In every project, the earliest first. */
export async function findOverdue(db: Db, table: 'posts' | 'events', now: Date): Promise<OverdueArticle[]> {
  const { rows } = await sql<OverdueArticle>`
    SELECT found.project_id AS "projectId", projects.name AS "projectName", found.id AS "articleId", found.title,
      found.schedule_time AS time
    FROM ${sql.table(table)} AS found JOIN projects ON projects.id = found.project_id
    WHERE found.state = 'SCHEDULED' AND found.schedule_time <= ${now}
    ORDER BY found.schedule_time, found.id`.execute(db);
  return rows;
}
