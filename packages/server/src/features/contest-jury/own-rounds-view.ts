import type { JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory, RoundMode } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Criterion } from '@toasoan/contract/features/contests/contest-values.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isJudge, type Judge } from './own-turn-view.ts';

/** Longer than this between two works is a pause. */
const PAUSE_SECONDS = 600;
const LATEST = 40;

interface OwnRound {
  readonly round_id: string;
  readonly contest_id: string;
  readonly key: JuryRoundKey;
  readonly mode: RoundMode;
  readonly criteria: Criterion[];
  readonly blind: boolean;
  readonly is_chair: boolean;
  readonly state: string;
  readonly close_time: Date | null;
  readonly juror_id: string;
}

/** The opened rounds of a contest that a person judges. */
export async function listOwnRounds(db: Db, judge: Judge, contestId: string): Promise<JuryRound[]> {
  const { projectId } = judge;
  const { rows } = await sql<OwnRound>`
    SELECT round.id::text AS round_id, round.contest_id::text, round.key, round.mode, round.criteria, round.blind,
      juror.is_chair, round.state, round.close_time, juror.id::text AS juror_id
    FROM contest_jurors AS juror
    JOIN contest_rounds AS round ON round.project_id = juror.project_id
      AND round.contest_id = juror.contest_id AND round.key = ANY (juror.round_keys)
    WHERE juror.project_id = ${projectId} AND juror.contest_id = ${contestId} AND ${isJudge(judge)}
      AND juror.state = 'ACTIVE' AND round.state IN ('OPEN', 'LOCKED')
    ORDER BY round.position DESC`.execute(db);
  const rounds: JuryRound[] = [];
  for (const row of rows)
    rounds.push({
      roundId: row.round_id,
      contestId: row.contest_id,
      key: row.key,
      mode: row.mode,
      criteria: row.criteria,
      isBlind: row.blind,
      isChair: row.is_chair,
      isOpen: row.state === 'OPEN',
      closeTime: row.close_time?.toISOString() ?? null,
      categories: await progressOf(db, projectId, row),
      secondsEach: await secondsEach(db, projectId, row),
    });
  return rounds;
}

async function progressOf(db: Db, projectId: string, { juror_id, round_id, key }: OwnRound) {
  const { rows } = await sql<{ category: ContestCategory; total: number; done: number; later: number }>`
    SELECT turn.category, count(*)::int AS total, (count(*) FILTER (WHERE turn.state = 'DONE'))::int AS done,
      (count(*) FILTER (WHERE turn.state = 'LATER'))::int AS later
    FROM jury_turns AS turn
    JOIN submissions AS work ON work.project_id = turn.project_id AND work.id = turn.submission_id
      AND work.state = ${key === 'PRELIM' ? 'IN_PRELIM' : 'IN_FINAL'}
    WHERE turn.project_id = ${projectId} AND turn.juror_id = ${juror_id} AND turn.round_id = ${round_id}
      AND turn.state IN ('TODO', 'LATER', 'DONE')
    GROUP BY turn.category ORDER BY turn.category`.execute(db);
  return rows;
}

/** The mean time between the latest judged works, without pauses. */
async function secondsEach(
  db: Db,
  projectId: string,
  { juror_id, round_id }: OwnRound,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT round(avg(gap))::int AS seconds FROM (
      SELECT extract(epoch FROM handled_time - lag(handled_time) OVER (ORDER BY handled_time)) AS gap FROM (
        SELECT handled_time FROM jury_turns
        WHERE project_id = ${projectId} AND juror_id = ${juror_id} AND round_id = ${round_id} AND state = 'DONE'
        ORDER BY handled_time DESC LIMIT ${LATEST}) AS latest
    ) AS gaps WHERE gap BETWEEN 1 AND ${PAUSE_SECONDS}`.execute(db);
  return rows[0]?.seconds ?? null;
}
