import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { LOCK_HOLDS } from './living.ts';

const MOST = 8;

interface HeldPost {
  readonly postId: string;
  readonly title: string;
  readonly state: PostState;
  readonly editingSession: string;
  readonly since: string;
}

/** Posts that somebody holds for writing on one of their pages, the newest first. */
export async function listHeldBy(db: Db, projectId: string, userId: string): Promise<HeldPost[]> {
  const { rows } = await sql<Omit<HeldPost, 'since'> & { readonly since: Date }>`
    SELECT posts.id AS "postId", posts.title, posts.state, post_locks.editing_session AS "editingSession",
      post_locks.since
    FROM post_locks
    JOIN posts ON posts.project_id = post_locks.project_id AND posts.id = post_locks.post_id
    WHERE post_locks.project_id = ${projectId} AND post_locks.user_id = ${userId}
      AND post_locks.editing_session <> '' AND ${LOCK_HOLDS}
    ORDER BY post_locks.since DESC LIMIT ${sql.lit(MOST)}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
