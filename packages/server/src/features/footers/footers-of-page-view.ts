import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesPage } from '#server/features/display-modes/public.ts';

/** A footer that names a page. */
interface NamingFooter {
  readonly id: string;
  readonly title: string;
}

/** Footers with a link to a page, what is prepared too, or shown below it. */
export async function footersOfPage(
  db: Db,
  projectId: string,
  pageId: string,
): Promise<readonly NamingFooter[]> {
  const named = JSON.stringify({ columns: [{ links: [{ linkType: 'PAGE', targetId: pageId }] }] });
  const { rows } = await sql<NamingFooter>`
    SELECT id::text, title FROM footers
    WHERE project_id = ${projectId}
      AND (content @> ${named}::jsonb OR draft @> ${named}::jsonb OR ${namesPage(pageId)})
    ORDER BY title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
