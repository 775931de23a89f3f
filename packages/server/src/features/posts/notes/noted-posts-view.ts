import { type RawBuilder, sql } from 'kysely';

const MOST = 8;

interface NotedPost {
  readonly postId: string;
  readonly title: string;
  /** How many block its approval, or that of its changes. */
  readonly open: number;
  /** The text of the oldest one. */
  readonly text: string;
}

/** Posts that a person wrote or edits, including public ones, with open notes; the newest change first. As one column. */
export function notedFor(projectId: string, userId: string): RawBuilder<NotedPost[]> {
  return sql`(
    SELECT coalesce(json_agg(json_build_object(
      'postId', noted.id::text, 'title', noted.title, 'open', noted.open, 'text', noted.text
    ) ORDER BY noted.update_time DESC, noted.id DESC), '[]') FROM (
      SELECT posts.id, posts.title, posts.update_time, count(*)::int AS open,
        left((array_agg(post_notes.text ORDER BY post_notes.id))[1], 200) AS text
      FROM post_notes
      JOIN posts ON posts.project_id = post_notes.project_id AND posts.id = post_notes.post_id
      WHERE post_notes.project_id = ${projectId} AND post_notes.must_fix AND post_notes.resolved_time IS NULL
        AND posts.state IN ('DRAFT', 'RETURNED', 'SUBMITTED', 'EDITING', 'PENDING_APPROVAL', 'SCHEDULED',
          'PUBLISHED')
        AND (posts.created_by_id = ${userId} OR posts.assignee_id = ${userId})
      GROUP BY posts.id, posts.title, posts.update_time
      ORDER BY posts.update_time DESC, posts.id DESC LIMIT ${sql.lit(MOST)}
    ) AS noted
  )`;
}
