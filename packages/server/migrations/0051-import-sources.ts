import { type Kysely, sql } from 'kysely';

/** The exact source text of each imported item, kept once for all runs that meet it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE import_sources (
      project_id bigint NOT NULL REFERENCES projects (id),
      hash text COLLATE "C" NOT NULL,
      source text NOT NULL,
      PRIMARY KEY (project_id, hash)
    )`.execute(db);
}
