import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesPage } from '#server/features/display-modes/public.ts';

/** A menu that names a page. */
interface NamingMenu {
  readonly id: string;
  readonly title: string;
}

/** Menus with an item for a page, what is prepared and scheduled too, or shown beside it. */
export async function menusOfPage(db: Db, projectId: string, pageId: string): Promise<readonly NamingMenu[]> {
  const item = JSON.stringify([{ linkType: 'PAGE', targetId: pageId }]);
  const holds = (items: RawBuilder<unknown>) => sql<boolean>`${items} @> ${item}::jsonb`;
  const { rows } = await sql<NamingMenu>`
    SELECT id::text, title FROM menus
    WHERE project_id = ${projectId} AND (
      ${holds(sql`items`)} OR ${holds(sql`draft`)} OR ${holds(sql`swap_items`)} OR ${namesPage(pageId)}
    )
    ORDER BY title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
