import type { Db } from '#server/core/db/database.ts';

/** What a mail names beside the work. */
export async function findMailContest(db: Db, projectId: string, contestId: string) {
  return await db
    .selectFrom('contests')
    .innerJoin('projects', 'projects.id', 'contests.project_id')
    .select(['contests.code', 'contests.title', 'contests.title_en', 'projects.name as site'])
    .where('contests.project_id', '=', projectId)
    .where('contests.id', '=', contestId)
    .executeTakeFirst();
}

/** A work with whom its mails go to; undefined once its author's data is erased. */
export async function findMailWork(db: Db, projectId: string, submissionId: string) {
  return await db
    .selectFrom('submissions')
    .innerJoin('entrants', (join) =>
      join
        .onRef('entrants.project_id', '=', 'submissions.project_id')
        .onRef('entrants.id', '=', 'submissions.entrant_id'),
    )
    .select([
      'submissions.contest_id',
      'submissions.number',
      'submissions.title',
      'submissions.state',
      'submissions.reason_code',
      'submissions.reason_text',
      'submissions.fix_until',
      'entrants.full_name',
      'entrants.email',
      'entrants.email_key',
    ])
    .where('submissions.project_id', '=', projectId)
    .where('submissions.id', '=', submissionId)
    .where('entrants.state', '<>', 'ERASED')
    .executeTakeFirst();
}
