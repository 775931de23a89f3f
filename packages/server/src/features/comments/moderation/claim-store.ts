import { CLAIM_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

interface Claims {
  readonly claimed: string[];
  readonly taken: { readonly id: string; readonly by: string }[];
}

/**
 * Takes what is free or already one's own, and still waits for somebody: what was decided meanwhile is in nobody's hands.
 * No row of `comments` is locked or written: whoever decides waits for nobody who looks. Of two people who take the same
 * free comment, one gets it.
 */
export async function claimComments(
  db: Db,
  projectId: string,
  ids: readonly string[],
  by: Actor,
): Promise<Claims> {
  const { rows } = await sql<{ id: string; by: string; is_mine: boolean }>`
    WITH asked AS MATERIALIZED (
      SELECT comments.id FROM unnest(${ids}::bigint[]) AS wanted (id)
      JOIN comments ON comments.id = wanted.id
      WHERE comments.project_id = ${projectId}
        AND (comments.state = 'PENDING' OR comments.report_count > 0 AND comments.state <> 'DELETED')
      ORDER BY comments.id
    ), mine AS (
      INSERT INTO comment_claims AS claim (comment_id, project_id, by_id, by_name, until)
      SELECT DISTINCT id, ${projectId}::bigint, ${by.userId}::bigint, ${by.displayName},
        now() + make_interval(secs => ${CLAIM_MS / 1_000})
      FROM asked ORDER BY id
      ON CONFLICT (comment_id) DO UPDATE
        SET by_id = excluded.by_id, by_name = excluded.by_name, until = excluded.until
        WHERE claim.until < now() OR claim.by_id = excluded.by_id
      RETURNING comment_id
    )
    SELECT DISTINCT asked.id, coalesce(claim.by_name, '') AS by, mine.comment_id IS NOT NULL AS is_mine
    FROM asked LEFT JOIN mine ON mine.comment_id = asked.id
    LEFT JOIN comment_claims AS claim ON claim.comment_id = asked.id
    ORDER BY asked.id`.execute(db);
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
  const { numDeletedRows } = await db
    .deleteFrom('comment_claims')
    .where('project_id', '=', projectId)
    .where('comment_id', 'in', ids)
    .where('by_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whoever has the comment in hand has it no more. */
export async function forgetClaim(db: Db, projectId: string, commentId: string): Promise<void> {
  await db
    .deleteFrom('comment_claims')
    .where('project_id', '=', projectId)
    .where('comment_id', '=', commentId)
    .execute();
}

/** Claims that ran out long ago: their comments left the queue in other hands. */
export async function forgetOldClaims(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('comment_claims')
    .where('until', '<', new Date(now.getTime() - CLAIM_MS))
    .execute();
}
