import type { PostState, PostView } from '@toasoan/contract/features/posts/post.ts';
import { type PostActor, seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The number of posts behind each tab: sums over a few rows that the database keeps true. */
export async function countPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
): Promise<Record<PostView, number>> {
  const { rows } = await sql<{ state: PostState; own: number; visible: number }>`
    SELECT state,
      coalesce(sum(count) FILTER (WHERE created_by_id = ${actor.userId}), 0)::int AS own,
      coalesce(sum(count) FILTER (WHERE ${isCounted(actor)}), 0)::int AS visible
    FROM post_counts WHERE project_id = ${projectId} GROUP BY state`.execute(db);
  const counts = { all: 0, mine: 0, DRAFT: 0, PUBLISHED: 0, UNPUBLISHED: 0, TRASHED: 0 };
  for (const { state, own, visible } of rows) {
    counts[state] = visible;
    if (state === 'TRASHED') continue;
    counts.all += visible;
    counts.mine += own;
  }
  return counts;
}

/** The total of a tab, as part of the statement that reads its page. */
export function totalOf(projectId: string, actor: PostActor, view: PostView): RawBuilder<string> {
  return sql`(
    SELECT coalesce(sum(count), 0) FROM post_counts
    WHERE project_id = ${projectId} AND ${countedIn(view, actor)} AND ${isCounted(actor)})`;
}

function countedIn(view: PostView, actor: PostActor): RawBuilder<boolean> {
  if (view === 'all') return sql`state <> 'TRASHED'`;
  if (view === 'mine') return sql`state <> 'TRASHED' AND created_by_id = ${actor.userId}`;
  return sql`state = ${sql.lit(view)}`;
}

/** `visibleTo` over the counts. */
function isCounted(actor: PostActor): RawBuilder<boolean> {
  if (seesEveryPost(actor)) return sql`true`;
  return sql`(created_by_id = ${actor.userId} OR state = 'PUBLISHED')`;
}
