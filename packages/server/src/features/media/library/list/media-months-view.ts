import type { MediaMonth, MediaMonthsQuery } from '@toasoan/contract/features/media/media-list.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { mediaFilter } from './media-filter-view.ts';
import { resolveMediaQuery } from './resolved-media-query-view.ts';

/** The months in which the files of a list were taken; reads only the index of that order. */
export async function listMediaMonths(
  db: Db,
  projectId: string,
  userId: string,
  asked: MediaMonthsQuery,
  now: Date,
): Promise<MediaMonth[]> {
  const unpaged = { ...asked, page: 1, limit: 1, sort: '-takenTime' } as const;
  const query = await resolveMediaQuery(db, projectId, unpaged, now);
  const filter = mediaFilter(projectId, userId, query);
  if (filter === undefined) return [];
  const { rows } = await sql<{ month: string | null; count: number }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT to_char(month, 'YYYY-MM') AS month, count FROM (
      SELECT date_trunc('month', media.taken_time AT TIME ZONE (
        SELECT timezone FROM projects WHERE id = ${projectId}
      )) AS month, count(*)::int AS count
      FROM media WHERE ${filter} GROUP BY 1
    ) AS months
    ORDER BY months.month DESC NULLS LAST`.execute(db);
  return rows.map(({ month, count }) => ({ month: month ?? '', count }));
}
