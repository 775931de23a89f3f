import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isReadablePost } from '../public-post-view.ts';

interface Reads {
  readonly projectId: string;
  readonly postId: string;
  /** Of Việt Nam. */
  readonly day: string;
  readonly reads: number;
}

/** Adds to the sums of posts that readers can open; all others are nothing. */
export async function addReads(db: Db, rows: readonly Reads[], now: Date): Promise<void> {
  const column = (name: keyof Reads) => rows.map((row) => String(row[name]));
  await sql`
    INSERT INTO post_reads AS counted (project_id, post_id, day, reads)
    SELECT posts.project_id, posts.id, waiting.day, waiting.reads
    FROM unnest(${column('projectId')}::bigint[], ${column('postId')}::bigint[], ${column('day')}::date[],
      ${column('reads')}::integer[]) AS waiting (project_id, post_id, day, reads)
    JOIN posts ON posts.project_id = waiting.project_id AND posts.id = waiting.post_id AND ${isReadablePost(now)}
    ORDER BY posts.project_id, posts.id, waiting.day
    ON CONFLICT (project_id, post_id, day) DO UPDATE SET reads = counted.reads + excluded.reads`.execute(db);
}
