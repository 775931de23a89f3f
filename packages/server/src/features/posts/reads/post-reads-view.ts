import { type RawBuilder, sql } from 'kysely';

/** Of a row of `posts`, since it exists. */
export const READS_COLUMN: RawBuilder<number> = sql`(
  SELECT coalesce(sum(counted.reads), 0)::integer FROM post_reads AS counted
  WHERE counted.project_id = posts.project_id AND counted.post_id = posts.id
)`;

/** Rows `post_id` and `reads` of the posts of a project that were read since the day of a time. */
export function readsSince(projectId: string, since: Date): RawBuilder<unknown> {
  return sql`
    SELECT post_id, sum(reads)::integer AS reads FROM post_reads
    WHERE project_id = ${projectId} AND day >= (${since}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
    GROUP BY post_id`;
}
