import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A scheduled post that should be public by now. */
export interface OverduePost {
  readonly projectId: string;
  readonly projectName: string;
  readonly postId: string;
  readonly title: string;
  readonly time: Date;
}

/** In every project, the earliest first. */
export async function findOverduePosts(db: Db, now: Date): Promise<OverduePost[]> {
  const { rows } = await sql<OverduePost>`
    SELECT posts.project_id AS "projectId", projects.name AS "projectName", posts.id AS "postId", posts.title,
      posts.schedule_time AS time
    FROM posts JOIN projects ON projects.id = posts.project_id
    WHERE posts.state = 'SCHEDULED' AND posts.schedule_time <= ${now}
    ORDER BY posts.schedule_time, posts.id`.execute(db);
  return rows;
}
