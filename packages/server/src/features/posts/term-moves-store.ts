import { sql } from 'kysely';
import { changeCategoryUse, type MovePostsOfCategory } from '#server/features/categories/public.ts';
import { changeTagUse, type MovePostsOfTag } from '#server/features/tags/public.ts';
import { movePendingCategory, movePendingTag } from './pending/pending-terms-store.ts';

/** Posts that have both tags keep one of them. Their versions stay: nobody edited them. */
export const movePostsOfTag: MovePostsOfTag = async (db, projectId, { fromId, intoId }) => {
  const { rows } = await sql<{ counted: string }>`
    WITH gone AS (
      DELETE FROM post_tags WHERE project_id = ${projectId} AND tag_id = ${fromId}
      RETURNING post_id, position
    ), added AS (
      INSERT INTO post_tags (project_id, post_id, tag_id, position)
      SELECT ${projectId}, post_id, ${intoId}, position FROM gone
      ON CONFLICT (project_id, post_id, tag_id) DO NOTHING
      RETURNING post_id
    )
    SELECT count(*) AS counted FROM added JOIN posts ON posts.project_id = ${projectId} AND posts.id = post_id
    WHERE posts.state <> 'TRASHED'`.execute(db);
  await changeTagUse(db, projectId, { tagIds: [intoId], by: Number(rows[0]?.counted ?? 0) });
  await movePendingTag(db, projectId, { fromId, intoId });
};

/** The new category becomes the main one where the old one was. Versions stay: nobody edited the posts. */
export const movePostsOfCategory: MovePostsOfCategory = async (db, projectId, { fromId, intoId }) => {
  if (intoId === null) {
    await db
      .deleteFrom('post_categories')
      .where('project_id', '=', projectId)
      .where('category_id', '=', fromId)
      .execute();
    return;
  }
  const { rows } = await sql<{ counted: string }>`
    WITH gone AS (
      DELETE FROM post_categories WHERE project_id = ${projectId} AND category_id = ${fromId}
      RETURNING post_id, position, is_main
    ), known AS (
      SELECT post_id FROM post_categories WHERE project_id = ${projectId} AND category_id = ${intoId}
    ), moved AS (
      INSERT INTO post_categories AS link (project_id, post_id, category_id, position, is_main)
      SELECT ${projectId}, post_id, ${intoId}, position, is_main FROM gone
      ON CONFLICT (project_id, post_id, category_id)
        DO UPDATE SET is_main = link.is_main OR excluded.is_main
      RETURNING post_id
    )
    SELECT count(*) AS counted FROM moved JOIN posts ON posts.project_id = ${projectId} AND posts.id = post_id
    WHERE posts.state <> 'TRASHED' AND post_id NOT IN (SELECT post_id FROM known)`.execute(db);
  await changeCategoryUse(db, projectId, { categoryIds: [intoId], by: Number(rows[0]?.counted ?? 0) });
  await movePendingCategory(db, projectId, { fromId, intoId });
};
