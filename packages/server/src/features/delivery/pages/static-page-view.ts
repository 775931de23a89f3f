import { sql } from 'kysely';
import { PUBLIC_PAGE } from '#server/features/pages/public.ts';
import { fileById, type ShownFileRow } from '../cards/picture-view.ts';
import type { SiteReading } from '../reading.ts';

/** A file of the library by its id; null for one that readers may not see. */
export async function findShownFile(
  { db, site }: SiteReading,
  id: string | undefined,
): Promise<ShownFileRow | null> {
  if (id === undefined) return null;
  const { rows } = await sql<{ file: ShownFileRow | null }>`
    SELECT ${fileById(sql`${site.projectId}`, sql`${id}::bigint`)} AS file`.execute(db);
  return rows[0]?.file ?? null;
}

interface MappedStaticPage {
  readonly id: string;
  readonly original_id: string;
  readonly path: string;
  readonly lang: string;
}

/** Public pages that searchers may be led to, without their languages in the paths. */
export async function mappedStaticPages({ db, site }: SiteReading): Promise<readonly MappedStaticPage[]> {
  const { rows } = await sql<MappedStaticPage>`
    SELECT id::text, coalesce(translation_of, id)::text AS original_id, '/' || path AS path, lang FROM pages
    WHERE project_id = ${site.projectId} AND ${PUBLIC_PAGE} AND coalesce(details ->> 'noindex', 'false') = 'false'
    ORDER BY path`.execute(db);
  return rows;
}
