import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const MOST = 8;

interface NotedPost {
  readonly postId: string;
  readonly title: string;
  /** How many block its approval, or that of its changes. */
  readonly open: number;
  /** The text of the oldest one. */
  readonly text: string;
}

/** Posts that a person wrote or edits, including public ones, with open notes; the newest change first. */
export async function listNoted(db: Db, projectId: string, userId: string): Promise<NotedPost[]> {
  const { rows } = await sql<NotedPost>`
    SELECT posts.id AS "postId", posts.title, count(*)::int AS open,
      left((array_agg(post_notes.text ORDER BY post_notes.id))[1], 200) AS text
    FROM post_notes
    JOIN posts ON posts.project_id = post_notes.project_id AND posts.id = post_notes.post_id
    WHERE post_notes.project_id = ${projectId} AND post_notes.must_fix AND post_notes.resolved_time IS NULL
      AND posts.state IN ('DRAFT', 'RETURNED', 'SUBMITTED', 'EDITING', 'PENDING_APPROVAL', 'SCHEDULED',
        'PUBLISHED')
      AND (posts.created_by_id = ${userId} OR posts.assignee_id = ${userId})
    GROUP BY posts.id, posts.title, posts.update_time
    ORDER BY posts.update_time DESC, posts.id DESC LIMIT ${sql.lit(MOST)}`.execute(db);
  return rows;
}
