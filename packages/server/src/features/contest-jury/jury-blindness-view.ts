import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Looking {
  readonly projectId: string;
  readonly contestId: string;
  readonly userId: string;
}

/**
 * Whether a person judges a blind round of the contest that is not yet carried out. A locked round counts: the chair
 * still decides equal works.
 */
export async function isBlindFor(db: Db, { projectId, contestId, userId }: Looking): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contest_jurors AS juror
    JOIN contest_rounds AS round ON round.project_id = juror.project_id AND round.contest_id = juror.contest_id
    WHERE juror.user_id = ${userId} AND juror.project_id = ${projectId} AND juror.contest_id = ${contestId}
      AND juror.state = 'ACTIVE' AND round.key = ANY (juror.round_keys) AND round.blind
      AND round.state IN ('OPEN', 'LOCKED')
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The contests in which a person is blind. */
export async function blindContests(
  db: Db,
  { projectId, userId }: Omit<Looking, 'contestId'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT juror.contest_id::text AS id FROM contest_jurors AS juror
    JOIN contest_rounds AS round ON round.project_id = juror.project_id AND round.contest_id = juror.contest_id
    WHERE juror.user_id = ${userId} AND juror.project_id = ${projectId} AND juror.state = 'ACTIVE'
      AND round.key = ANY (juror.round_keys) AND round.blind AND round.state IN ('OPEN', 'LOCKED')`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
