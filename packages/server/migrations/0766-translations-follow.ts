import { type Kysely, sql } from 'kysely';

/** What readers read of each kind, and what says whether they may. */
const READ = {
  posts: [
    'title',
    'excerpt',
    'content',
    'details',
    'seo_title',
    'seo_description',
    'authors',
    'facets',
    'state',
  ],
  events: [
    'title',
    'excerpt',
    'content',
    'details',
    'seo_title',
    'seo_description',
    'state',
    'event_status',
    'previous_start_time',
    'status_note',
  ],
  pages: ['title', 'excerpt', 'content', 'details', 'seo_title', 'seo_description', 'state'],
  categories: ['title', 'description', 'seo_title', 'seo_description', 'status', 'deleted_time'],
  menus: ['title', 'items', 'draft', 'published_number', 'lang', 'status'],
  content_templates: ['title', 'config', 'status'],
} as const;

const KINDS = {
  posts: 'POST',
  events: 'EVENT',
  pages: 'PAGE',
  categories: 'CATEGORY',
  menus: 'MENU',
  content_templates: 'TEMPLATE',
} as const;
const WITH_ROWS = ['posts', 'events', 'pages'] as const;

/**
 * Whoever changes a record, and whichever statement does: a job brings its translations up to date. Whether source and
 * translation are public follows in the transaction itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(KINDS) as (keyof typeof KINDS)[]) await followSource(db, table);
  for (const table of WITH_ROWS) await followState(db, table);
}

async function followSource(db: Kysely<unknown>, table: keyof typeof KINDS): Promise<void> {
  const kind = sql.lit(KINDS[table]);
  const changed = sql.raw(
    READ[table].map((column) => `old_rows.${column} IS DISTINCT FROM new_rows.${column}`).join(' OR '),
  );
  const follow = `follow_translations_of_${table}`;
  // Without a key: a save never waits for a job that follows an earlier one. Those due together are done together.
  await sql`
    CREATE FUNCTION ${sql.ref(follow)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO jobs (kind, payload, run_time)
      SELECT 'translations.follow', jsonb_build_object('projectId', new_rows.project_id::text, 'kind', ${kind}::text,
        'sourceId', new_rows.id::text), now()
      FROM new_rows JOIN old_rows USING (id)
      WHERE EXISTS (SELECT FROM translations AS kept WHERE kept.project_id = new_rows.project_id
          AND kept.kind = ${kind} AND kept.source_id = new_rows.id)
        AND (${changed});
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER translations_follow AFTER UPDATE ON ${sql.table(table)}
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${sql.ref(follow)}()`.execute(db);
  const forget = `forget_translations_of_${table}`;
  await sql`
    CREATE FUNCTION ${sql.ref(forget)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM translations AS kept USING gone
      WHERE kept.project_id = gone.project_id AND kept.kind = ${kind} AND kept.source_id = gone.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER translations_forget AFTER DELETE ON ${sql.table(table)} REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION ${sql.ref(forget)}()`.execute(db);
}

async function followState(db: Kysely<unknown>, table: (typeof WITH_ROWS)[number]): Promise<void> {
  const kind = sql.lit(KINDS[table]);
  const follow = `follow_state_of_${table}`;
  await sql`
    CREATE FUNCTION ${sql.ref(follow)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE translations AS kept
      SET is_source_public = moved.is_public, version = kept.version + 1,
        state = CASE WHEN kept.record_id IS NOT NULL AND NOT moved.is_public THEN 'TAKEN_DOWN' ELSE kept.state END
      FROM (
        SELECT new_rows.project_id, new_rows.id, new_rows.state = 'PUBLISHED' AS is_public
        FROM new_rows JOIN old_rows USING (id)
        WHERE (old_rows.state = 'PUBLISHED') <> (new_rows.state = 'PUBLISHED')
      ) AS moved
      WHERE kept.project_id = moved.project_id AND kept.kind = ${kind} AND kept.source_id = moved.id;
      UPDATE translations AS kept SET is_public = moved.state = 'PUBLISHED', version = kept.version + 1
      FROM new_rows AS moved
      WHERE moved.translation_of IS NOT NULL
        AND kept.project_id = moved.project_id AND kept.kind = ${kind} AND kept.source_id = moved.translation_of
        AND kept.record_id = moved.id AND kept.is_public <> (moved.state = 'PUBLISHED');
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER translations_follow_state AFTER UPDATE ON ${sql.table(table)}
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${sql.ref(follow)}()`.execute(db);
}
