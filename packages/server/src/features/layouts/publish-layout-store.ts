import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import type { LayoutRow } from './layout-row.ts';
import { getLayout, publishKeyOf } from './layout-store.ts';

/** A layout that another one replaced. */
export interface Replaced {
  readonly before: LayoutRow;
  readonly after: LayoutRow;
}

/** The other layouts that are published for the same kind, device and place; archived from now on. */
export async function archiveOthersAt(db: Db, row: LayoutRow, by: Actor): Promise<Replaced[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM layouts
    WHERE project_id = ${row.project_id} AND id <> ${row.id} AND kind = ${row.kind} AND state = 'PUBLISHED'
      AND published->>'device' = ${row.device}
      AND published->'display' = ${JSON.stringify(row.display)}::jsonb`.execute(db);
  const replaced: Replaced[] = [];
  for (const { id } of rows) {
    const before = await getLayout(db, row.project_id, id);
    replaced.push({ before, after: await archiveLayout(db, before, by) });
  }
  return replaced;
}

/** Shows the layout to nobody any more, and keeps it. */
export async function archiveLayout(db: Db, before: LayoutRow, by: Actor): Promise<LayoutRow> {
  await updateVersioned(db, 'layouts', before, { state: 'ARCHIVED', publish_at: null }, by);
  await removeJob(db, publishKeyOf(before.id));
  return await getLayout(db, before.project_id, before.id);
}
