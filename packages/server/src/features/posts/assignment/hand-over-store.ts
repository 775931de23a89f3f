import type { Db } from '#server/core/db/database.ts';
import type { HandedPost } from '#server/core/db/tables/post-record-tables.ts';

interface NewHandOver {
  readonly fromId: string;
  readonly toId: string;
  readonly text: string;
  readonly moved: readonly HandedPost[];
}

/** Stores what a hand-over moved; returns its id. */
export async function addHandOver(
  db: Db,
  projectId: string,
  { fromId, toId, text, moved }: NewHandOver,
): Promise<string> {
  const { id } = await db
    .insertInto('post_hand_overs')
    .values({
      project_id: projectId,
      from_id: fromId,
      to_id: toId,
      text,
      moved: JSON.stringify(moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
