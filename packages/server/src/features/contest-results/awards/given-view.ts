import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import type { PrizeRow } from './award-row.ts';

/** How often a prize was given and not taken back; one that is given every month, in that month. */
export async function countOfPrize(
  db: Db,
  { project_id, id, kind }: PrizeRow,
  month: string | undefined,
): Promise<number> {
  let awards = db
    .selectFrom('contest_awards')
    .select((columns) => columns.fn.countAll<string>().as('given'))
    .where('project_id', '=', project_id)
    .where('prize_id', '=', id)
    .where('state', '<>', 'REVOKED');
  if (kind === 'MONTHLY') awards = awards.where('month', '=', month ?? '');
  const { given } = await awards.executeTakeFirstOrThrow();
  return Number(given);
}

/** A work that has won one month is out of the later ones. */
export async function hasMonth(db: Db, { project_id, id }: SubmissionRow): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contest_awards WHERE project_id = ${project_id} AND submission_id = ${id}
      AND state <> 'REVOKED' AND month IS NOT NULL LIMIT 1`.execute(db);
  return rows.length > 0;
}
