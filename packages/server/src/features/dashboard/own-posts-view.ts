import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';

/** How many posts of a person are in each state: a few rows that the database keeps true. */
export async function countOwnPosts(
  db: Db,
  projectId: string,
  userId: string,
): Promise<ReadonlyMap<PostState, number>> {
  const rows = await db
    .selectFrom('post_counts')
    .select(['state', 'count'])
    .where('project_id', '=', projectId)
    .where('created_by_id', '=', userId)
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
