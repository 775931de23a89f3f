import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { addToDay, type CrawlRunRow } from './run-store.ts';

interface OfPage {
  readonly projectId: string;
  readonly sourceId: string;
  readonly pageId: string;
  readonly now: Date;
}

/** The run of one page that waits or works, or a new one, queued. */
export async function takePageRun(
  db: Db,
  { projectId, sourceId, pageId, now }: OfPage,
): Promise<CrawlRunRow> {
  const { rows } = await sql<CrawlRunRow>`
    INSERT INTO crawl_runs (project_id, source_id, page_id, state, cause, create_time, found, planned)
    VALUES (${projectId}, ${sourceId}, ${pageId}, 'QUEUED', 'ADDRESS', ${now}, 1, 1)
    ON CONFLICT (project_id, page_id) WHERE state IN ('QUEUED', 'RUNNING') AND page_id IS NOT NULL
    DO UPDATE SET state = crawl_runs.state
    RETURNING *`.execute(db);
  const [run] = rows;
  if (run === undefined) throw new Error('A run of a page was neither found nor made.');
  return run;
}

/** Undefined: it has ended, or somebody has cancelled it. */
export async function beginPageRun(
  db: Db,
  projectId: string,
  runId: string,
  now: Date,
): Promise<CrawlRunRow | undefined> {
  const { rows } = await sql<CrawlRunRow>`
    UPDATE crawl_runs SET state = 'RUNNING', start_time = coalesce(start_time, ${now})
    WHERE project_id = ${projectId} AND id = ${runId} AND state IN ('QUEUED', 'RUNNING')
    RETURNING *`.execute(db);
  return rows[0];
}

/** Ends the run of one page with the sums of its source's day; what it met says nothing of the source's own runs. */
export async function endPageRun(
  db: Db,
  { id, project_id }: Pick<CrawlRunRow, 'id' | 'project_id'>,
  { state, now }: { readonly state: 'OK' | 'FAILED'; readonly now: Date },
): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE crawl_runs SET state = ${state}, end_time = ${now}
      WHERE project_id = ${project_id} AND id = ${id} AND state IN ('QUEUED', 'RUNNING')
      RETURNING project_id, source_id, done, failed, stored
    )
    ${addToDay(now, 0)}`.execute(db);
}
