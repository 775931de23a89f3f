import type { CheckingRules } from '@toasoan/contract/features/submission-checks/checked-work.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { SubmissionFileRow, SubmissionRow } from '#server/features/submissions/public.ts';
import type { FoundPair } from './look-alikes-view.ts';

/** The files of a work in their order; undefined for a work that is not there or was withdrawn. */
export async function findFilesToCheck(
  db: Db,
  projectId: string,
  submissionId: string,
): Promise<SubmissionFileRow[] | undefined> {
  const work = await db
    .selectFrom('submissions')
    .select('state')
    .where('project_id', '=', projectId)
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (work === undefined || work.state === 'WITHDRAWN') return undefined;
  return await db
    .selectFrom('submission_files')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

interface AroundWork {
  readonly rules: CheckingRules;
  readonly authorsWork: number;
  readonly isExcludedPerson: boolean;
}

/** What a work is measured by: its contest, its author, and how many works came before. */
export async function findAroundWork(db: Db, work: SubmissionRow): Promise<AroundWork> {
  const contest = await getContest(db, work.project_id, work.contest_id);
  const { rows } = await sql<{ is_excluded: boolean; works: string }>`
    SELECT is_excluded, (SELECT count(*) FROM submissions
      WHERE project_id = entrants.project_id AND entrant_id = entrants.id AND id <= ${work.id}
        AND state <> 'WITHDRAWN') AS works
    FROM entrants WHERE project_id = ${work.project_id} AND id = ${work.entrant_id}`.execute(db);
  return {
    rules: {
      limits: contest.limits,
      createdFrom: contest.created_from,
      createdTo: contest.created_to,
      allowAi: contest.allow_ai,
      allowComposite: contest.allow_composite,
      allowPrevAwarded: contest.allow_prev_awarded,
    },
    authorsWork: Number(rows[0]?.works ?? 0),
    isExcludedPerson: rows[0]?.is_excluded ?? false,
  };
}

/** Works that wait for a check, or all of a contest but the withdrawn ones, in the order in which they came. */
export async function findWorksToCheck(
  db: Db,
  projectId: string,
  { contestId, isWaiting }: { readonly contestId: string; readonly isWaiting: boolean },
): Promise<string[]> {
  let query = db
    .selectFrom('submissions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('state', '<>', 'WITHDRAWN');
  if (isWaiting) query = query.where('tech', '=', 'WAITING');
  return (await query.orderBy('id').execute()).map(({ id }) => id);
}

/** Which of these works are there. */
export async function knownWorks(db: Db, projectId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('state', '<>', 'WITHDRAWN')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a check of this work has ended since. */
export async function wasCheckedSince(db: Db, projectId: string, id: string, time: Date): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('tech_time', '>=', time)
    .executeTakeFirst();
  return row !== undefined;
}

/** Works of the same contest that look like this one and do not know of it yet. */
export async function unpairedWorks(
  db: Db,
  { project_id, id, contest_id }: SubmissionRow,
  pairs: readonly FoundPair[],
): Promise<string[]> {
  const like = pairs.flatMap(({ other }) =>
    'mediaId' in other || other.contestId !== contest_id ? [] : [other.submissionId],
  );
  if (like.length === 0) return [];
  const known = await db
    .selectFrom('submission_pairs')
    .select('submission_id')
    .where('project_id', '=', project_id)
    .where('submission_id', 'in', like)
    .where('other_project_id', '=', project_id)
    .where('other_submission_id', '=', id)
    .execute();
  return like.filter((one) => !known.some(({ submission_id }) => submission_id === one));
}
