import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What is clicked, the sums of its days, and their column that names it. */
interface Clicked {
  readonly things: 'internal_links' | 'partner_logos';
  readonly sums: 'internal_link_clicks' | 'partner_logo_clicks';
  readonly column: 'link_id' | 'logo_id';
  /** Those that are switched off do not count. */
  readonly onlyEnabled?: boolean;
}

interface Click {
  readonly projectId: string;
  readonly id: string;
  readonly now: Date;
}

/** One more click today, in Vietnam's day; false for what is not there. */
export async function countClick(
  db: Db,
  { things, sums, column, onlyEnabled = false }: Clicked,
  { projectId, id, now }: Click,
): Promise<boolean> {
  const named = sql.ref(column);
  const counts = onlyEnabled ? sql`status = 'ENABLE'` : sql`true`;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO ${sql.table(sums)} AS counted (project_id, ${named}, day, clicks)
    SELECT project_id, id, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 1
    FROM ${sql.table(things)} WHERE project_id = ${projectId} AND id = ${id} AND ${counts}
    ON CONFLICT (project_id, ${named}, day) DO UPDATE SET clicks = counted.clicks + 1`.execute(db);
  return numAffectedRows > 0n;
}
