import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Whether a new post cannot have the slug: a post has it, or it was public once and redirects to one. */
export async function isPostSlugInUse(db: Db, projectId: string, slug: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM posts
    WHERE project_id = ${projectId} AND slug = ${slug} AND (state <> 'TRASHED' OR ever_published)
    UNION ALL
    SELECT FROM slug_redirects WHERE project_id = ${projectId} AND entity = 'post' AND slug = ${slug}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function slugsOfPosts(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    SELECT id, slug FROM posts WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.slug]));
}
