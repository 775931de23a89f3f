import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The posts whose pages the network of caches has dropped, by the purges up to one of them. */
export async function noteAnswers(tx: Db, projectId: string, lastId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO cdn_answers (project_id, post_id, answer_time)
    SELECT posts.project_id, posts.id, ${now} FROM posts
    WHERE posts.project_id = ${projectId} AND posts.id IN (
      SELECT substr(key, 6)::bigint FROM cdn_purges, unnest(keys) AS key
      WHERE cdn_purges.project_id = ${projectId} AND cdn_purges.id <= ${lastId} AND key ~ '^post-[0-9]+$')
    ORDER BY posts.id
    ON CONFLICT (project_id, post_id) DO UPDATE SET answer_time = excluded.answer_time`.execute(tx);
}
