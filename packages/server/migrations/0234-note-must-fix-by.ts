import { type Kysely, sql } from 'kysely';

/** Who asked for a fix: a note of one may be made a must-fix by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_notes
      ADD COLUMN must_fix_by_id bigint,
      ADD COLUMN must_fix_by_name text`.execute(db);
  await sql`
    UPDATE post_notes SET must_fix_by_id = author_id, must_fix_by_name = author_name
    WHERE must_fix`.execute(db);
}
