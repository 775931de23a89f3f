import { sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SoughtPerson } from '#server/core/personal-data/personal-data.ts';
import { hasAward } from './erase-entrants-store.ts';

/** The rows of an e-mail that nothing keeps: no award, and no contest that still needs to reach its author. */
export async function listErasable(db: Db, projectId: string, { email }: SoughtPerson): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT entrant.id::text FROM entrants AS entrant
    JOIN contests ON contests.project_id = entrant.project_id AND contests.id = entrant.contest_id
    WHERE entrant.project_id = ${projectId} AND entrant.email_key = ${emailKeyOf(email) ?? ''}
      AND entrant.state <> 'ERASED' AND NOT ${hasAward()}
      AND (contests.state IN ('ANNOUNCED', 'ARCHIVED') OR NOT EXISTS (
        SELECT FROM submissions AS work WHERE work.project_id = entrant.project_id
          AND work.entrant_id = entrant.id AND work.state NOT IN ('WITHDRAWN', 'INVALID', 'DISQUALIFIED')))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
