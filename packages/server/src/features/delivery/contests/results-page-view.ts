import { sql } from 'kysely';
import type { SiteReading } from '../reading.ts';

interface ShownWorkRow {
  readonly number: string;
  readonly title: string;
  readonly taken_place: string;
  readonly usage_accepted: boolean;
  readonly full_name: string;
  readonly stage_name: string;
  readonly group_name: string;
  readonly key: string | null;
}

export interface AwardedRow extends ShownWorkRow {
  readonly prize_id: string;
  readonly month: string | null;
  readonly decision_no: string;
}

export interface ExhibitedRow extends ShownWorkRow {
  readonly exhibition_code: string;
}

const COLUMNS = sql`work.number, work.title, work.taken_place, work.usage_accepted, entrant.full_name,
  entrant.stage_name, entrant.group_name, file.key`;
const JOINS = sql`
  JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
  LEFT JOIN submission_files AS file ON file.project_id = work.project_id AND file.id = work.cover_file_id
    AND file.state = 'READY'`;
/** No child whose guardian has not agreed, and nothing that was taken down. */
const SHOWN = sql`NOT work.is_recalled AND work.state NOT IN ('INVALID', 'DISQUALIFIED', 'WITHDRAWN', 'REVOKED')
  AND NOT (work.people->>'child' = '1' AND work.people->>'guardianConsent' <> '1')`;

interface Contest {
  readonly project_id: string;
  readonly id: string;
}

export async function listAwarded({ db }: SiteReading, { project_id, id }: Contest): Promise<AwardedRow[]> {
  const { rows } = await sql<AwardedRow>`
    SELECT award.prize_id::text, award.month, award.decision_no, ${COLUMNS} FROM contest_awards AS award
    JOIN submissions AS work ON work.project_id = award.project_id AND work.id = award.submission_id ${JOINS}
    WHERE award.project_id = ${project_id} AND award.contest_id = ${id} AND award.state = 'AWARDED' AND ${SHOWN}
    ORDER BY award.month NULLS FIRST, award.id`.execute(db);
  return rows;
}

export async function listExhibited(
  { db }: SiteReading,
  { project_id, id }: Contest,
): Promise<ExhibitedRow[]> {
  const { rows } = await sql<ExhibitedRow>`
    SELECT work.exhibition_code, ${COLUMNS} FROM submissions AS work ${JOINS}
    WHERE work.project_id = ${project_id} AND work.contest_id = ${id} AND work.is_exhibited
      AND work.usage_accepted AND ${SHOWN}
    ORDER BY work.exhibition_position NULLS LAST, work.exhibition_code, work.id LIMIT 500`.execute(db);
  return rows;
}

export async function countRevoked({ db }: SiteReading, { project_id, id }: Contest): Promise<number> {
  const { revoked } = await db
    .selectFrom('contest_awards')
    .select((columns) => columns.fn.countAll<string>().as('revoked'))
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('state', '=', 'REVOKED')
    .executeTakeFirstOrThrow();
  return Number(revoked);
}
