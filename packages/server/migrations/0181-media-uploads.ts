import { type Kysely, sql } from 'kysely';

/** Uploads in progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE media_uploads (
      id text COLLATE "C" PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      user_id bigint NOT NULL REFERENCES users (id),
      purpose text NOT NULL CHECK (purpose IN ('NEW', 'REPLACE', 'POSTER')),
      length bigint NOT NULL CHECK (length > 0),
      -- Bytes that are safe: those of the parts.
      safe_bytes bigint NOT NULL DEFAULT 0 CHECK (safe_bytes BETWEEN 0 AND length),
      -- Who may add parts: the connection that came last.
      lease uuid,
      file_name text NOT NULL,
      extension text NOT NULL,
      kind text NOT NULL,
      -- Where the file is to lie: its own key, or that of the file it replaces or is a still of.
      media_key text COLLATE "C" NOT NULL,
      file_number integer NOT NULL,
      target_id bigint,
      -- Which file the target had when the upload began.
      target_number integer,
      folder_id bigint,
      width integer,
      height integer,
      duration_sec double precision,
      -- Once it has ended.
      media_id bigint,
      -- Its bytes are being removed: nobody can go on with it.
      is_dropped boolean NOT NULL DEFAULT false,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL,
      UNIQUE (project_id, id),
      CHECK ((purpose = 'NEW') = (target_id IS NULL)),
      CHECK ((target_id IS NULL) = (target_number IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX media_uploads_open ON media_uploads (user_id)
    WHERE media_id IS NULL AND NOT is_dropped`.execute(db);
  await sql`
    CREATE INDEX media_uploads_of_target ON media_uploads (project_id, target_id, file_number)
    WHERE target_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE media_upload_parts (
      project_id bigint NOT NULL,
      upload_id text COLLATE "C" NOT NULL,
      first_byte bigint NOT NULL,
      size_bytes bigint NOT NULL CHECK (size_bytes > 0),
      -- In the storage; no two writers ever use the same.
      name text NOT NULL,
      PRIMARY KEY (project_id, upload_id, first_byte),
      FOREIGN KEY (project_id, upload_id) REFERENCES media_uploads (project_id, id) ON DELETE CASCADE
    )`.execute(db);
}
