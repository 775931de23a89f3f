import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PUBLIC_PAGE } from '../public-view/public-page-view.ts';

/** A page as other records name it. */
interface NamedPage {
  readonly id: string;
  readonly title: string;
  /** Readers cannot open it. */
  readonly isGone: boolean;
}

/** Pages by their ids, those in the trash too; unknown ones are left out. */
export async function namedPages(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPage>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPage>`
    SELECT id::text, title, NOT ${PUBLIC_PAGE} AS "isGone"
    FROM pages WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((page) => [page.id, page]));
}

/** A page that links name: whether readers can open it, and since when they cannot. */
interface LinkedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly problem: 'GONE' | 'HIDDEN' | null;
  readonly since: Date | null;
}

/** Pages that links name by their ids, with the path of their language; unknown ones are left out. */
export async function findLinkedPages(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<readonly LinkedPage[]> {
  const { rows } = await sql<LinkedPage>`
    SELECT pages.id::text, title,
      CASE WHEN lang <> default_lang AND lang = ANY (languages) THEN '/' || lang ELSE '' END || '/' || path AS path,
      CASE WHEN pages.state = 'TRASHED' THEN 'GONE' WHEN NOT ${PUBLIC_PAGE} THEN 'HIDDEN' END AS problem,
      CASE WHEN NOT ${PUBLIC_PAGE} AND ever_published THEN state_time END AS since
    FROM pages JOIN projects ON projects.id = pages.project_id
    WHERE pages.project_id = ${projectId} AND pages.id = ANY (${ids}::bigint[])`.execute(db);
  return rows;
}
