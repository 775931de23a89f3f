import { type Kysely, sql } from 'kysely';

/**
 * How many posts of each person are in each state. The database keeps the numbers itself, also under COPY and for
 * statements that change many rows. Their sums are the totals of the list and of its tabs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_counts (
      project_id bigint NOT NULL,
      state text NOT NULL,
      -- 0: made by no account.
      created_by_id bigint NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (project_id, state, created_by_id)
    )`.execute(db);
  await countWith(db, 'INSERT', sql`SELECT project_id, state, created_by_id, 1 AS one FROM added`);
  await countWith(db, 'DELETE', sql`SELECT project_id, state, created_by_id, -1 AS one FROM gone`);
  await countWith(
    db,
    'UPDATE',
    sql`
      SELECT project_id, state, created_by_id, 1 AS one FROM added
      UNION ALL
      SELECT project_id, state, created_by_id, -1 FROM gone`,
  );
}

const TRANSITION_TABLES = {
  INSERT: sql`NEW TABLE AS added`,
  DELETE: sql`OLD TABLE AS gone`,
  UPDATE: sql`NEW TABLE AS added OLD TABLE AS gone`,
} as const;

async function countWith(
  db: Kysely<unknown>,
  event: keyof typeof TRANSITION_TABLES,
  changes: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.ref(`count_posts_on_${event.toLowerCase()}`);
  await sql`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO post_counts AS kept (project_id, state, created_by_id, count)
      SELECT project_id, state, coalesce(created_by_id, 0), sum(one)
      FROM (${changes}) AS changes
      GROUP BY 1, 2, 3
      HAVING sum(one) <> 0
      -- One order for all, so that two statements wait for each other instead of locking up.
      ORDER BY 1, 2, 3
      ON CONFLICT (project_id, state, created_by_id) DO UPDATE SET count = kept.count + excluded.count;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER ${name} AFTER ${sql.raw(event)} ON posts REFERENCING ${TRANSITION_TABLES[event]}
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`.execute(db);
}
