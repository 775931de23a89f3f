import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { VoteFindingTable } from '#server/core/db/tables/vote-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { changeCounts } from '../casting/vote-store.ts';

export type FindingRow = Selectable<VoteFindingTable>;

/** Nobody else decides about it until the transaction ends. @throws NOT_FOUND */
export async function holdFinding(db: Db, projectId: string, id: string): Promise<FindingRow> {
  const row = await db
    .selectFrom('vote_findings')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

interface Decision {
  readonly state: FindingRow['state'];
  readonly reason: string;
  readonly by: Actor;
  readonly now: Date;
}

export async function decideRow(
  db: Db,
  { project_id, id }: FindingRow,
  { state, reason, by, now }: Decision,
): Promise<void> {
  await db
    .updateTable('vote_findings')
    .set({
      state,
      reason,
      decided_by_id: by.userId,
      decided_by_name: by.displayName,
      decided_time: now,
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Its votes that still count are struck, with the shares of their voters. @returns how many votes. */
export async function strikeVotes(db: Db, finding: FindingRow): Promise<number> {
  const { project_id, id, submission_id, vote_ids } = finding;
  const { rows } = await sql<{ kind: string }>`
    UPDATE contest_votes SET state = 'STRUCK', finding_id = ${id}
    WHERE project_id = ${project_id} AND submission_id = ${submission_id} AND state = 'VALID'
      AND voter_id IN (SELECT voter_id FROM contest_votes
        WHERE project_id = ${project_id} AND submission_id = ${submission_id}
          AND id = ANY(${vote_ids}::bigint[]) AND state = 'VALID')
    RETURNING kind`.execute(db);
  const [votes, shares] = countsOf(rows);
  await changeCounts(db, project_id, submission_id, { valid: -votes, shares: -shares });
  return votes;
}

/** Its votes count again, but for those that another strike names too: they are struck by that one now. */
export async function restoreVotes(db: Db, finding: FindingRow): Promise<number> {
  const { project_id, id, submission_id } = finding;
  await sql`
    UPDATE contest_votes SET finding_id = others.finding_id
    FROM (
      SELECT struck.voter_id, min(other.id) AS finding_id
      FROM contest_votes AS struck
      JOIN vote_findings AS other ON other.project_id = struck.project_id
        AND other.submission_id = struck.submission_id AND other.state = 'STRUCK' AND other.id <> ${id}
        AND struck.id = ANY(other.vote_ids)
      WHERE struck.project_id = ${project_id} AND struck.finding_id = ${id}
      GROUP BY struck.voter_id
    ) AS others
    WHERE contest_votes.project_id = ${project_id} AND contest_votes.finding_id = ${id}
      AND contest_votes.voter_id = others.voter_id`.execute(db);
  const { rows } = await sql<{ kind: string }>`
    UPDATE contest_votes SET state = 'VALID', finding_id = NULL
    WHERE project_id = ${project_id} AND finding_id = ${id} RETURNING kind`.execute(db);
  const [votes, shares] = countsOf(rows);
  await changeCounts(db, project_id, submission_id, { valid: votes, shares });
  return votes;
}

function countsOf(rows: readonly { readonly kind: string }[]): readonly [number, number] {
  const votes = rows.filter(({ kind }) => kind === 'LIKE').length;
  return [votes, rows.length - votes];
}

/** The number of a work, which the log names it by. */
export async function numberOfWork(db: Db, projectId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('submissions')
    .select('number')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.number ?? '';
}
