import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inMonth, monthsOf } from '../list/ranked-matches-view.ts';
import { searchOf } from '../list/text-search-view.ts';

/**
 * The newest public posts whose title or body holds all words of a phrase as spelled, in any order; of each phrase as
 * many. One statement, which reads the newest months and stops.
 */
export async function findPostsWithWords(
  db: Db,
  projectId: string,
  phrases: readonly string[],
  most: number,
): Promise<string[]> {
  const searches = phrases.flatMap((text) => searchOf({ text, inBodies: true }) ?? []);
  if (searches.length === 0) return [];
  const newest = searches.map(
    (search) => sql`(
      SELECT found.post_id AS id FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
        SELECT posts.post_id FROM ${search.rows}
        WHERE ${inMonth(projectId, search, search.spellings[0])}
          AND posts.project_id = ${projectId} AND posts.state = 'PUBLISHED'
        ORDER BY posts.update_time DESC, posts.post_id DESC LIMIT ${sql.lit(most)}
      ) AS found LIMIT ${sql.lit(most)})`,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM (${sql.join(newest, sql` UNION `)}) AS found ORDER BY found.id DESC`.execute(db);
  return rows.map(({ id }) => id);
}
