import type { TurnState } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { MOST_TURNS } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { NAMES_OF_WORK } from '#server/features/submissions/public.ts';

/** Whose turns: by the account of the caller, or by the session of an external juror. No call names a juror. */
export type Judge = { readonly projectId: string } & (
  | { readonly userId: string }
  | { readonly jurorId: string }
);

/** Of `juror`. */
export function isJudge(judge: Judge): RawBuilder<boolean> {
  return 'userId' in judge ? sql`juror.user_id = ${judge.userId}` : sql`juror.id = ${judge.jurorId}`;
}

/**
 * The turns of a person in a round that has been opened, at works that are in it still. Everything that jurors read
 * comes through here.
 */
function ownTurns(judge: Judge): RawBuilder<unknown> {
  return sql`
    FROM jury_turns AS turn
    JOIN contest_jurors AS juror ON juror.project_id = turn.project_id AND juror.id = turn.juror_id
      AND ${isJudge(judge)} AND juror.state = 'ACTIVE'
    JOIN contest_rounds AS round ON round.project_id = turn.project_id AND round.id = turn.round_id
      AND round.state IN ('OPEN', 'LOCKED')
    JOIN submissions AS work ON work.project_id = turn.project_id AND work.id = turn.submission_id
      AND work.state = CASE round.key WHEN 'PRELIM' THEN 'IN_PRELIM' ELSE 'IN_FINAL' END
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE turn.project_id = ${judge.projectId} AND turn.state <> 'DROPPED'`;
}

export interface ShownTurn {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly names: string[];
  readonly state: TurnState;
  readonly points: string | null;
  readonly version: number;
  readonly with_story: boolean;
}

const SHOWN = sql`turn.id::text, work.number, work.title, ${NAMES_OF_WORK} AS names, turn.state, turn.points, turn.version,
  round.with_story`;

export interface StripRow extends ShownTurn {
  readonly cover_key: string | null;
}

/** Judged works as they were judged, then those with the fewest scores; the rest of the order is random. */
export async function listOwnTurns(
  db: Db,
  judge: Judge,
  { roundId, category }: { readonly roundId: string; readonly category: ContestCategory },
): Promise<StripRow[]> {
  const { rows } = await sql<StripRow>`
    SELECT ${SHOWN}, (
      SELECT file.key FROM submission_files AS file WHERE file.project_id = work.project_id
        AND file.id = work.cover_file_id AND file.state = 'READY') AS cover_key
    ${ownTurns(judge)} AND turn.round_id = ${roundId} AND turn.category = ${category}
    ORDER BY turn.handled_time NULLS LAST, (
      SELECT count(*) FROM jury_turns AS other WHERE other.project_id = turn.project_id
        AND other.submission_id = turn.submission_id AND other.round_id = turn.round_id
        AND other.state = 'DONE' AND NOT other.is_repeat), turn.place, turn.id
    LIMIT ${MOST_TURNS + 1}`.execute(db);
  return rows;
}

export interface DetailRow extends ShownTurn {
  readonly round_id: string;
  readonly submission_id: string;
  readonly category: ContestCategory;
  readonly story: string;
  readonly comment: string;
  readonly round_state: string;
}

/** One of the person's own turns; undefined for every other one. */
export async function findOwnTurn(db: Db, judge: Judge, id: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    SELECT ${SHOWN}, turn.round_id::text, turn.submission_id::text, turn.category, work.story, turn.comment,
      round.state AS round_state
    ${ownTurns(judge)} AND turn.id = ${id}`.execute(db);
  return rows[0];
}

export interface ShownFile {
  readonly key: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration_ms: number | null;
  readonly caption: string;
  readonly exposure: string | null;
}

export async function filesToJudge(db: Db, projectId: string, submissionId: string): Promise<ShownFile[]> {
  const { rows } = await sql<ShownFile>`
    SELECT key, mime, width, height, duration_ms, caption, exif ->> 'exposure' AS exposure FROM submission_files
    WHERE project_id = ${projectId} AND submission_id = ${submissionId} AND state = 'READY'
    ORDER BY position, id`.execute(db);
  return rows;
}
