import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Move {
  readonly fromId: string;
  /** Null: they lose it. */
  readonly intoId: string | null;
}

/** Events with a merged tag get the one that it was merged into; those that have both keep one of them. */
export async function moveEventsOfTag(db: Db, projectId: string, move: Move): Promise<void> {
  await moveLinks(db, projectId, move, { links: sql`event_tags`, term: sql`tag_id` });
}

export async function moveEventsOfCategory(db: Db, projectId: string, move: Move): Promise<void> {
  await moveLinks(db, projectId, move, { links: sql`event_categories`, term: sql`category_id` });
}

async function moveLinks(
  db: Db,
  projectId: string,
  { fromId, intoId }: Move,
  { links, term }: { readonly links: RawBuilder<unknown>; readonly term: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM ${links} WHERE project_id = ${projectId} AND ${term} = ${fromId} RETURNING event_id, position
    )
    INSERT INTO ${links} (project_id, event_id, ${term}, position)
    SELECT ${projectId}, event_id, ${intoId}::bigint, position FROM gone WHERE ${intoId}::bigint IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(db);
}
