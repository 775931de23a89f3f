import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A run of one page whose address a person has given; it works beside the run of its source.
  await sql`
    ALTER TABLE crawl_runs ADD COLUMN page_id bigint,
      DROP CONSTRAINT crawl_runs_cause_check,
      ADD CONSTRAINT crawl_runs_cause_check CHECK (cause IN ('SCHEDULE', 'PERSON', 'ADDRESS')),
      ADD CONSTRAINT crawl_runs_page CHECK ((page_id IS NOT NULL) = (cause = 'ADDRESS')),
      ADD FOREIGN KEY (project_id, page_id) REFERENCES crawled_pages (project_id, id) ON DELETE CASCADE`.execute(
    db,
  );
  await sql`
    CREATE INDEX crawl_runs_by_page ON crawl_runs (project_id, page_id) WHERE page_id IS NOT NULL`.execute(
    db,
  );
  await sql`DROP INDEX crawl_runs_under_way`.execute(db);
  await sql`
    CREATE UNIQUE INDEX crawl_runs_under_way ON crawl_runs (project_id, source_id)
    WHERE state IN ('QUEUED', 'RUNNING') AND page_id IS NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX crawl_runs_of_page ON crawl_runs (project_id, page_id)
    WHERE state IN ('QUEUED', 'RUNNING') AND page_id IS NOT NULL`.execute(db);
}
