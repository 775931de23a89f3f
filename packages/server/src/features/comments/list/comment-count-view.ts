import {
  COMMENT_VIEWS,
  type CommentCounts,
  type CommentView,
} from '@toasoan/contract/features/comments/comment-list.ts';
import { soonUntil } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Sums of differences by view; nothing here reads comments but the few that are due. */
interface Sums {
  readonly views: Readonly<Partial<Record<CommentView, number>>>;
  readonly overdue: number;
  readonly dueSoon: number;
  readonly mineToday: number;
  readonly secondLooks: number;
  readonly replyDrafts: number;
}

export async function countComments(
  db: Db,
  projectId: string,
  userId: string,
  now: Date,
): Promise<CommentCounts> {
  const { rows } = await sql<{ sums: Sums }>`
    SELECT ${commentSums(projectId, userId, now)} AS sums`.execute(db);
  return countsOf(rows[0]?.sums);
}

/** As one column. */
function commentSums(projectId: string, userId: string, now: Date): RawBuilder<Sums> {
  const due = sql`FROM comments WHERE project_id = ${projectId} AND sla_due IS NOT NULL`;
  const today = sql`date_trunc('day', ${now}::timestamptz, 'Asia/Ho_Chi_Minh')`;
  return sql`json_build_object(
    'views', (SELECT coalesce(json_object_agg(view, sum), '{}') FROM (
      SELECT view, sum(count)::int FROM comment_counts WHERE project_id = ${projectId} GROUP BY view) AS sums),
    'overdue', (SELECT count(*)::int ${due} AND sla_due < ${now}),
    'dueSoon', (SELECT count(*)::int ${due} AND sla_due BETWEEN ${now} AND ${soonUntil(now)}),
    'mineToday', (SELECT count(*)::int FROM comment_moves
      WHERE project_id = ${projectId} AND by_id = ${userId} AND move_time >= ${today} AND NOT undone AND verb <> 'undo'),
    'secondLooks', (SELECT count(*)::int FROM comment_second_looks
      WHERE project_id = ${projectId} AND look_time IS NULL AND first_by_id IS DISTINCT FROM ${userId}),
    'replyDrafts', (SELECT count(*)::int FROM comments WHERE project_id = ${projectId} AND reply_draft <> '')
  )`;
}

function countsOf(sums: Sums | undefined): CommentCounts {
  const views = Object.fromEntries(COMMENT_VIEWS.map((view) => [view, sums?.views[view] ?? 0])) as Record<
    CommentView,
    number
  >;
  return {
    ...views,
    overdue: sums?.overdue ?? 0,
    dueSoon: sums?.dueSoon ?? 0,
    mineToday: sums?.mineToday ?? 0,
    secondLooks: sums?.secondLooks ?? 0,
    replyDrafts: sums?.replyDrafts ?? 0,
  };
}
