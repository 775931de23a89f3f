import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface UploadPart {
  readonly firstByte: number;
  readonly size: number;
  /** In the storage. */
  readonly name: string;
}

interface NewPart extends UploadPart {
  readonly uploadId: string;
  readonly lease: string;
  readonly now: Date;
}

/** Adds stored bytes to the upload; false: another client has taken it over. */
export async function addPart(db: Db, projectId: string, part: NewPart): Promise<boolean> {
  const { uploadId, lease, firstByte, size, name, now } = part;
  const { rows } = await sql`
    WITH moved AS (
      UPDATE media_uploads SET safe_bytes = safe_bytes + ${size}, update_time = ${now}
      WHERE project_id = ${projectId} AND id = ${uploadId} AND lease = ${lease}::uuid
        AND safe_bytes = ${firstByte} AND media_id IS NULL AND NOT is_dropped
      RETURNING project_id, id
    )
    INSERT INTO media_upload_parts (project_id, upload_id, first_byte, size_bytes, name)
    SELECT project_id, id, ${firstByte}, ${size}, ${name} FROM moved
    RETURNING upload_id`.execute(db);
  return rows.length > 0;
}

/** In order. */
export async function partsOf(db: Db, projectId: string, uploadId: string): Promise<UploadPart[]> {
  const rows = await db
    .selectFrom('media_upload_parts')
    .select(['first_byte', 'size_bytes', 'name'])
    .where('project_id', '=', projectId)
    .where('upload_id', '=', uploadId)
    .orderBy('first_byte')
    .execute();
  return rows.map(({ first_byte, size_bytes, name }) => ({
    firstByte: Number(first_byte),
    size: Number(size_bytes),
    name,
  }));
}
