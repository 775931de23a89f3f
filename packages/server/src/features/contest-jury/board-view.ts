import type { JuryStep } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesHidden, type PreviewAddresses } from '#server/features/submissions/public.ts';

export interface ShownWork {
  readonly number: string;
  readonly title: string;
  readonly cover: string | null;
}

interface ShownWorks {
  readonly ids: readonly string[];
  readonly rooms: PreviewAddresses;
  /** Names in titles are hidden. */
  readonly isBlind: boolean;
}

/** What a ranked row shows of its work: never who made it. */
export async function findShownWorks(
  db: Db,
  projectId: string,
  { ids, rooms, isBlind }: ShownWorks,
): Promise<ReadonlyMap<string, ShownWork>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; number: string; title: string; key: string | null }>`
    SELECT work.id::text, work.number, work.title, file.key FROM submissions AS work
    LEFT JOIN submission_files AS file ON file.project_id = work.project_id AND file.id = work.cover_file_id
      AND file.state = 'READY'
    WHERE work.project_id = ${projectId} AND work.id = ANY (${ids}::bigint[])`.execute(db);
  const hide = await namesHidden(db, projectId, ids, isBlind);
  return new Map(
    rows.map(({ id, number, title, key }) => [
      id,
      { number, title: hide(id, title), cover: key === null ? null : rooms.preview(key, 'small') },
    ]),
  );
}

type StepRow = Omit<JuryStep, 'openTime' | 'closeTime'> & { open_time: Date | null; close_time: Date | null };

/**
 * The rounds of a contest in their order. While one is open, its works are those in its state; afterwards those that
 * it ranked. A round before any decision counts what stands before it.
 */
export async function listSteps(db: Db, projectId: string, contestId: string): Promise<JuryStep[]> {
  const { rows } = await sql<StepRow>`
    SELECT round.id::text, round.key, round.state, round.version, round.open_time, round.close_time,
      coalesce(result.works, CASE round.key
        WHEN 'CHECK' THEN (SELECT count(*) FROM submissions AS work WHERE work.project_id = round.project_id
          AND work.contest_id = round.contest_id AND work.state IN ('SUBMITTED', 'CHECKING', 'NEEDS_FIX'))
        ELSE (SELECT count(*) FROM submissions AS work WHERE work.project_id = round.project_id
          AND work.contest_id = round.contest_id AND work.state = CASE round.key
            WHEN 'PRELIM' THEN 'IN_PRELIM' WHEN 'FINAL' THEN 'IN_FINAL' ELSE 'AWARD_PROPOSED' END) END)::int
        AS works,
      result.passed::int AS passed, coalesce(turn.done, 0)::int AS done, coalesce(turn.asked, 0)::int AS asked
    FROM contest_rounds AS round
    LEFT JOIN LATERAL (
      SELECT count(*) AS works,
        CASE WHEN round.state = 'APPLIED' THEN count(*) FILTER (WHERE decision = 'PASS') END AS passed
      FROM round_results WHERE project_id = round.project_id AND round_id = round.id
      HAVING count(*) > 0) AS result ON true
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE jury_turns.state = 'DONE') AS done, count(*) AS asked FROM jury_turns
      JOIN contest_jurors AS juror ON juror.project_id = jury_turns.project_id
        AND juror.id = jury_turns.juror_id AND juror.state = 'ACTIVE'
      WHERE jury_turns.project_id = round.project_id AND jury_turns.round_id = round.id
        AND jury_turns.state IN ('TODO', 'LATER', 'DONE')) AS turn ON true
    WHERE round.project_id = ${projectId} AND round.contest_id = ${contestId}
    ORDER BY round.position`.execute(db);
  return rows.map(({ open_time, close_time, ...row }) => ({
    ...row,
    openTime: open_time?.toISOString() ?? null,
    closeTime: close_time?.toISOString() ?? null,
  }));
}
