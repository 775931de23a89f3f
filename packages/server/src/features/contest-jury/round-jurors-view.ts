import type { JurorToAsk } from '@toasoan/contract/features/contest-jury/distribute-works.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { RoundRow } from './round-works-view.ts';
import type { TurnRow } from './turn-store.ts';

/** The jurors of a round who are not removed. */
export async function jurorsOfRound(db: Db, round: RoundRow): Promise<JurorToAsk[]> {
  const rows = await db
    .selectFrom('contest_jurors')
    .select(['id', 'categories', 'round_keys'])
    .where('project_id', '=', round.project_id)
    .where('contest_id', '=', round.contest_id)
    .where('state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.filter(({ round_keys }) => round_keys.some((key) => key === round.key));
}

/** A juror who may judge the work and has not been asked to: with the fewest turns of its category, then by chance. */
export async function findReplacement(db: Db, round: RoundRow, left: TurnRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT juror.id::text FROM contest_jurors AS juror
    LEFT JOIN users ON users.id = juror.user_id
    JOIN submissions AS work ON work.project_id = juror.project_id AND work.id = ${left.submission_id}
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE juror.project_id = ${round.project_id} AND juror.contest_id = ${round.contest_id}
      AND juror.state = 'ACTIVE' AND ${round.key} = ANY (juror.round_keys)
      AND (juror.categories = '{}' OR work.category = ANY (juror.categories))
      AND entrant.email_key IS DISTINCT FROM coalesce(juror.email_key, users.email_key)
      AND NOT EXISTS (
        SELECT FROM submissions AS named WHERE named.project_id = juror.project_id
          AND named.contest_id = juror.contest_id AND named.number = ANY (juror.conflict_numbers)
          AND named.entrant_id = work.entrant_id)
      AND NOT EXISTS (
        SELECT FROM jury_turns AS turn WHERE turn.project_id = juror.project_id AND turn.juror_id = juror.id
          AND turn.round_id = ${round.id} AND turn.submission_id = work.id AND turn.state <> 'DROPPED')
    ORDER BY (
      SELECT count(*) FROM jury_turns AS turn WHERE turn.project_id = juror.project_id
        AND turn.juror_id = juror.id AND turn.round_id = ${round.id} AND turn.category = work.category
        AND turn.state IN ('TODO', 'LATER', 'DONE')), random()
    LIMIT 1`.execute(db);
  return rows[0]?.id;
}
