import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';

const HOUR_MS = 3_600_000;

/** One call at a time counts and sends. @returns how many mails the contest sent within the last hour */
export async function countLatestMails(
  db: Db,
  { projectId, contestId }: { readonly projectId: string; readonly contestId: string },
  now: Date,
): Promise<number> {
  await sql`
    SELECT id FROM contests WHERE project_id = ${projectId} AND id = ${contestId} FOR NO KEY UPDATE`.execute(
    db,
  );
  const { mails } = await db
    .selectFrom('author_mails')
    .select((rows) => rows.fn.countAll<string>().as('mails'))
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('time', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

export async function insertAuthorMail(
  db: Db,
  { project_id, contest_id, id }: SubmissionRow,
  { time, userId }: { readonly time: Date; readonly userId: string },
): Promise<void> {
  await db
    .insertInto('author_mails')
    .values({ project_id, contest_id, submission_id: id, time, created_by_id: userId })
    .execute();
}
