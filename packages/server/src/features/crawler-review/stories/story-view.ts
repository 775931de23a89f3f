import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ItemRow } from '../item-row.ts';

/** Other texts of its story that wait. */
export async function openOthersOf(db: Db, projectId: string, row: ItemRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM crawled_items
    WHERE project_id = ${projectId} AND story_id = ${row.story_id} AND id <> ${row.id}
      AND state IN ('NEW', 'ASSIGNED') ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The texts of its story that were closed as duplicates in the step that accepted it. */
export async function closedWith(db: Db, projectId: string, row: ItemRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM crawled_items
    WHERE project_id = ${projectId} AND story_id = ${row.story_id} AND state = 'DUPLICATE'
      AND duplicate_item_id = ${row.id} AND review_time = ${row.review_time} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A post that this original, or another text with the same address, has become already. */
export async function otherPostOf(
  db: Db,
  projectId: string,
  row: ItemRow,
): Promise<{ readonly title: string } | undefined> {
  const { rows } = await sql<{ title: string }>`
    SELECT post.title FROM crawled_items AS item
    JOIN posts AS post ON post.project_id = item.project_id AND post.id = item.post_id
    WHERE item.project_id = ${projectId} AND item.id <> ${row.id} AND item.state = 'ACCEPTED'
      AND md5(item.original_url) = md5(${row.original_url}) AND post.state <> 'TRASHED' LIMIT 1`.execute(db);
  return rows[0];
}
