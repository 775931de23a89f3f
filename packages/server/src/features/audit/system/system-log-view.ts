import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import { actionsOfKinds } from '@toasoan/contract/core/system-kinds.ts';
import type { SystemLogFilter } from '@toasoan/contract/features/audit/system/system-log.ts';
import { type RawBuilder, sql } from 'kysely';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { NEWSROOM_ZONE } from '#server/core/mail/mail-time.ts';
import { LOGGED_COLUMNS, type LoggedRow, NEWEST_FIRST } from '../audit-log-view.ts';

export interface SystemLoggedRow extends LoggedRow {
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly calls: string | null;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Word for word the condition of the indexes. */
const OF_SYSTEM = sql`(project_id IS NULL OR entity IN ('user', 'session', 'refusal', 'auditLog'))`;

/** The inner query merges ranges of indexes that return their rows in order. */
export async function readSystemLog(
  db: Db,
  filter: SystemLogFilter,
  { limit, offset }: Part,
): Promise<SystemLoggedRow[]> {
  // Nobody reads further than the total says.
  if (offset > EXACT_TOTAL) return [];
  const { rows } = await sql<SystemLoggedRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${LOGGED_COLUMNS}, audit_log.project_id, projects.name AS project_name, refusal_counts.calls
    FROM (
      SELECT id FROM (${rangesOf(filter, below(filter.beforeId))}) AS ranges
      ORDER BY time DESC, id DESC LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}
    ) AS page
    JOIN audit_log ON audit_log.id = page.id
    LEFT JOIN projects ON projects.id = audit_log.project_id
    LEFT JOIN refusal_counts ON refusal_counts.id =
      CASE WHEN audit_log.entity = 'refusal' THEN audit_log.entity_id::bigint END
    ORDER BY ${NEWEST_FIRST}`.execute(db);
  return rows;
}

/** Counts the rows of the filter, to at most one above the limit of exact totals. */
export async function countSystemLog(db: Db, filter: SystemLogFilter): Promise<number> {
  const { rows } = await sql<{ found: string }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT count(*) AS found FROM (
      SELECT FROM (${rangesOf(filter)}) AS ranges LIMIT ${sql.lit(EXACT_TOTAL + 1)}
    ) AS bounded`.execute(db);
  return Number(rows[0]?.found ?? 0);
}

/** Each range is one index, in the order of time; no row is in two of them. */
function rangesOf(filter: SystemLogFilter, further: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { userIds, address, kind, from, to } = filter;
  const network = address && networkOf(address.trim().replace(/\/64$/, ''));
  const common = [
    OF_SYSTEM,
    from && sql`time >= ${startOf(from, 0)}`,
    to && sql`time < ${startOf(to, 1)}`,
    network && sql`coalesce(network, address) = ${network}`,
    userIds && kind && sql`action = ANY (${actionsOfKinds(kind)}::text[])`,
  ].filter((one) => one !== undefined && one !== '');
  const range = (condition: RawBuilder<unknown>) =>
    sql`SELECT time, id FROM audit_log WHERE ${sql.join([...common, condition], sql` AND `)} ${further}`;
  const ranges = userIds?.flatMap(ofPerson) ?? kindRanges(kind) ?? [sql`true`];
  return sql.join(ranges.map(range), sql` UNION ALL `);
}

/** What the person did, and what happened to the account without them. */
function ofPerson(id: string, _place: number, all: readonly string[]): RawBuilder<unknown>[] {
  return [
    sql`user_id = ${id}`,
    sql`entity = 'user' AND entity_id = ${id} 
      AND (user_id IS NULL OR user_id <> ALL (${[...all]}::bigint[]))`,
  ];
}

function kindRanges(kind: SystemLogFilter['kind']): RawBuilder<unknown>[] | undefined {
  return kind && actionsOfKinds(kind).map((action) => sql`action = ${action}`);
}

function below(beforeId: string | undefined): RawBuilder<unknown> {
  if (beforeId === undefined) return sql``;
  return sql`AND (time, id) < (
    (SELECT last.time FROM audit_log AS last WHERE last.id = ${beforeId}), ${beforeId}::bigint)`;
}

/** The beginning of the day that is `later` days after `day`, where the newsroom is. */
function startOf(day: string, later: number): RawBuilder<Date> {
  return sql`((${day}::date + ${sql.lit(later)})::timestamp AT TIME ZONE ${sql.lit(NEWSROOM_ZONE)})`;
}
