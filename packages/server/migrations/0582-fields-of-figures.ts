import { type Kysely, sql } from 'kysely';

/** The fields of a figure stand as its type, and filter its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE account_profiles
    SET kind_type = coalesce((
      SELECT string_agg(field, ', ' ORDER BY place)
      FROM jsonb_array_elements_text(profile -> 'fields') WITH ORDINALITY AS named (field, place)), '')
    WHERE kind = 'figure' AND profile ? 'fields'`.execute(db);
  await sql`
    CREATE INDEX account_profiles_fields ON account_profiles USING gin ((profile -> 'fields'))
    WHERE kind = 'figure'`.execute(db);
}
