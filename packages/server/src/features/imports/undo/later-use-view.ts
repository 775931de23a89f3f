import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Whether somebody has unsaved text for this post. */
export async function hasUnsavedText(db: Db, projectId: string, postId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM post_autosaves WHERE project_id = ${projectId} AND post_id = ${postId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Posts that hold a tag, including those in the trash. */
export async function countPostsOfTag(db: Db, projectId: string, tagId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM post_tags
    WHERE project_id = ${projectId} AND tag_id = ${tagId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Posts in a category, including those in the trash, and its subcategories. */
export async function categoryUse(
  db: Db,
  projectId: string,
  categoryId: string,
): Promise<{ readonly posts: number; readonly children: number }> {
  const { rows } = await sql<{ posts: number; children: number }>`
    SELECT
      (SELECT count(*)::int FROM post_categories
       WHERE project_id = ${projectId} AND category_id = ${categoryId}) AS posts,
      (SELECT count(*)::int FROM categories
       WHERE project_id = ${projectId} AND parent_id = ${categoryId} AND deleted_time IS NULL) AS children
    `.execute(db);
  return rows[0] ?? { posts: 0, children: 0 };
}
