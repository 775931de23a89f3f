import { type Kysely, sql } from 'kysely';

/**
 * A new post's words wait in a list in front of each index of words until a job merges them for many posts together:
 * a word of many posts is then written once. Searches read the lists too. Where no job runs, a write merges a full one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [index, kilobytes] of Object.entries({ post_search_terms: 512, post_body_search_terms: 2048 })) {
    await sql`
      ALTER INDEX ${sql.table(index)} SET (fastupdate = on, gin_pending_list_limit = ${sql.lit(kilobytes)})`.execute(
      db,
    );
  }
  // Only an index's owner may ask for it. As a text, the function does not keep an index from being made anew.
  await sql`
    CREATE FUNCTION merge_new_words() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
    AS $$
      SELECT gin_clean_pending_list('post_search_terms'::regclass);
      SELECT gin_clean_pending_list('post_body_search_terms'::regclass);
    $$`.execute(db);
}
