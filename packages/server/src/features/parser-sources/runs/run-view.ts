import type { CrawlRun, CrawlRunDetail } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { CrawlRunRow } from './run-store.ts';

export function crawlRunOf(row: CrawlRunRow): CrawlRun {
  return {
    id: row.id,
    sourceId: row.source_id,
    state: row.state,
    cause: row.cause,
    createTime: row.create_time.toISOString(),
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
    found: row.found,
    fresh: row.fresh,
    planned: row.planned,
    done: row.done,
    stored: row.stored,
    failed: row.failed,
    bytes: Number(row.bytes),
  };
}

interface RunsAsked {
  readonly sourceId: string;
  readonly limit: number;
  readonly beforeId?: string | undefined;
}

/** Newest first, without a count: a source has thousands. */
export async function listRuns(
  db: Db,
  projectId: string,
  { sourceId, limit, beforeId }: RunsAsked,
): Promise<{ readonly items: CrawlRun[]; readonly hasMore: boolean }> {
  let runs = db
    .selectFrom('crawl_runs')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (beforeId !== undefined) runs = runs.where('id', '<', beforeId);
  const rows = await runs.execute();
  return { items: rows.slice(0, limit).map(crawlRunOf), hasMore: rows.length > limit };
}

/** @throws NOT_FOUND also for a run of another source. */
export async function getRun(
  db: Db,
  projectId: string,
  { sourceId, runId }: { readonly sourceId: string; readonly runId: string },
): Promise<CrawlRunRow> {
  const run = await db
    .selectFrom('crawl_runs')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('source_id', '=', sourceId)
    .where('id', '=', runId)
    .executeTakeFirst();
  if (run === undefined) throw new AppError('NOT_FOUND');
  return run;
}

export async function runDetail(db: Db, run: CrawlRunRow): Promise<CrawlRunDetail> {
  const lines = await db
    .selectFrom('crawl_run_lines')
    .select(['time', 'event', 'is_problem', 'url', 'detail', 'count'])
    .where('project_id', '=', run.project_id)
    .where('run_id', '=', run.id)
    .orderBy('id')
    .execute();
  return {
    ...crawlRunOf(run),
    lines: lines.map(({ time, is_problem, ...line }) => ({
      ...line,
      time: time.toISOString(),
      isProblem: is_problem,
    })),
    linesLeftOut: run.lines_left_out,
  };
}

/** Runs are a log, not an archive: their lines go with them. */
export async function forgetOldRuns(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM crawl_runs WHERE create_time < ${before} AND state NOT IN ('QUEUED', 'RUNNING')`.execute(db);
}
