import { type Kysely, sql } from 'kysely';

/** Addresses that were public once and now redirect to the same record under its new slug. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE slug_redirects (
      project_id bigint NOT NULL REFERENCES projects (id),
      entity text NOT NULL CHECK (entity IN ('post', 'tag', 'category')),
      slug text COLLATE "C" NOT NULL,
      entity_id bigint NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (project_id, entity, slug)
    )`.execute(db);
  await sql`CREATE INDEX slug_redirects_target ON slug_redirects (project_id, entity, entity_id)`.execute(db);
}
