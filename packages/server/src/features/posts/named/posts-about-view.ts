import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { facet } from '../editing/post-facets.ts';

const MOST = 100;

/** Posts that are about an event, the newest first; those in the trash are none. */
export async function findPostsAbout(db: Db, projectId: string, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts
    WHERE facets @> ARRAY[${facet(projectId, 'event', eventId)}]::text[] AND project_id = ${projectId}
      AND state <> 'TRASHED'
    ORDER BY posts.id DESC LIMIT ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}
