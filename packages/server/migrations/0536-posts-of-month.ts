import { type Kysely, sql } from 'kysely';

/** Works of a royalty month are found by their first publication, whatever became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX posts_of_month ON posts (project_id, published_time, id) WHERE ever_published`.execute(db);
}
