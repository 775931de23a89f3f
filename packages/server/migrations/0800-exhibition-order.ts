import { type Kysely, sql } from 'kysely';

/** Where a work hangs in the exhibition; those that nobody has placed come last, by their codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE submissions ADD COLUMN exhibition_position integer`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_place AFTER UPDATE OF exhibition_position ON submissions FOR EACH ROW
    WHEN (NEW.is_exhibited AND OLD.exhibition_position IS DISTINCT FROM NEW.exhibition_position)
    EXECUTE FUNCTION delivery_drop_results()`.execute(db);
}
