import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A row of an upload, as far as the protocol looks at it. */
export interface TusRow {
  readonly id: string;
  readonly project_id: string;
  /** Bytes, announced and safe. */
  readonly length: string;
  readonly safe_bytes: string;
  readonly is_dropped: boolean;
  readonly update_time: Date;
}

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

/** The tables of one kind of uploads; both have the columns of the protocol. */
interface TusTables {
  readonly uploads: string;
  readonly parts: string;
  /** Names what an ended upload became. */
  readonly ended: string;
}

export type TusStore = ReturnType<typeof tusStore>;

/** Leases and parts of uploads. */
export function tusStore(tables: TusTables) {
  const [uploads, parts, ended] = [sql.table(tables.uploads), sql.table(tables.parts), sql.ref(tables.ended)];
  return {
    /** From now on only the holder of this lease adds parts; undefined: nothing can be added, or unknown upload. */
    async takeLease(
      db: Db,
      projectId: string,
      { id, from, now }: { readonly id: string; readonly from: number; readonly now: Date },
    ): Promise<string | undefined> {
      const { rows } = await sql<{ lease: string }>`
        UPDATE ${uploads} SET lease = gen_random_uuid(), update_time = ${now}
        WHERE project_id = ${projectId} AND id = ${id} AND safe_bytes = ${from}
          AND ${ended} IS NULL AND NOT is_dropped
        RETURNING lease`.execute(db);
      return rows[0]?.lease;
    },

    /** Adds stored bytes to the upload; false: another client has taken it over. */
    async addPart(db: Db, projectId: string, part: NewPart): Promise<boolean> {
      const { uploadId, lease, firstByte, size, name, now } = part;
      const { rows } = await sql`
        WITH moved AS (
          UPDATE ${uploads} SET safe_bytes = safe_bytes + ${size}, update_time = ${now}
          WHERE project_id = ${projectId} AND id = ${uploadId} AND lease = ${lease}::uuid
            AND safe_bytes = ${firstByte} AND ${ended} IS NULL AND NOT is_dropped
          RETURNING project_id, id
        )
        INSERT INTO ${parts} (project_id, upload_id, first_byte, size_bytes, name)
        SELECT project_id, id, ${firstByte}, ${size}, ${name} FROM moved
        RETURNING upload_id`.execute(db);
      return rows.length > 0;
    },

    /** In order. */
    async partsOf(db: Db, projectId: string, uploadId: string): Promise<UploadPart[]> {
      const { rows } = await sql<{ first_byte: string; size_bytes: string; name: string }>`
        SELECT first_byte, size_bytes, name FROM ${parts}
        WHERE project_id = ${projectId} AND upload_id = ${uploadId} ORDER BY first_byte`.execute(db);
      return rows.map(({ first_byte, size_bytes, name }) => ({
        firstByte: Number(first_byte),
        size: Number(size_bytes),
        name,
      }));
    },

    /** After this nobody can continue it; false: it has changed since, or does not exist. */
    async markDropped(db: Db, projectId: string, id: string, idleSince?: Date): Promise<boolean> {
      const { rows } = await sql`
        UPDATE ${uploads} SET is_dropped = true, lease = NULL
        WHERE project_id = ${projectId} AND id = ${id}
          AND (${idleSince ?? null}::timestamptz IS NULL OR update_time <= ${idleSince ?? null})
        RETURNING id`.execute(db);
      return rows.length > 0;
    },

    async removeUpload(db: Db, projectId: string, id: string): Promise<void> {
      await sql`DELETE FROM ${uploads} WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
    },
  };
}
