import { MEDIA_VIEWS, type MediaView } from '@toasoan/contract/features/media/media-list.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { expiring } from './media-filter-view.ts';
import { warnUntil } from './resolved-media-query-view.ts';

/** The number of files behind each tab: sums that the database maintains, and one read of licence ends. */
export async function countMedia(
  db: Db,
  projectId: string,
  userId: string,
  now: Date,
): Promise<Record<MediaView, number>> {
  const { rows } = await mediaCountsStatement(projectId, userId, now).execute(db);
  const counts = Object.fromEntries(MEDIA_VIEWS.map((view) => [view, 0])) as Record<MediaView, number>;
  for (const { counted, count } of rows) counts[counted] = Number(count);
  return counts;
}

export function mediaCountsStatement(projectId: string, userId: string, now: Date) {
  return sql<{ counted: MediaView; count: string }>`
    SELECT counted, sum(count) AS count FROM media_counts
    WHERE project_id = ${projectId} AND counted <> 'folder' AND (of_id = 0 OR of_id = ${userId})
      AND (counted <> 'mine' OR of_id = ${userId})
    GROUP BY counted
    UNION ALL
    SELECT 'expiring', count(*) FROM media
    WHERE project_id = ${projectId}
      AND ${expiring(sql`(SELECT ${warnUntil(now)} FROM projects WHERE id = ${projectId})`)}`;
}
