import { type Kysely, sql } from 'kysely';

/**
 * Images of records. A file's key never changes, so it is stored beside the id: lists, sessions and trees show the
 * image without reading the library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['categories', 'tags']) {
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN image_id bigint,
        ADD COLUMN image_key text COLLATE "C",
        ADD FOREIGN KEY (project_id, image_id) REFERENCES media (project_id, id),
        ADD CHECK ((image_id IS NULL) = (image_key IS NULL))`.execute(db);
  }
  for (const name of ['logo', 'logo_dark', 'favicon']) {
    const [id, key] = [sql.ref(`${name}_id`), sql.ref(`${name}_key`)];
    await sql`
      ALTER TABLE projects
        ADD COLUMN ${id} bigint,
        ADD COLUMN ${key} text COLLATE "C",
        ADD FOREIGN KEY (id, ${id}) REFERENCES media (project_id, id),
        ADD CHECK ((${id} IS NULL) = (${key} IS NULL))`.execute(db);
  }
  await sql`
    ALTER TABLE users
      ADD COLUMN avatar_id bigint REFERENCES media (id),
      ADD COLUMN avatar_key text COLLATE "C",
      ADD CHECK ((avatar_id IS NULL) = (avatar_key IS NULL))`.execute(db);
}
