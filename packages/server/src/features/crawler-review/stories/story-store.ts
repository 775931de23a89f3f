import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { recountStories } from '../item-store.ts';

interface WaitingText {
  readonly id: string;
  readonly storyId: string;
  readonly sourceId: string;
  readonly time: Date;
  readonly title: string;
  readonly text: string;
  readonly ownPostId: string | null;
}

/** Texts that were not compared yet, the oldest first. */
export async function waitingForStory(db: Db, projectId: string, most: number): Promise<WaitingText[]> {
  const { rows } = await sql<WaitingText>`
    SELECT item.id, item.story_id AS "storyId", item.source_id AS "sourceId", waiting.time, item.title,
      item.post_id AS "ownPostId",
      concat_ws(E'\n', nullif(item.sapo, ''), item.content_text) AS text
    FROM crawled_signatures AS waiting
    JOIN crawled_items AS item ON item.project_id = waiting.project_id AND item.id = waiting.item_id
    WHERE waiting.project_id = ${projectId} AND waiting.signature IS NULL
    ORDER BY waiting.item_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Whether a text is in its story, so that what it repeats is known. */
export async function isCompared(db: Db, projectId: string, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM crawled_signatures
    WHERE project_id = ${projectId} AND item_id = ${itemId} AND signature IS NULL`.execute(db);
  return rows.length === 0;
}

interface StoredSignature {
  readonly id: string;
  readonly storyId: string;
  readonly sourceId: string;
  readonly time: Date;
  readonly bytes: Buffer;
}

/**
 * Of texts that were compared, from so long before the oldest that waits, and no further than a week; rejected ones too,
 * so that what repeats them joins them.
 */
export async function signaturesOf(db: Db, projectId: string, windowMs: number): Promise<StoredSignature[]> {
  const { rows } = await sql<StoredSignature>`
    SELECT item.id, item.story_id AS "storyId", item.source_id AS "sourceId", kept.time, kept.signature AS bytes
    FROM crawled_signatures AS kept
    JOIN crawled_items AS item ON item.project_id = kept.project_id AND item.id = kept.item_id
    WHERE kept.project_id = ${projectId} AND kept.signature IS NOT NULL AND kept.time >= (
      SELECT greatest(min(time), now() - interval '7 days') FROM crawled_signatures
      WHERE project_id = ${projectId} AND signature IS NULL
    ) - make_interval(secs => ${windowMs / 1_000}::float8)
    ORDER BY kept.item_id`.execute(db);
  return rows;
}

export async function saveSignature(
  db: Db,
  projectId: string,
  itemId: string,
  signature: Buffer,
): Promise<void> {
  await db
    .updateTable('crawled_signatures')
    .set({ signature })
    .where('project_id', '=', projectId)
    .where('item_id', '=', itemId)
    .execute();
}

interface Kin {
  readonly id: string;
  readonly storyId: string | undefined;
  readonly item: { readonly id: string; readonly score: number } | undefined;
  readonly post: { readonly id: string; readonly score: number } | undefined;
}

/** Puts a text into a story, and names what it repeats; people decide what follows from that. */
export async function joinStory(db: Db, projectId: string, { id, storyId, item, post }: Kin): Promise<void> {
  const { rows } = await sql<{ story_id: string; post_id: string | null }>`
    SELECT story_id, post_id FROM crawled_items WHERE project_id = ${projectId} AND id = ${id} FOR NO KEY UPDATE`.execute(
    db,
  );
  const { story_id: before, post_id: ownPostId } = rows[0] ?? {};
  if (before === undefined) return;
  const story = storyId ?? before;
  const other = post?.id === ownPostId ? undefined : post;
  const same = other ?? item;
  await sql`
    UPDATE crawled_items SET story_id = ${story},
      duplicate_item_id = coalesce(duplicate_item_id, ${other === undefined ? (item?.id ?? null) : null}),
      duplicate_post_id = coalesce(duplicate_post_id, ${other?.id ?? null}),
      duplicate_score = coalesce(duplicate_score, ${same?.score ?? null})
    WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  if (story === before) return;
  await sql`
    UPDATE crawled_stories AS story SET newest_time = greatest(story.newest_time, old.newest_time)
    FROM crawled_stories AS old
    WHERE story.project_id = ${projectId} AND story.id = ${story} AND old.id = ${before}`.execute(db);
  await sql`
    DELETE FROM crawled_stories AS story WHERE project_id = ${projectId} AND id = ${before}
      AND NOT EXISTS (SELECT FROM crawled_items AS item WHERE item.project_id = ${projectId} AND item.story_id = story.id)`.execute(
    db,
  );
  await recountStories(db, projectId, [before, story]);
}
