import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

type Named =
  | { readonly kind: 'category' | 'tag' | 'user'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string; readonly sourceId: string };

/** Whether a link can be led to it, or from it: a living record of the project. */
export async function isThere(db: Db, projectId: string, named: Named): Promise<boolean> {
  const { rows } = await rowOf(projectId, named).execute(db);
  return rows.length > 0;
}

function rowOf(projectId: string, named: Named): RawBuilder<unknown> {
  const { id } = named;
  switch (named.kind) {
    case 'category':
      return sql`
        SELECT FROM categories WHERE project_id = ${projectId} AND id = ${id} AND deleted_time IS NULL`;
    case 'tag':
      return sql`
        SELECT FROM tags
        WHERE project_id = ${projectId} AND id = ${id} AND deleted_time IS NULL AND merged_into_id IS NULL`;
    case 'user':
      return sql`
        SELECT FROM users JOIN project_members AS member ON member.user_id = users.id
        WHERE member.project_id = ${projectId} AND users.id = ${id} AND users.deleted_time IS NULL`;
    case 'section':
      return sql`
        SELECT FROM source_categories
        WHERE project_id = ${projectId} AND id = ${id} AND source_id = ${named.sourceId}`;
  }
}

/** Whether all of them are living terms of the project. */
export async function checkTerms(
  db: Db,
  projectId: string,
  table: 'categories' | 'tags',
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)}
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) AND deleted_time IS NULL`.execute(db);
  return rows.length === new Set(ids).size;
}
