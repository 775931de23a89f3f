import { CHART_DAYS } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { SITES } from './fill-newsroom.ts';

const A_DAY = 48;
const DAY_MS = 86_400_000;

/** The days in a chart of the dashboard; the last is today. */
export function chartDays(): { readonly from: string; readonly to: string } {
  const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
  return { from: day(CHART_DAYS - 1), to: day(0) };
}

/** Moves the newest publications of each site into these days. */
export async function publishLately(db: Db): Promise<void> {
  for (const { projectId } of SITES) {
    await sql`
      UPDATE posts SET published_time = now() - newest.place * interval '1 day' / ${sql.lit(A_DAY)}
      FROM (
        SELECT id, row_number() OVER (ORDER BY published_time DESC, id DESC) AS place FROM posts
        WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND published_time IS NOT NULL
        ORDER BY published_time DESC, id DESC LIMIT ${sql.lit(A_DAY * CHART_DAYS)}
      ) AS newest
      WHERE posts.project_id = ${projectId} AND posts.id = newest.id`.execute(db);
  }
}
