import { sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SoughtPerson } from '#server/core/personal-data/personal-data.ts';

/**
 * The rows of an e-mail that nothing keeps: of a contest whose results are out, or without a vote that counts or was
 * struck. While votes are counted, the row proves that nobody votes twice.
 */
export async function listErasableVoters(
  db: Db,
  projectId: string,
  { email }: SoughtPerson,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT voter.id::text FROM contest_voters AS voter
    JOIN contests ON contests.project_id = voter.project_id AND contests.id = voter.contest_id
    WHERE voter.project_id = ${projectId} AND voter.email_key = ${emailKeyOf(email) ?? ''}
      AND voter.erased_time IS NULL
      AND (contests.state IN ('ANNOUNCED', 'ARCHIVED') OR NOT EXISTS (
        SELECT FROM contest_votes AS vote WHERE vote.project_id = voter.project_id
          AND vote.voter_id = voter.id AND vote.state <> 'BACK'))`.execute(db);
  return rows.map(({ id }) => id);
}
