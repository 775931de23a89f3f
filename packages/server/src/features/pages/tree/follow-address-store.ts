import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { checkAddressesFree } from './page-address-store.ts';
import { type PageBelow, pagesBelow } from './page-tree-store.ts';

/** A page whose address changes, with what it was and what it becomes. */
export interface MovedAddress {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** Readers know the old one: it leads on. */
  readonly isKnown: boolean;
}

interface Moving extends Pick<PageBelow, 'id' | 'title' | 'path' | 'ever_published'> {
  /** The new address. */
  readonly to: string;
}

/** The page and all below it, with their addresses before and after. @throws SLUG_TAKEN, RULES_NOT_MET. */
export async function movedAddresses(db: Db, projectId: string, page: Moving): Promise<MovedAddress[]> {
  if (page.to === page.path) return [];
  const below = await pagesBelow(db, projectId, page.id);
  const moved = [page, ...below].map(
    ({ id, title, path, ever_published }): MovedAddress => ({
      id,
      title,
      from: path,
      to: page.to + path.slice(page.path.length),
      isKnown: ever_published,
    }),
  );
  const ids = moved.map(({ id }) => id);
  await checkAddressesFree(
    db,
    projectId,
    ids,
    moved.slice(1).map(({ to }) => to),
  );
  return moved;
}

/**
 * Gives the pages below a moved one their addresses, and leaves redirects where readers knew the old ones. The row of
 * the page itself is the caller's.
 */
export async function followAddress(
  db: Db,
  projectId: string,
  moved: readonly MovedAddress[],
): Promise<void> {
  if (moved.length === 0) return;
  const [, ...below] = moved;
  await sql`
    UPDATE pages SET path = place.path
    FROM unnest(${below.map(({ id }) => id)}::bigint[], ${below.map(({ to }) => to)}::text[]) AS place (id, path)
    WHERE pages.project_id = ${projectId} AND pages.id = place.id`.execute(db);
  // An address in use leads nowhere else.
  await sql`
    DELETE FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'page' AND slug = ANY (${moved.map(({ to }) => to)})`.execute(
    db,
  );
  const known = moved.filter(({ isKnown }) => isKnown);
  await sql`
    INSERT INTO slug_redirects (project_id, entity, slug, entity_id)
    SELECT ${projectId}, 'page', old.slug, old.id
    FROM unnest(${known.map(({ from }) => from)}::text[], ${known.map(({ id }) => id)}::bigint[]) AS old (slug, id)
    ON CONFLICT (project_id, entity, slug) DO UPDATE SET entity_id = excluded.entity_id`.execute(db);
  for (const { id } of below) await publishNotice(db, { kind: 'page', projectId, thingId: id });
}
