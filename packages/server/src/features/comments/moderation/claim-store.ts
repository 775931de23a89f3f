import { CLAIM_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

interface Claims {
  readonly claimed: string[];
  readonly taken: { readonly id: string; readonly by: string }[];
}

/** Takes what is free or already one's own; a row that a decision holds just now is somebody else's. */
export async function claimComments(
  db: Db,
  projectId: string,
  ids: readonly string[],
  by: Actor,
): Promise<Claims> {
  const { rows } = await sql<{ id: string; by: string; is_mine: boolean }>`
    WITH free AS (
      SELECT id FROM comments
      WHERE project_id = ${projectId} AND id = ANY(${ids}::bigint[]) AND state <> 'DELETED'
        AND (claim_until IS NULL OR claim_until < now() OR claimed_by_id = ${by.userId})
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ), mine AS (
      UPDATE comments SET claimed_by_id = ${by.userId}, claimed_by_name = ${by.displayName},
        claim_until = now() + make_interval(secs => ${CLAIM_MS / 1_000})
      FROM free WHERE comments.project_id = ${projectId} AND comments.id = free.id
      RETURNING comments.id
    )
    SELECT comments.id, coalesce(comments.claimed_by_name, '') AS by, mine.id IS NOT NULL AS is_mine
    FROM comments LEFT JOIN mine ON mine.id = comments.id
    WHERE comments.project_id = ${projectId} AND comments.id = ANY(${ids}::bigint[])
      AND comments.state <> 'DELETED'
    ORDER BY comments.id`.execute(db);
  return {
    claimed: rows.filter((row) => row.is_mine).map(({ id }) => id),
    taken: rows.filter((row) => !row.is_mine).map(({ id, by: name }) => ({ id, by: name })),
  };
}

export async function releaseComments(
  db: Db,
  projectId: string,
  ids: readonly string[],
  userId: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ claimed_by_id: null, claimed_by_name: null, claim_until: null })
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('claimed_by_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
