import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isKeptTimeOver } from './kept-time-view.ts';

interface Erased {
  readonly id: string;
  readonly contest_id: string;
  readonly email_key: string;
}

/**
 * Entrants of contests whose time to keep is over. Who was awarded stays: the award is public and its money is accounted
 * for.
 */
export async function listDueEntrants(db: Db, now: Date, most: number) {
  const { rows } = await sql<{ project_id: string; contest_id: string; id: string }>`
    SELECT entrant.project_id::text, entrant.contest_id::text, entrant.id::text FROM contests
    JOIN entrants AS entrant ON entrant.project_id = contests.project_id AND entrant.contest_id = contests.id
      AND entrant.state <> 'ERASED'
    WHERE ${isKeptTimeOver(now)} AND NOT ${hasAward()}
    ORDER BY entrant.project_id, entrant.contest_id, entrant.id LIMIT ${most}`.execute(db);
  return rows;
}

/** An award that is proposed or given; of `entrant`. */
export function hasAward(): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM submissions AS work
    JOIN contest_awards AS award ON award.project_id = work.project_id AND award.submission_id = work.id
      AND award.state <> 'REVOKED'
    WHERE work.project_id = entrant.project_id AND work.entrant_id = entrant.id)`;
}

/** Empties everything that says who somebody is; works keep number, title and consents. @returns whom it erased. */
export async function eraseEntrants(db: Db, projectId: string, ids: readonly string[]): Promise<Erased[]> {
  const { rows } = await sql<Erased>`
    WITH due AS (
      SELECT id, email_key FROM entrants
      WHERE project_id = ${projectId} AND id = ANY (${[...ids]}::bigint[]) AND state <> 'ERASED'
      ORDER BY id FOR UPDATE)
    UPDATE entrants SET state = 'ERASED', email = '', email_key = 'erased-' || entrants.id, full_name = '',
      stage_name = '', group_name = '', birth_date = NULL, gender = '', phone = '', address = '',
      province_code = NULL, job = '', workplace = '', guardian = NULL, id_number_box = NULL, bank_box = NULL,
      vapa_number = '', marketing_consent = false, search_text = '', version = version + 1, update_time = now(),
      updated_by_id = NULL, updated_by_name = 'Hệ thống'
    FROM due WHERE entrants.project_id = ${projectId} AND entrants.id = due.id
    RETURNING entrants.id::text, entrants.contest_id::text, due.email_key`.execute(db);
  return rows;
}

/** @returns the keys of what carries a person in itself: the works' originals, and what guardians signed. */
export async function eraseFromWorks(
  db: Db,
  projectId: string,
  entrantIds: readonly string[],
): Promise<string[]> {
  await sql`
    UPDATE submissions SET story = '', co_authors = '[]', latitude = NULL, longitude = NULL,
      declared = declared || '{"aiText": "", "awardedText": ""}', version = version + 1, update_time = now(),
      updated_by_id = NULL, updated_by_name = 'Hệ thống'
    WHERE project_id = ${projectId} AND entrant_id = ANY (${[...entrantIds]}::bigint[])`.execute(db);
  const { rows } = await sql<{ key: string }>`
    UPDATE submission_files AS file SET file_name = '', caption = '', exif = '{}' FROM submissions AS work
    WHERE work.project_id = ${projectId} AND work.entrant_id = ANY (${[...entrantIds]}::bigint[])
      AND file.project_id = work.project_id AND file.submission_id = work.id
    RETURNING file.key`.execute(db);
  await sql`
    UPDATE contest_consents SET address = ''
    WHERE project_id = ${projectId} AND entrant_id = ANY (${[...entrantIds]}::bigint[]) AND address <> ''`.execute(
    db,
  );
  const { rows: papers } = await sql<{ key: string }>`
    DELETE FROM guardian_papers
    WHERE project_id = ${projectId} AND entrant_id = ANY (${[...entrantIds]}::bigint[]) RETURNING key`.execute(
    db,
  );
  return [...rows, ...papers].map(({ key }) => key);
}
