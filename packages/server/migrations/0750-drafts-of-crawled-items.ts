import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The draft as the product left it, and the changed original from which a correction is made.
  await sql`
    ALTER TABLE crawled_items
      ADD COLUMN post_version integer,
      ADD COLUMN origin_page jsonb,
      ADD COLUMN correction text CHECK (correction IN ('READY', 'PENDING', 'HELD', 'REFUSED', 'NOTHING'))`.execute(
    db,
  );
}
