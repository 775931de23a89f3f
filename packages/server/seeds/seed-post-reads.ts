import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const DAYS = 7;

/** Reads of a week: the newer a post, the more, and each its own number. */
export async function seedPostReads(tx: Db, projectId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO post_reads (project_id, post_id, day, reads)
    SELECT posts.project_id, posts.id, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - ago,
      40 + (posts.id * 7919 + ago * 104729) % 900
    FROM posts CROSS JOIN generate_series(0, ${DAYS - 1}::integer) AS ago
    WHERE posts.project_id = ${projectId} AND posts.state = 'PUBLISHED'
      AND posts.published_time <= ${now}::timestamptz - ago * interval '1 day'`.execute(tx);
}
