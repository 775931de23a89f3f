import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A run that was killed goes on with the paragraphs that it has not done yet: each knows the last run that did it.
  await sql`
    ALTER TABLE translations
      ADD COLUMN run integer NOT NULL DEFAULT 0,
      ADD COLUMN spent_chars bigint NOT NULL DEFAULT 0,
      ADD COLUMN spent_cost bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`ALTER TABLE translation_segments ADD COLUMN run integer NOT NULL DEFAULT 0`.execute(db);
  await sql`
    CREATE INDEX translation_segments_corrected ON translation_segments (project_id, update_time)
    WHERE state IN ('EDITED', 'APPROVED') AND machine_text IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX translations_search ON translations USING gin (to_tsvector('simple', search_text))`.execute(
    db,
  );
  // One row for each language of a record.
  await sql`
    CREATE UNIQUE INDEX posts_translation_in ON posts (project_id, translation_of, (coalesce(details->>'lang', 'vi')))
    WHERE translation_of IS NOT NULL`.execute(db);
  for (const table of ['events', 'pages'])
    await sql`
      CREATE UNIQUE INDEX ${sql.ref(`${table}_translation_in`)} ON ${sql.table(table)} (project_id, translation_of, lang)
      WHERE translation_of IS NOT NULL`.execute(db);
  // The tabs of the post list show what the newsroom writes; its translations are beside it.
  for (const [event, changes] of Object.entries(CHANGES))
    await sql`
      CREATE OR REPLACE FUNCTION ${sql.ref(`count_posts_on_${event}`)}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO post_counts (project_id, state, created_by_id, count)
        SELECT project_id, state, coalesce(created_by_id, 0), sum(one)
        FROM (${sql.raw(changes)}) AS changes
        WHERE translation_of IS NULL
        GROUP BY 1, 2, 3
        HAVING sum(one) <> 0;
        RETURN NULL;
      END $$`.execute(db);
}

const CHANGES = {
  insert: 'SELECT project_id, state, created_by_id, translation_of, 1 AS one FROM added',
  delete: 'SELECT project_id, state, created_by_id, translation_of, -1 AS one FROM gone',
  update: `SELECT project_id, state, created_by_id, translation_of, 1 AS one FROM added
    UNION ALL SELECT project_id, state, created_by_id, translation_of, -1 FROM gone`,
} as const;
