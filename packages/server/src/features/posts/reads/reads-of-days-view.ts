import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const MOST = 5;

interface ReadsOfDays {
  readonly today: number;
  readonly yesterday: number;
  /** Public posts with the most reads of both days, the most first. */
  readonly most: { readonly postId: string; readonly title: string; readonly reads: number }[];
}

/** Reads of today and yesterday in Việt Nam, in one statement over the index of days. */
export async function readsOfDays(db: Db, projectId: string): Promise<ReadsOfDays> {
  const { rows } = await sql<ReadsOfDays>`
    WITH day AS (SELECT (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS today),
    counted AS MATERIALIZED (
      SELECT post_id, sum(reads) AS reads,
        sum(reads) FILTER (WHERE day = today) AS today, sum(reads) FILTER (WHERE day < today) AS yesterday
      FROM post_reads, day WHERE project_id = ${projectId} AND day BETWEEN today - 1 AND today
      GROUP BY post_id
    ), most AS (
      SELECT posts.id::text AS "postId", posts.title, counted.reads::integer
      FROM counted
      JOIN posts ON posts.project_id = ${projectId} AND posts.id = counted.post_id AND posts.state = 'PUBLISHED'
      ORDER BY counted.reads DESC, posts.id DESC LIMIT ${sql.lit(MOST)}
    )
    SELECT coalesce((SELECT sum(today) FROM counted), 0)::integer AS today,
      coalesce((SELECT sum(yesterday) FROM counted), 0)::integer AS yesterday,
      coalesce((SELECT json_agg(most ORDER BY reads DESC, "postId" DESC) FROM most), '[]') AS most`.execute(
    db,
  );
  const [row] = rows;
  return row ?? { today: 0, yesterday: 0, most: [] };
}
