import { type Kysely, sql } from 'kysely';

/** Imports create library files too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE import_items DROP CONSTRAINT import_items_entity_check,
      ADD CONSTRAINT import_items_entity_check CHECK (entity IN ('post', 'category', 'tag', 'media'))`.execute(
    db,
  );
}
