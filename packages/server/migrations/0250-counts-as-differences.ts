import { type Kysely, sql } from 'kysely';

/**
 * Counts are sums of rows: a write adds what it changes, and no write waits for another one's count. Now and then the
 * rows of a count are folded into one. Totals stay exact within each transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE post_counts DROP CONSTRAINT post_counts_pkey`.execute(db);
  await sql`
    CREATE INDEX post_counts_of_project ON post_counts (project_id, state, created_by_id)`.execute(db);
  for (const [event, changes] of Object.entries(CHANGES)) {
    await sql`
      CREATE OR REPLACE FUNCTION ${sql.ref(`count_posts_on_${event}`)}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO post_counts (project_id, state, created_by_id, count)
        SELECT project_id, state, coalesce(created_by_id, 0), sum(one)
        FROM (${sql.raw(changes)}) AS changes
        GROUP BY 1, 2, 3
        HAVING sum(one) <> 0;
        RETURN NULL;
      END $$`.execute(db);
  }
  // What categories.post_count and tags.post_count do not hold yet; whoever reads them folds it in first.
  await sql`
    CREATE TABLE term_use_changes (
      project_id bigint NOT NULL,
      entity text NOT NULL CHECK (entity IN ('category', 'tag')),
      term_id bigint NOT NULL,
      change integer NOT NULL
    )`.execute(db);
  await sql`
    CREATE INDEX term_use_changes_of_project ON term_use_changes (project_id, entity)`.execute(db);
  // Their rows live for seconds.
  for (const table of ['post_counts', 'term_use_changes']) {
    await sql`
      ALTER TABLE ${sql.table(table)} SET (autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_insert_threshold = -1)`.execute(db);
  }
  await stampOnce(db);
}

const CHANGES = {
  insert: 'SELECT project_id, state, created_by_id, 1 AS one FROM added',
  delete: 'SELECT project_id, state, created_by_id, -1 AS one FROM gone',
  update: `SELECT project_id, state, created_by_id, 1 AS one FROM added
    UNION ALL SELECT project_id, state, created_by_id, -1 FROM gone`,
} as const;

/** Links are written right after their post, whose change has raised the counter in the same transaction. */
async function stampOnce(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION stamp_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      here bigint;
    BEGIN
      FOR here IN SELECT DISTINCT project_id FROM changed ORDER BY 1 LOOP
        -- A rollback to a savepoint takes the setting back together with the row.
        CONTINUE WHEN current_setting('toasoan.stamped', true) = here || ':' || pg_current_xact_id();
        INSERT INTO post_stamps AS kept (project_id, lane, stamp, xact)
        VALUES (here, pg_backend_pid() % 64, 1, pg_current_xact_id())
        ON CONFLICT (project_id, lane) DO UPDATE SET stamp = kept.stamp + 1, xact = excluded.xact
        WHERE kept.xact <> excluded.xact;
        PERFORM set_config('toasoan.stamped', here || ':' || pg_current_xact_id(), true);
      END LOOP;
      RETURN NULL;
    END $$`.execute(db);
}
