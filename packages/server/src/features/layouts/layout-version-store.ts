import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type LayoutRow, snapshotOf } from './layout-row.ts';

/** Saves of one person within so many minutes are one version: the canvas saves by itself. */
const ONE_SITTING_MINUTES = 10;
const MOST_VERSIONS = 200;

interface Kept {
  readonly note?: string;
  /** Readers see this one. */
  readonly isPublic?: boolean;
}

/** Keeps what this write made, as a version of its own. */
export async function keepVersion(
  db: Db,
  row: LayoutRow,
  by: Actor,
  { note = '', isPublic = false }: Kept = {},
): Promise<LayoutRow> {
  await sql`
    DELETE FROM layout_versions AS old
    WHERE old.project_id = ${row.project_id} AND old.layout_id = ${row.id} AND NOT old.is_public
      AND (old.no <= (SELECT no FROM layout_versions AS kept WHERE kept.project_id = old.project_id
            AND kept.layout_id = old.layout_id ORDER BY no DESC OFFSET ${sql.lit(MOST_VERSIONS)} LIMIT 1)
        OR (old.user_id = ${by.userId} AND old.time > now() - ${sql.lit(ONE_SITTING_MINUTES)} * interval '1 minute'
          AND old.no = (SELECT max(last.no) FROM layout_versions AS last
            WHERE last.project_id = old.project_id AND last.layout_id = old.layout_id)))`.execute(db);
  await db
    .insertInto('layout_versions')
    .values({
      project_id: row.project_id,
      layout_id: row.id,
      no: row.version,
      user_id: by.userId,
      user_name: by.displayName,
      note,
      is_public: isPublic,
      snapshot: JSON.stringify(snapshotOf(row)),
    })
    .execute();
  return row;
}
