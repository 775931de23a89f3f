import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Like {
  readonly commentId: string;
  readonly readerKey: Buffer;
  readonly liked: boolean;
}

/** One like per reader: asked twice it changes nothing. Returns the number of likes; undefined: nobody sees the comment. */
export async function setLike(
  tx: Db,
  projectId: string,
  { commentId, readerKey, liked }: Like,
): Promise<number | undefined> {
  const changed = liked
    ? await tx
        .insertInto('comment_likes')
        .values({ project_id: projectId, comment_id: commentId, reader_key: readerKey, value: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
    : await tx
        .deleteFrom('comment_likes')
        .where('project_id', '=', projectId)
        .where('comment_id', '=', commentId)
        .where('reader_key', '=', readerKey)
        .executeTakeFirst();
  const count = Number(
    'numInsertedOrUpdatedRows' in changed ? changed.numInsertedOrUpdatedRows : changed.numDeletedRows,
  );
  const row = await tx
    .updateTable('comments')
    .set({ like_count: sql<number>`greatest(0, like_count + ${liked ? count : -count}::integer)` })
    .where('project_id', '=', projectId)
    .where('id', '=', commentId)
    .where('state', '=', 'APPROVED')
    .returning('like_count')
    .executeTakeFirst();
  return row?.like_count;
}
