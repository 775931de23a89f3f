import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { lockSections } from '#server/features/source-categories/public.ts';

interface Move {
  readonly fromId: string;
  /** Null: what led there leads nowhere, and says so. */
  readonly intoId: string | null;
}

/** Links to a category lead to the one that its posts move to. Versions stay: nobody edited them. */
export async function moveLinksOfCategory(db: Db, projectId: string, move: Move): Promise<void> {
  await moveLinks(db, projectId, move, { main: sql`category_id`, more: sql`extra_category_ids` });
}

/** The same for a merged tag. */
export async function moveLinksOfTag(db: Db, projectId: string, move: Move): Promise<void> {
  await moveLinks(db, projectId, move, { main: sql`tag_id`, more: sql`tag_ids` });
}

interface Columns {
  readonly main: RawBuilder<unknown>;
  readonly more: RawBuilder<unknown>;
}

async function moveLinks(
  db: Db,
  projectId: string,
  { fromId, intoId }: Move,
  { main, more }: Columns,
): Promise<void> {
  await lockSections(db, projectId);
  if (intoId !== null) {
    await turnOffDoubles(db, projectId, { fromId, intoId }, main);
    await sql`
      UPDATE source_links SET ${main} = ${intoId} WHERE project_id = ${projectId} AND ${main} = ${fromId}`.execute(
      db,
    );
  }
  const rest = sql`array_remove(${more}, ${fromId}::bigint)`;
  const isNamed = sql`${main} IS NOT DISTINCT FROM ${intoId}::bigint OR ${more} @> ARRAY[${intoId}::bigint]`;
  await sql`
    UPDATE source_links SET ${more} = CASE WHEN ${intoId}::bigint IS NULL OR ${isNamed} THEN ${rest}
      ELSE array_replace(${more}, ${fromId}::bigint, ${intoId}::bigint) END
    WHERE project_id = ${projectId} AND ${more} @> ARRAY[${fromId}::bigint]`.execute(db);
}

/** Two enabled links from one place to one target would be one too many: the one that moves is switched off. */
export async function turnOffDoubles(
  db: Db,
  projectId: string,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
  main: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    UPDATE source_links AS link SET status = 'DISABLED'
    WHERE link.project_id = ${projectId} AND link.${main} = ${fromId} AND link.status = 'ENABLE' AND EXISTS (
      SELECT FROM source_links AS other
      WHERE other.project_id = link.project_id AND other.source_id = link.source_id AND other.status = 'ENABLE'
        AND other.${main} = ${intoId} AND other.link_key = link.link_key
        AND other.source_category_id IS NOT DISTINCT FROM link.source_category_id)`.execute(db);
}
