import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `submissions` has a valid vote of a month. */
export function ofVoteMonth(month: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM contest_votes AS vote WHERE vote.project_id = submissions.project_id
      AND vote.submission_id = submissions.id AND vote.month = ${month} AND vote.state = 'VALID')`;
}
