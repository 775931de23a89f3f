import type { EndingFile } from '@toasoan/contract/features/media/media-rights.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { expiring } from '../library/list/media-filter-view.ts';
import { warnUntil } from '../library/list/resolved-media-query-view.ts';

const SHOWN = 5;

/** The first files of the ending tab: used ones first, the earliest end on top. */
export async function listEndingRights(db: Db, projectId: string, now: Date): Promise<EndingFile[]> {
  const { rows } = await sql<EndingFile & { fileName: string }>`
    SELECT media.id, media.title, media.file_name AS "fileName",
      media.licence_until AS "licenceUntil", media.use_count AS "useCount",
      CASE WHEN media.licence_status <> 'EXPIRED'
        THEN media.licence_until - (${now}::timestamptz AT TIME ZONE projects.timezone)::date
      END AS "daysLeft"
    FROM projects JOIN media ON media.project_id = projects.id
    WHERE projects.id = ${projectId} AND ${expiring(warnUntil(now))}
    ORDER BY media.use_count = 0, media.licence_until NULLS FIRST, media.id
    LIMIT ${SHOWN}`.execute(db);
  return rows.map(({ fileName, ...file }) => ({ ...file, title: mediaTitle({ ...file, fileName }) }));
}
