import { type Kysely, sql } from 'kysely';

/**
 * The given name is compared before the rest of the name. In one string a collation compares all letters before
 * any tones and would sort "Ánh Nguyễn" before "Anh Phạm".
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX users_by_name`.execute(db);
  await sql`
    CREATE INDEX users_by_given_name ON users
      ((split_part(name_sort, ' ', 1)) COLLATE "vi-x-icu", name_sort COLLATE "vi-x-icu", id)
    WHERE deleted_time IS NULL`.execute(db);
}
