import { type Kysely, sql } from 'kysely';

/**
 * The list counts through indexes alone, as long as vacuum has seen the pages behind them. By default it waits for
 * changes to a fifth of a table; these are looked after once a hundredth has changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'post_search', 'post_categories', 'post_tags']) {
    await sql`
      ALTER TABLE ${sql.table(table)} SET (
        autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 500,
        autovacuum_analyze_scale_factor = 0.05
      )`.execute(db);
  }
}
