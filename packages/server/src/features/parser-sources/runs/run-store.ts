import {
  type CrawlRun,
  MAX_RUN_LINES,
  type RunLine,
} from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CrawlRunTable } from '#server/core/db/tables/parser-source-tables.ts';

export type CrawlRunRow = Selectable<CrawlRunTable>;

interface OfSource {
  readonly id: string;
  readonly project_id: string;
}

/** The run under way of a source, or a new one; `cause` is of the new one. */
export async function takeRun(
  db: Db,
  source: OfSource,
  cause: Exclude<CrawlRun['cause'], 'ADDRESS'>,
  { now, state }: { readonly now: Date; readonly state: 'QUEUED' | 'RUNNING' },
): Promise<CrawlRunRow> {
  const start = state === 'RUNNING' ? now : null;
  const { rows } = await sql<CrawlRunRow>`
    INSERT INTO crawl_runs (project_id, source_id, state, cause, create_time, start_time)
    VALUES (${source.project_id}, ${source.id}, ${state}, ${cause}, ${now}, ${start})
    ON CONFLICT (project_id, source_id) WHERE state IN ('QUEUED', 'RUNNING') AND page_id IS NULL DO UPDATE
    SET state = CASE WHEN crawl_runs.state = 'RUNNING' THEN 'RUNNING' ELSE excluded.state END,
      start_time = coalesce(crawl_runs.start_time, excluded.start_time)
    RETURNING *`.execute(db);
  const [run] = rows;
  if (run === undefined) throw new Error('A run was neither found nor made.');
  return run;
}

/** Whether a run has neither ended nor been cancelled. */
export async function isUnderWay(db: Db, run: Pick<CrawlRunRow, 'id' | 'project_id'>): Promise<boolean> {
  const found = await db
    .selectFrom('crawl_runs')
    .select('id')
    .where('project_id', '=', run.project_id)
    .where('id', '=', run.id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  return found !== undefined;
}

/** Sums that go up while a run works. */
export type RunProgress = Partial<
  Readonly<Record<'found' | 'fresh' | 'planned' | 'done' | 'stored' | 'failed' | 'bytes', number>>
>;

export async function addProgress(
  db: Db,
  { id, project_id }: Pick<CrawlRunRow, 'id' | 'project_id'>,
  more: RunProgress,
): Promise<void> {
  const { found = 0, fresh = 0, planned = 0, done = 0, stored = 0, failed = 0, bytes = 0 } = more;
  await sql`
    UPDATE crawl_runs SET found = found + ${found}, fresh = fresh + ${fresh}, planned = planned + ${planned},
      done = done + ${done}, stored = stored + ${stored}, failed = failed + ${failed}, bytes = bytes + ${bytes}
    WHERE project_id = ${project_id} AND id = ${id}`.execute(db);
}

export type NewRunLine = Pick<RunLine, 'event'> &
  Partial<Pick<RunLine, 'isProblem' | 'url' | 'detail' | 'count'>>;

/** A line of the log; of a run with very many they are counted only. */
export async function addRunLine(
  db: Db,
  { id, project_id }: Pick<CrawlRunRow, 'id' | 'project_id'>,
  { event, isProblem = false, url = '', detail = '', count = null }: NewRunLine,
  now: Date,
): Promise<void> {
  await sql`
    WITH kept AS (
      INSERT INTO crawl_run_lines (project_id, run_id, time, event, is_problem, url, detail, count)
      SELECT ${project_id}, ${id}, ${now}, ${event}, ${isProblem}, ${url.slice(0, 2_000)}, ${detail.slice(0, 300)},
        ${count}
      WHERE (SELECT count(*) FROM crawl_run_lines WHERE project_id = ${project_id} AND run_id = ${id})
        < ${MAX_RUN_LINES}
      RETURNING id
    )
    UPDATE crawl_runs SET lines_left_out = lines_left_out + 1
    WHERE project_id = ${project_id} AND id = ${id} AND NOT EXISTS (SELECT FROM kept)`.execute(db);
}

/** What has been stored stays. Returns the run, also one that had ended before. */
export async function cancelRun(db: Db, projectId: string, runId: string, now: Date): Promise<void> {
  await db
    .updateTable('crawl_runs')
    .set({ state: 'CANCELLED', end_time: now })
    .where('project_id', '=', projectId)
    .where('id', '=', runId)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .execute();
}

export async function cancelRunsOf(db: Db, { id, project_id }: OfSource, now: Date): Promise<void> {
  await db
    .updateTable('crawl_runs')
    .set({ state: 'CANCELLED', end_time: now })
    .where('project_id', '=', project_id)
    .where('source_id', '=', id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .execute();
}

export async function setNextRun(db: Db, { id, project_id }: OfSource, time: Date | null): Promise<void> {
  await sql`
    INSERT INTO parser_source_health (project_id, source_id, next_run_time) VALUES (${project_id}, ${id}, ${time})
    ON CONFLICT (project_id, source_id) DO UPDATE SET next_run_time = excluded.next_run_time`.execute(db);
}

/** Adds what `ended` has done to the sums of its source's day. */
export const addToDay = (now: Date, moreFailed: number) => sql`
  INSERT INTO parser_source_days AS sums (project_id, source_id, day, fetched, failed, stored)
  SELECT project_id, source_id, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date,
    done - failed, failed + ${moreFailed}::int, stored FROM ended
  ON CONFLICT (project_id, source_id, day) DO UPDATE SET fetched = sums.fetched + excluded.fetched,
    failed = sums.failed + excluded.failed, stored = sums.stored + excluded.stored`;

interface EndedRun {
  readonly state: 'OK' | 'PARTIAL' | 'FAILED';
  readonly now: Date;
}

/**
 * Ends a run that is under way, with the sums of its source. Returns how many runs of it have failed in a row, or
 * undefined where somebody has cancelled it meanwhile.
 */
export async function endRun(
  db: Db,
  run: Pick<CrawlRunRow, 'id' | 'project_id' | 'source_id'>,
  { state, now }: EndedRun,
): Promise<number | undefined> {
  const { rows } = await sql<{ failed_in_row: number }>`
    WITH ended AS (
      UPDATE crawl_runs SET state = ${state}, end_time = ${now}
      WHERE project_id = ${run.project_id} AND id = ${run.id} AND state IN ('QUEUED', 'RUNNING')
      RETURNING project_id, source_id, done, failed, stored
    ), summed AS (
      ${addToDay(now, state === 'FAILED' ? 1 : 0)}
    )
    INSERT INTO parser_source_health AS health
      (project_id, source_id, last_run_time, last_ok, failed_in_row, last_item_time)
    SELECT project_id, source_id, ${now}::timestamptz, ${state !== 'FAILED'}, ${state === 'FAILED' ? 1 : 0},
      CASE WHEN stored > 0 THEN ${now}::timestamptz END FROM ended
    ON CONFLICT (project_id, source_id) DO UPDATE SET last_run_time = excluded.last_run_time,
      last_ok = excluded.last_ok,
      failed_in_row = CASE WHEN excluded.last_ok THEN 0 ELSE health.failed_in_row + 1 END,
      last_item_time = coalesce(excluded.last_item_time, health.last_item_time),
      idle_since = CASE WHEN excluded.last_item_time IS NULL THEN health.idle_since END
    RETURNING failed_in_row`.execute(db);
  return rows[0]?.failed_in_row;
}

/** The run that waits for a source's job or is worked on. */
export async function findWaitingRun(
  db: Db,
  { id, project_id }: OfSource,
): Promise<{ id: string } | undefined> {
  return await db
    .selectFrom('crawl_runs')
    .select('id')
    .where('project_id', '=', project_id)
    .where('source_id', '=', id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .where('page_id', 'is', null)
    .executeTakeFirst();
}

/** Whether a source has brought nothing for as long as people want to know of; true once, until something comes. */
export async function noteIdle(
  db: Db,
  { id, project_id, idle_hours }: OfSource & { readonly idle_hours: number },
  now: Date,
): Promise<boolean> {
  if (idle_hours === 0) return false;
  const { rows } = await sql<{ source_id: string }>`
    UPDATE parser_source_health AS health SET idle_since = ${now} FROM parser_sources AS source
    WHERE health.project_id = ${project_id} AND health.source_id = ${id} AND health.idle_since IS NULL
      AND source.project_id = health.project_id AND source.id = health.source_id
      AND coalesce(health.last_item_time, source.create_time)
        <= ${now}::timestamptz - make_interval(hours => ${idle_hours})
    RETURNING health.source_id`.execute(db);
  return rows.length > 0;
}
