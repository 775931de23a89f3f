import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface TreeCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly slug: string;
  readonly color: string;
}

export type CategoryTree = ReadonlyMap<string, TreeCategory>;

/** The categories that readers can open; one statement for a whole page. */
export async function readCategoryTree(db: Db, projectId: string): Promise<CategoryTree> {
  const { rows } = await sql<TreeCategory>`
    SELECT id::text, parent_id::text AS "parentId", title, slug, color FROM categories
    WHERE project_id = ${projectId} AND deleted_time IS NULL AND status = 'ENABLE'`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The categories with all below them. */
export function withThoseBelow(tree: CategoryTree, ids: readonly string[]): string[] {
  const found = new Set(ids.filter((id) => tree.has(id)));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, parentId } of tree.values()) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return [...found];
}
