import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

/** Turns the links of keywords in one post off or on; false where it was so already. */
export async function switchPost(
  db: Db,
  projectId: string,
  { postId, isOff }: { readonly postId: string; readonly isOff: boolean },
  by: Actor,
): Promise<boolean> {
  if (!isOff) {
    const { numDeletedRows } = await db
      .deleteFrom('internal_link_offs')
      .where('project_id', '=', projectId)
      .where('post_id', '=', postId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('internal_link_offs')
    .values({ project_id: projectId, post_id: postId, by_id: by.userId, by_name: by.displayName })
    .onConflict((conflict) => conflict.columns(['project_id', 'post_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
