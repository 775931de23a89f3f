import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesPage } from '#server/features/display-modes/public.ts';

/** A layout that is made for a page. */
interface NamingLayout {
  readonly id: string;
  readonly title: string;
}

export async function layoutsOfPage(
  db: Db,
  projectId: string,
  pageId: string,
): Promise<readonly NamingLayout[]> {
  const { rows } = await sql<NamingLayout>`
    SELECT id::text, title FROM layouts
    WHERE project_id = ${projectId} AND state <> 'ARCHIVED'
      AND (${namesPage(pageId)} OR published @> ${JSON.stringify({ display: { pageIds: [pageId] } })}::jsonb)
    ORDER BY title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
