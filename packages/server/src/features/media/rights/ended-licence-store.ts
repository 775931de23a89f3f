import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../media-row.ts';

/** The earliest time zone of the world: no day is over anywhere before it is over there. */
const AHEAD_MS = 14 * 3_600_000;

/**
 * Files whose last licence day is over in their project's time zone, locked; those another process has locked are
 * skipped.
 */
export async function lockEndedLicences(db: Db, now: Date, limit: number): Promise<MediaRecord[]> {
  const { rows } = await sql<MediaRecord>`
    SELECT media.* FROM media
    JOIN projects ON projects.id = media.project_id
    WHERE media.licence_until IS NOT NULL AND media.licence_status IN ('VALID', 'PENDING')
      AND media.state <> 'TRASHED'
      AND media.licence_until < (${new Date(now.getTime() + AHEAD_MS)}::timestamptz AT TIME ZONE 'UTC')::date
      AND media.licence_until < (${now}::timestamptz AT TIME ZONE projects.timezone)::date
    ORDER BY media.licence_until, media.id
    LIMIT ${limit}
    FOR NO KEY UPDATE OF media SKIP LOCKED`.execute(db);
  return rows;
}
