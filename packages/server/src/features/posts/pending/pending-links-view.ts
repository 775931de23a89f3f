import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface PendingLinks {
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly postIds: readonly string[];
}

export interface LinkedRecord {
  readonly kind: 'category' | 'tag' | 'post';
  readonly id: string;
  readonly title: string;
  /** In use, or public. */
  readonly isThere: boolean;
}

/** The current targets of a post's changes; deleted ones are left out. */
export async function findLinked(
  db: Db,
  projectId: string,
  { categoryIds, tagIds, postIds }: PendingLinks,
): Promise<LinkedRecord[]> {
  const { rows } = await sql<LinkedRecord>`
    SELECT 'category' AS kind, id::text, title, status = 'ENABLE' AS "isThere" FROM categories
    WHERE project_id = ${projectId} AND id = ANY (${categoryIds}::bigint[])
    UNION ALL
    SELECT 'tag', id::text, title, status = 'ENABLE' FROM tags
    WHERE project_id = ${projectId} AND id = ANY (${tagIds}::bigint[])
    UNION ALL
    SELECT 'post', id::text, title, state = 'PUBLISHED' FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${postIds}::bigint[])`.execute(db);
  return rows;
}
