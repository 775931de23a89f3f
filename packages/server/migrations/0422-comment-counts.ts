import { type Kysely, sql } from 'kysely';

/** How many comments each tab holds, as sums of differences: nobody counts rows, and no write waits for another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE comment_counts (
      project_id bigint NOT NULL,
      view text NOT NULL,
      count integer NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX comment_counts_of_project ON comment_counts (project_id, view)`.execute(db);
  // What readers see under each target.
  await sql`
    CREATE TABLE comment_target_counts (
      project_id bigint NOT NULL,
      target_type text NOT NULL,
      target_id bigint NOT NULL,
      count integer NOT NULL
    )`.execute(db);
  await sql`
    CREATE INDEX comment_target_counts_of_target
    ON comment_target_counts (project_id, target_type, target_id)`.execute(db);
  for (const table of ['comment_counts', 'comment_target_counts']) {
    await sql`
      ALTER TABLE ${sql.table(table)} SET (autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_insert_threshold = -1)`.execute(db);
  }
  await addViews(db);
  for (const [event, { changes, tables }] of Object.entries(CHANGES))
    await addTrigger(db, event, changes, tables);
}

/** The tabs of one comment. */
async function addViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION comment_views(state text, is_held boolean, report_count integer)
    RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE state
          WHEN 'PENDING' THEN
            CASE WHEN is_held THEN ARRAY['all', 'waiting', 'held'] ELSE ARRAY['all', 'waiting'] END
          WHEN 'APPROVED' THEN ARRAY['all', 'approved']
          WHEN 'REJECTED' THEN ARRAY['all', 'rejected']
          WHEN 'HIDDEN' THEN ARRAY['all', 'rejected']
          WHEN 'SPAM' THEN ARRAY['all', 'spam']
          ELSE ARRAY[]::text[] END
        || CASE WHEN report_count > 0 AND state <> 'DELETED' THEN ARRAY['reported'] ELSE ARRAY[]::text[] END
    $$`.execute(db);
}

const PARTS = 'project_id, target_type, target_id, state, held_rules, report_count';
const CHANGES = {
  insert: { changes: `SELECT ${PARTS}, 1 AS one FROM added`, tables: 'NEW TABLE AS added' },
  delete: { changes: `SELECT ${PARTS}, -1 AS one FROM gone`, tables: 'OLD TABLE AS gone' },
  update: {
    changes: `SELECT ${PARTS}, 1 AS one FROM added UNION ALL SELECT ${PARTS}, -1 FROM gone`,
    tables: 'OLD TABLE AS gone NEW TABLE AS added',
  },
} as const;

async function addTrigger(
  db: Kysely<unknown>,
  event: string,
  changes: string,
  tables: string,
): Promise<void> {
  const name = sql.ref(`count_comments_on_${event}`);
  await sql`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO comment_counts (project_id, view, count)
      SELECT project_id, view, sum(one)
      FROM (${sql.raw(changes)}) AS changes,
        unnest(comment_views(state, held_rules <> '{}', report_count)) AS view
      GROUP BY 1, 2
      HAVING sum(one) <> 0;
      INSERT INTO comment_target_counts (project_id, target_type, target_id, count)
      SELECT project_id, target_type, target_id, sum(one)
      FROM (${sql.raw(changes)}) AS changes
      WHERE state = 'APPROVED'
      GROUP BY 1, 2, 3
      HAVING sum(one) <> 0;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER ${sql.ref(`comments_counted_on_${event}`)} AFTER ${sql.raw(event)} ON comments
    REFERENCING ${sql.raw(tables)} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`.execute(db);
}
