import type { Placement } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { visibleTo } from '../list/visible-posts-view.ts';

const PLAIN_FOCUS_MAX = 5;
const MOST = 500;

/** How many focus stories the project has room for. */
export async function focusMaxOf(db: Db, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('post_settings')
    .select('focus_max')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.focus_max ?? PLAIN_FOCUS_MAX;
}

/** Current placements of posts that the person may know of. */
export async function listPlacements(
  db: Db,
  projectId: string,
  actor: PostActor,
  { postId, now }: { readonly postId?: string | undefined; readonly now: Date },
): Promise<{ items: Placement[]; focusMax: number }> {
  const { rows } = await sql<Placement & { until: Date | null; placedTime: Date }>`
    SELECT posts.id AS "postId", posts.title, posts.state, posts.version, place.kind, place.position, place.until,
      place.placed_by_name AS "placedBy", place.placed_time AS "placedTime",
      CASE WHEN term.id IS NULL THEN NULL
        ELSE json_build_object('id', term.id::text, 'title', term.title) END AS category
    FROM post_placements AS place
    JOIN posts ON posts.project_id = place.project_id AND posts.id = place.post_id
    LEFT JOIN categories AS term ON term.project_id = place.project_id AND term.id = place.category_id
    WHERE place.project_id = ${projectId} AND (place.until IS NULL OR place.until > ${now})
      AND ${visibleTo(actor) ?? sql`true`}
      ${postId === undefined ? sql`` : sql`AND place.post_id = ${postId}`}
    ORDER BY place.position NULLS LAST, place.placed_time DESC, posts.id DESC LIMIT ${sql.lit(MOST)}`.execute(
    db,
  );
  return {
    items: rows.map((row) => ({
      ...row,
      until: row.until?.toISOString() ?? null,
      placedTime: row.placedTime.toISOString(),
    })),
    focusMax: await focusMaxOf(db, projectId),
  };
}
