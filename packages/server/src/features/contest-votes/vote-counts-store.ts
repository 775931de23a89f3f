import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/**
 * The columns of every work of a contest, counted again from the votes. The works are held first: a vote that is being
 * sent waits, and adds itself to the fresh number. @returns how many works there are, and how many had another number.
 */
export async function recountWorks(
  db: Db,
  projectId: string,
  contestId: string,
): Promise<{ readonly works: number; readonly changed: number }> {
  const { rows: held } = await sql`
    SELECT id FROM submissions WHERE project_id = ${projectId} AND contest_id = ${contestId}
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
  const { rows: changed } = await sql`
    UPDATE submissions SET vote_count = counted.votes, vote_valid = counted.valid, share_count = counted.shares
    FROM (
      SELECT works.id, count(votes.id) FILTER (WHERE votes.kind = 'LIKE') AS votes,
        count(votes.id) FILTER (WHERE votes.kind = 'LIKE' AND votes.state = 'VALID') AS valid,
        count(votes.id) FILTER (WHERE votes.kind = 'SHARE' AND votes.state = 'VALID') AS shares
      FROM submissions AS works
      LEFT JOIN contest_votes AS votes ON votes.project_id = works.project_id
        AND votes.submission_id = works.id AND votes.state <> 'BACK'
      WHERE works.project_id = ${projectId} AND works.contest_id = ${contestId}
      GROUP BY works.id
    ) AS counted
    WHERE submissions.id = counted.id AND submissions.project_id = ${projectId}
      AND (vote_count, vote_valid, share_count) IS DISTINCT FROM
        (counted.votes::integer, counted.valid::integer, counted.shares::integer)
    RETURNING submissions.id`.execute(db);
  return { works: held.length, changed: changed.length };
}
