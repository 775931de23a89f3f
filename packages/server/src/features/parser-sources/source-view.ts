import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  ParserSource,
  ParserSourceListQuery,
  SourceView,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { bareHost } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import { LEAST_AGENCIES } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { type ParserSourceRow, parserSourceOf } from './source-row.ts';

/** The day of Việt Nam, which sums and agreements go by. */
const dayAt = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;

const isLicensedAt = (now: Date) => sql<boolean>`(source.agreement_state = 'NOT_REQUIRED'
  OR source.agreement_state = 'SIGNED' AND coalesce(source.valid_until >= ${dayAt(now)}, true))`;

/** The same as `alarmOf`. */
const hasAlarmAt = (now: Date) => sql<boolean>`(source.paused_reason IS NOT DISTINCT FROM 'FAILED_RUNS'
  OR source.status = 'ENABLE' AND source.paused_reason IS NULL AND (coalesce(health.failed_in_row, 0) > 0
    OR source.idle_hours > 0 AND health.last_run_time IS NOT NULL
      AND coalesce(health.last_item_time, source.create_time)
        <= ${now}::timestamptz - make_interval(hours => source.idle_hours)))`;

/** The condition of each tab above the list; the counts use the very same. */
function viewsAt(now: Date): Readonly<Record<SourceView, RawBuilder<boolean>>> {
  return {
    all: sql`true`,
    alarm: hasAlarmAt(now),
    licensed: isLicensedAt(now),
    unlicensed: sql`NOT ${isLicensedAt(now)}`,
    paused: sql`source.paused_reason IS NOT NULL`,
  };
}

const TABLES = sql`parser_sources AS source LEFT JOIN parser_source_health AS health
  ON health.project_id = source.project_id AND health.source_id = source.id`;

/** Null where nothing was fetched. */
const ERROR_RATE = sql`(sums.failed::float / nullif(sums.failed + sums.fetched, 0))`;

const SORTS = {
  title: sql`source.title COLLATE "vi-x-icu", source.id`,
  '-title': sql`source.title COLLATE "vi-x-icu" DESC, source.id DESC`,
  lastRunTime: sql`health.last_run_time NULLS FIRST, source.id`,
  '-lastRunTime': sql`health.last_run_time DESC NULLS LAST, source.id DESC`,
  validUntil: sql`source.valid_until NULLS LAST, source.id`,
  '-validUntil': sql`source.valid_until DESC NULLS LAST, source.id DESC`,
  errorRate: sql`${ERROR_RATE} NULLS LAST, source.id`,
  '-errorRate': sql`${ERROR_RATE} DESC NULLS LAST, source.id DESC`,
  todayCount: sql`sums.today_stored, source.id`,
  '-todayCount': sql`sums.today_stored DESC, source.id DESC`,
} as const satisfies Record<ParserSourceListQuery['sort'], unknown>;

function wholeSources(now: Date, rest: RawBuilder<unknown>): RawBuilder<ParserSourceRow> {
  const today = dayAt(now);
  return sql<ParserSourceRow>`
    SELECT source.*, source.signed_date::text, source.valid_until::text,
      health.last_run_time, health.last_ok, coalesce(health.failed_in_row, 0) AS failed_in_row,
      health.last_item_time, health.next_run_time, health.idle_since,
      sums.fetched, sums.failed, sums.today_stored
    FROM ${TABLES}, LATERAL (
      SELECT coalesce(sum(fetched), 0)::int AS fetched, coalesce(sum(failed), 0)::int AS failed,
        coalesce(sum(stored) FILTER (WHERE day = ${today}), 0)::int AS today_stored
      FROM parser_source_days AS sum_of_day
      WHERE sum_of_day.project_id = source.project_id AND sum_of_day.source_id = source.id
        AND sum_of_day.day > ${today} - 2
    ) AS sums ${rest}`;
}

export async function findParserSource(
  db: Db,
  projectId: string,
  id: string,
  now = new Date(),
): Promise<ParserSourceRow | undefined> {
  const where = sql`WHERE source.project_id = ${projectId} AND source.id = ${id}`;
  const { rows } = await wholeSources(now, where).execute(db);
  return rows[0];
}

/** The source whose domain a host is, or lies below; of several the one that names it most closely. */
export async function findSourceOfHost(
  db: Db,
  projectId: string,
  host: string,
  now: Date,
): Promise<ParserSourceRow | undefined> {
  const labels = bareHost(host).split('.');
  const names = labels.map((_, at) => labels.slice(at).join('.'));
  const domains = names.flatMap((name) => [name, `www.${name}`]);
  const where = sql`
    WHERE source.project_id = ${projectId} AND source.domains && ${domains}::text[]
    ORDER BY (SELECT max(length(domain)) FROM unnest(source.domains) AS domain
      WHERE domain = ANY (${domains}::text[])) DESC, source.id LIMIT 1`;
  const { rows } = await wholeSources(now, where).execute(db);
  return rows[0];
}

type SourceFilter = Omit<ParserSourceListQuery, 'page' | 'limit' | 'sort'>;

function conditions(projectId: string, query: SourceFilter, now: Date): RawBuilder<unknown> {
  const all = [
    sql`source.project_id = ${projectId}`,
    viewsAt(now)[query.view],
    ...wordsOf(foldVietnamese(query.text ?? '')).map((word) => sql`source.search_text LIKE ${`% ${word}%`}`),
    ...(query.sourceKind === undefined ? [] : [sql`source.source_kind = ANY (${query.sourceKind})`]),
    ...(query.agreementState === undefined
      ? []
      : [sql`source.agreement_state = ANY (${query.agreementState})`]),
    ...(query.fetchMode === undefined ? [] : [sql`source.fetch_mode = ANY (${query.fetchMode})`]),
    ...(query.status === undefined ? [] : [sql`source.status = ${query.status}`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listParserSources(
  db: Db,
  projectId: string,
  query: ParserSourceListQuery,
  now: Date,
): Promise<Page<ParserSource>> {
  const where = conditions(projectId, query, now);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM ${TABLES} ${where}`.execute(db);
  const page = sql`${where} ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeSources(now, page).execute(db);
  return pageOf(
    query,
    rows.map((row) => parserSourceOf(row, now)),
    counted[0]?.rows ?? 0,
  );
}

/** All sources of a filter by their names. */
export async function sourcesOfFilter(
  db: Db,
  projectId: string,
  filter: SourceFilter,
  now: Date,
): Promise<ParserSourceRow[]> {
  const where = sql`${conditions(projectId, filter, now)} ORDER BY ${SORTS.title}`;
  const { rows } = await wholeSources(now, where).execute(db);
  return rows;
}

type SourceCounts = Readonly<Record<SourceView, number>> & {
  readonly agencies: number;
  readonly agenciesNeeded: number;
};

export async function countParserSources(db: Db, projectId: string, now: Date): Promise<SourceCounts> {
  const views = viewsAt(now);
  const count = (condition: RawBuilder<boolean>) => sql<number>`count(*) FILTER (WHERE ${condition})::int`;
  const isAgency = sql<boolean>`source.status = 'ENABLE' AND source.source_kind IN ('PRESS', 'AGENCY', 'LOCAL')
    AND source.agreement_state = 'SIGNED' AND ${views.licensed}`;
  const { rows } = await sql<SourceCounts>`
    SELECT ${count(views.all)} AS "all", ${count(views.alarm)} AS alarm, ${count(views.licensed)} AS licensed,
      ${count(views.unlicensed)} AS unlicensed, ${count(views.paused)} AS paused, ${count(isAgency)} AS agencies,
      (SELECT CASE kind WHEN 'AGGREGATOR' THEN ${LEAST_AGENCIES}::int ELSE 0 END
        FROM projects WHERE id = ${projectId}) AS "agenciesNeeded"
    FROM ${TABLES} WHERE source.project_id = ${projectId}`.execute(db);
  return (
    rows[0] ?? { all: 0, alarm: 0, licensed: 0, unlicensed: 0, paused: 0, agencies: 0, agenciesNeeded: 0 }
  );
}
