import type { MediaSpace } from '@toasoan/contract/features/media/media-space.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The room of a project as JSON, for a column of another statement. */
export function spaceOf(projectId: string): RawBuilder<MediaSpace> {
  return sql<MediaSpace>`(
    SELECT jsonb_build_object(
      'usedBytes',
      (SELECT coalesce(sum(bytes), 0) FROM media_bytes WHERE project_id = ${projectId})
        + (SELECT coalesce(sum(length), 0) FROM media_uploads
           WHERE project_id = ${projectId} AND media_id IS NULL AND NOT is_dropped),
      'quotaBytes', storage_quota_gb * 1073741824::bigint
    ) FROM projects WHERE id = ${projectId})`;
}

export async function readSpace(db: Db, projectId: string): Promise<MediaSpace> {
  const { rows } = await sql<{ space: MediaSpace }>`SELECT ${spaceOf(projectId)} AS space`.execute(db);
  return rows[0]?.space ?? { usedBytes: 0, quotaBytes: null };
}
