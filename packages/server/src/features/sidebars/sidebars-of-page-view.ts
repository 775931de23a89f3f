import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesPage } from '#server/features/display-modes/public.ts';

/** A sidebar that is shown beside a page. */
interface NamingSidebar {
  readonly id: string;
  readonly title: string;
}

export async function sidebarsOfPage(
  db: Db,
  projectId: string,
  pageId: string,
): Promise<readonly NamingSidebar[]> {
  const { rows } = await sql<NamingSidebar>`
    SELECT id::text, title FROM sidebars
    WHERE project_id = ${projectId} AND ${namesPage(pageId)}
    ORDER BY title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
