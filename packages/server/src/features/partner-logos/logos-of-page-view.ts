import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesPage } from '#server/features/display-modes/public.ts';

/** A logo that is shown beside a page. */
interface NamingLogo {
  readonly id: string;
  readonly title: string;
}

export async function logosOfPage(db: Db, projectId: string, pageId: string): Promise<readonly NamingLogo[]> {
  const { rows } = await sql<NamingLogo>`
    SELECT id::text, title FROM partner_logos
    WHERE project_id = ${projectId} AND ${namesPage(pageId)}
    ORDER BY title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
