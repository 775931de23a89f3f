import { pageListQuery } from '@toasoan/contract/features/pages/list/page-list.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { listPages } from './page-list-view.ts';

/** A page as other records name it. */
interface NamedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Readers cannot open it. */
  readonly isGone: boolean;
  /** It is not in the trash: a record may name it anew. */
  readonly isLiving: boolean;
}

/** Pages by their ids; unknown ones are left out. */
export async function namedPages(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPage>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPage>`
    SELECT id::text, title, '/' || path AS path, state <> 'PUBLISHED' AS "isGone", state <> 'TRASHED' AS "isLiving"
    FROM pages WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(ids.flatMap((id) => known.get(id) ?? []).map((page) => [page.id, page]));
}

const FOUND = 10;

/** Pages outside the trash whose title has these words. */
export async function findPages(db: Db, projectId: string, text: string): Promise<readonly NamedPage[]> {
  const query = pageListQuery.parse({ text, limit: FOUND, sort: 'title' });
  const { items } = await listPages(db, projectId, query);
  return items.map(({ id, title, path, state }) => ({
    id,
    title,
    path,
    isGone: state !== 'PUBLISHED',
    isLiving: true,
  }));
}
