import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface PendingLinks {
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly postIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly eventIds: readonly string[];
}

export interface LinkedRecord {
  readonly kind: 'category' | 'tag' | 'post' | 'account' | 'event';
  readonly id: string;
  readonly title: string;
  /** In use, or public. */
  readonly isThere: boolean;
}

/** The current targets of a post's changes; deleted ones are left out. */
export async function findLinked(
  db: Db,
  projectId: string,
  { categoryIds, tagIds, postIds, accountIds, eventIds }: PendingLinks,
): Promise<LinkedRecord[]> {
  const { rows } = await sql<LinkedRecord>`
    SELECT 'category' AS kind, id::text, title, status = 'ENABLE' AS "isThere" FROM categories
    WHERE project_id = ${projectId} AND id = ANY (${categoryIds}::bigint[])
    UNION ALL
    SELECT 'tag', id::text, title, status = 'ENABLE' FROM tags
    WHERE project_id = ${projectId} AND id = ANY (${tagIds}::bigint[])
    UNION ALL
    SELECT 'post', id::text, title, state = 'PUBLISHED' FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${postIds}::bigint[])
    UNION ALL
    SELECT 'event', id::text, title, state = 'PUBLISHED' FROM events
    WHERE project_id = ${projectId} AND id = ANY (${eventIds}::bigint[])
    UNION ALL
    SELECT 'account', users.id::text, display_name, status = 'ENABLE' AND coalesce(state, 'PUBLISHED') = 'PUBLISHED'
    FROM users LEFT JOIN account_profiles ON account_profiles.user_id = users.id
    WHERE deleted_time IS NULL AND users.id = ANY (${accountIds}::bigint[])
      AND users.id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})`.execute(db);
  return rows;
}
