import type { PrizesOf } from '#server/features/submissions/public.ts';

/** The prizes that stand, as certificates say them. */
export const prizesOfWorks: PrizesOf = async (db, projectId, ids) => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contest_awards as award')
    .innerJoin('contest_prizes as prize', (join) =>
      join.onRef('prize.project_id', '=', 'award.project_id').onRef('prize.id', '=', 'award.prize_id'),
    )
    .select(['award.submission_id', 'prize.name', 'prize.name_en as nameEn'])
    .select(['award.decision_no as decisionNo', 'award.decision_date as decisionDate'])
    .where('award.project_id', '=', projectId)
    .where('award.submission_id', 'in', ids)
    .where('award.state', '=', 'AWARDED')
    .orderBy('prize.position')
    .orderBy('award.id')
    .execute();
  return Map.groupBy(rows, (row) => row.submission_id);
};
