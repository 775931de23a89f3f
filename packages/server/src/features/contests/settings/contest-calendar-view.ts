import { phasesOf } from '@toasoan/contract/features/contests/contest-calendar.ts';
import type { Db } from '#server/core/db/database.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** The phases of every contest, the newest contest first. */
export async function listPlannedContests(db: Db, projectId: string) {
  const contests = await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute();
  const rounds = await db
    .selectFrom('contest_rounds')
    .select(['contest_id', 'key', 'open_time', 'close_time'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
  return contests.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    state: row.state,
    phases: phasesOf({
      openTime: iso(row.open_time),
      closeTime: iso(row.close_time),
      extendedTo: iso(row.extended_to),
      voteOpenTime: iso(row.vote_open_time),
      voteCloseTime: iso(row.vote_close_time),
      announceTime: iso(row.announce_time),
      awardTime: iso(row.award_time),
      createdFrom: row.created_from,
      createdTo: row.created_to,
      rounds: rounds
        .filter(({ contest_id }) => contest_id === row.id)
        .map(({ key, open_time, close_time }) => ({
          key,
          openTime: iso(open_time),
          closeTime: iso(close_time),
        })),
    }),
  }));
}
