import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type RawBuilder, sql } from 'kysely';
import { lockHolds } from '#server/features/articles/public.ts';

/** A row of `post_locks` that is still valid. */
export const LOCK_HOLDS: RawBuilder<boolean> = lockHolds('post_locks');

const MOST = 8;

interface HeldPost {
  readonly postId: string;
  readonly title: string;
  readonly state: PostState;
  readonly editingSession: string;
  readonly since: string;
}

/** Posts that a person has locked on one of their pages, the newest first, as one column. */
export function heldBy(projectId: string, userId: string): RawBuilder<HeldPost[]> {
  return sql`(
    SELECT coalesce(json_agg(held ORDER BY held.since DESC), '[]') FROM (
      SELECT posts.id::text AS "postId", posts.title, posts.state,
        post_locks.editing_session AS "editingSession",
        to_char(post_locks.since, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
      FROM post_locks
      JOIN posts ON posts.project_id = post_locks.project_id AND posts.id = post_locks.post_id
      WHERE post_locks.project_id = ${projectId} AND post_locks.user_id = ${userId}
        AND post_locks.editing_session <> '' AND ${LOCK_HOLDS}
      ORDER BY post_locks.since DESC LIMIT ${sql.lit(MOST)}
    ) AS held
  )`;
}
