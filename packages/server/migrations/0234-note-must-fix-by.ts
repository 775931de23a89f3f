import { type Kysely, sql } from 'kysely';

/** Who marked a note as must-fix; this may be another person than its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_notes
      ADD COLUMN must_fix_by_id bigint,
      ADD COLUMN must_fix_by_name text`.execute(db);
  await sql`
    UPDATE post_notes SET must_fix_by_id = author_id, must_fix_by_name = author_name
    WHERE must_fix`.execute(db);
}
