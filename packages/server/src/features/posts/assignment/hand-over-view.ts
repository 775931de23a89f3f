import {
  HAND_OVER_MOST,
  type HandOverItem,
  type HandOverReason,
} from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { HandedPost } from '#server/core/db/tables/post-record-tables.ts';
import { postRowOf } from '../list/post-list-row.ts';
import { postsByIdStatement } from '../list/post-page-view.ts';

interface InHand {
  readonly id: string;
  readonly why: HandOverReason;
  readonly total: number;
}

/**
 * A person's current work: posts they edit or were assigned, nearest due first, then posts they watch that go
 * public within a day.
 */
export async function listInHand(db: Db, projectId: string, userId: string): Promise<InHand[]> {
  const { rows } = await sql<InHand>`
    SELECT id, why, count(*) OVER ()::int AS total
    FROM (
      SELECT id, CASE state WHEN 'EDITING' THEN 'editing' ELSE 'given' END AS why, edit_due_time AS time, 1 AS part
      FROM posts
      WHERE project_id = ${projectId} AND assignee_id = ${userId} AND state IN ('SUBMITTED', 'EDITING')
      UNION ALL
      SELECT id, 'scheduled', schedule_time, 2
      FROM posts
      WHERE project_id = ${projectId} AND state = 'SCHEDULED'
        AND coalesce(watched_by_id, approved_by_id) = ${userId}
        AND schedule_time < now() + interval '24 hours'
    ) AS in_hand
    ORDER BY part, time NULLS LAST, id LIMIT ${sql.lit(HAND_OVER_MOST)}`.execute(db);
  return rows;
}

/** Like `listInHand`, with the columns of lists. */
export async function handOverItemsOf(
  db: Db,
  projectId: string,
  userId: string,
): Promise<{ items: HandOverItem[]; total: number }> {
  const found = await listInHand(db, projectId, userId);
  const reasons = new Map(found.map(({ id, why }) => [id, why]));
  const { rows } = await postsByIdStatement(projectId, [...reasons.keys()]).execute(db);
  const items = rows.map((row) => ({ ...postRowOf(row), why: reasons.get(row.id) ?? ('editing' as const) }));
  return { items, total: found[0]?.total ?? 0 };
}

interface HandOver {
  readonly toId: string;
  readonly moved: readonly HandedPost[];
}

/** The content of one hand-over. */
export async function findHandOver(
  db: Db,
  projectId: string,
  { id, fromId }: { readonly id: string; readonly fromId: string },
): Promise<HandOver | undefined> {
  const row = await db
    .selectFrom('post_hand_overs')
    .select(['to_id', 'moved'])
    .where('project_id', '=', projectId)
    .where('from_id', '=', fromId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { toId: row.to_id, moved: row.moved };
}
