import { type Kysely, sql } from 'kysely';

/**
 * How many files each tab, person and folder holds; the database keeps the numbers itself. Every count is a sum
 * over lanes, so that concurrent uploads rarely wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE media_counts (
      project_id bigint NOT NULL,
      counted text COLLATE "C" NOT NULL,
      -- The person or the folder; 0 for tabs of the whole project, for nobody, and for the root.
      of_id bigint NOT NULL,
      lane smallint NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (project_id, counted, of_id, lane)
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    INSERT INTO media_counts (project_id, counted, of_id, lane, count)
    SELECT project_id, counted, of_id, 0, count(*) FROM media CROSS JOIN LATERAL (${COUNTED}) AS facts
    GROUP BY 1, 2, 3`.execute(db);
  await countWith(db, 'INSERT', sql`SELECT added.*, 1 AS one FROM added`);
  await countWith(db, 'DELETE', sql`SELECT gone.*, -1 AS one FROM gone`);
  await countWith(
    db,
    'UPDATE',
    sql`SELECT added.*, 1 AS one FROM added UNION ALL SELECT gone.*, -1 FROM gone`,
  );
}

const TRANSITION_TABLES = {
  INSERT: sql`NEW TABLE AS added`,
  DELETE: sql`OLD TABLE AS gone`,
  UPDATE: sql`NEW TABLE AS added OLD TABLE AS gone`,
} as const;

/** What one file adds to each count. */
const COUNTED = sql`
  SELECT * FROM (VALUES
    ('all', 0::bigint, state <> 'TRASHED'),
    ('mine', coalesce(created_by_id, 0), state <> 'TRASHED'),
    ('folder', coalesce(folder_id, 0), state <> 'TRASHED'),
    ('noAlt', 0, state <> 'TRASHED' AND lacks_alt),
    ('noCredit', 0, state <> 'TRASHED' AND lacks_credit),
    ('children', 0, state <> 'TRASHED' AND has_identifiable_child = 1),
    ('ai', 0, state <> 'TRASHED' AND ai_use <> 'NONE'),
    ('unused', 0, state <> 'TRASHED' AND use_count = 0),
    ('QUARANTINED', 0, state = 'QUARANTINED'),
    ('FAILED', 0, state = 'FAILED'),
    ('TRASHED', 0, state = 'TRASHED')
  ) AS facts (counted, of_id, is_true) WHERE is_true`;

async function countWith(
  db: Kysely<unknown>,
  event: keyof typeof TRANSITION_TABLES,
  changes: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.ref(`count_media_on_${event.toLowerCase()}`);
  await sql`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO media_counts AS kept (project_id, counted, of_id, lane, count)
      SELECT project_id, counted, of_id, pg_backend_pid() % 64, sum(one)
      FROM (${changes}) AS changes CROSS JOIN LATERAL (${COUNTED}) AS facts
      GROUP BY 1, 2, 3
      HAVING sum(one) <> 0
      -- One order for all, so that two statements wait for each other instead of locking up.
      ORDER BY 1, 2, 3
      ON CONFLICT (project_id, counted, of_id, lane) DO UPDATE SET count = kept.count + excluded.count;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER ${name} AFTER ${sql.raw(event)} ON media REFERENCING ${TRANSITION_TABLES[event]}
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`.execute(db);
}
