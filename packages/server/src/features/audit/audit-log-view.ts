import { AUDIT_ENTITIES, type AuditAction, type AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { AuditFilter } from '@toasoan/contract/features/audit/audit.ts';
import {
  activityEntitiesOf,
  auditEntitiesOf,
  entityOfAction,
  USER_ACTIVITY,
} from '@toasoan/contract/features/audit/audit-rules.ts';
import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { titleQuery } from '#server/core/audit/record-title.ts';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { hideAuthorsInLog, readableScores } from '#server/features/contest-jury/public.ts';
import type { AuditReader } from './audit-reader.ts';

/** A stored row. */
export interface LoggedRow {
  readonly id: string;
  readonly time: Date;
  readonly user_id: string | null;
  readonly user_name: string;
  readonly user_role: string | null;
  readonly address: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly title: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly user_agent: string | null;
}

/** Activity is read from this many of the newest rows; older ones are no news. */
const RECENT = 5_000;

export const LOGGED_COLUMNS = sql`
  audit_log.id, audit_log.time, audit_log.user_id, audit_log.user_name, audit_log.user_role, audit_log.address,
  audit_log.action, audit_log.entity, audit_log.entity_id, audit_log.title, audit_log.before, audit_log.after,
  audit_log.user_agent`;
export const NEWEST_FIRST = sql`audit_log.time DESC, audit_log.id DESC`;

/** The inner query follows an index in its order; the columns are read only for its rows. */
export async function readLog(
  db: Db,
  reader: AuditReader,
  filter: AuditFilter,
  part: { readonly limit: number; readonly offset: number },
): Promise<readonly LoggedRow[]> {
  const wanted = matching(reader, filter);
  if (wanted === undefined) return [];
  const { rows } = await sql<LoggedRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${LOGGED_COLUMNS} FROM (
      SELECT audit_log.id FROM audit_log
      WHERE ${wanted} ${below(reader, filter.beforeId)}
      ORDER BY ${NEWEST_FIRST} LIMIT ${sql.lit(part.limit)} OFFSET ${sql.lit(part.offset)}
    ) AS page JOIN audit_log ON audit_log.id = page.id
    ORDER BY ${NEWEST_FIRST}`.execute(db);
  return await hideAuthorsInLog(db, { projectId: reader.projectId, userId: reader.actor.userId }, rows);
}

/** Counts the rows of the filter, to at most one above the limit of exact totals. */
export async function countLog(db: Db, reader: AuditReader, filter: AuditFilter): Promise<number> {
  const wanted = matching(reader, filter);
  if (wanted === undefined) return 0;
  const { rows } = await sql<{ found: string }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT count(*) AS found FROM (
      SELECT FROM audit_log WHERE ${wanted} LIMIT ${sql.lit(EXACT_TOTAL + 1)}
    ) AS bounded`.execute(db);
  return Number(rows[0]?.found ?? 0);
}

/** The newest rows that the person may see as activity. */
export async function readActivity(db: Db, reader: AuditReader, limit: number): Promise<LoggedRow[]> {
  const { rows } = await sql<LoggedRow>`
    SELECT ${LOGGED_COLUMNS} FROM (
      SELECT * FROM audit_log WHERE audit_log.project_id = ${reader.projectId}
      ORDER BY ${NEWEST_FIRST} LIMIT ${sql.lit(RECENT)}
    ) AS audit_log
    WHERE audit_log.entity = ANY (${activityEntitiesOf(reader.visitor)}::text[])
      AND (audit_log.entity <> 'user' OR audit_log.action = ANY (${USER_ACTIVITY}::text[]))
      AND ${ofVisiblePosts(reader) ?? sql`true`}
    ORDER BY ${NEWEST_FIRST} LIMIT ${sql.lit(limit)}`.execute(db);
  return rows;
}

export async function findTimezone(db: Db, projectId: string): Promise<string> {
  const { timezone } = await db
    .selectFrom('projects')
    .select('timezone')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return timezone;
}

/** Undefined when nothing can match: the search text has no word. */
function matching(reader: AuditReader, filter: AuditFilter): RawBuilder<boolean> | undefined {
  const { projectId } = reader;
  const title = filter.text ? titleQuery(projectId, filter.text) : undefined;
  if (filter.text && title === undefined) return undefined;
  const conditions = [
    sql<boolean>`audit_log.project_id = ${projectId}`,
    ofEntities(auditEntitiesOf(reader.visitor), filter),
    ofVisiblePosts(reader),
    readableScores(reader.actor.userId),
    filter.userIds && sql<boolean>`audit_log.user_id = ANY (${filter.userIds}::bigint[])`,
    filter.action && sql<boolean>`audit_log.action = ANY (${filter.action satisfies AuditAction[]}::text[])`,
    filter.from && sql<boolean>`audit_log.time >= ${startOf(projectId, filter.from, 0)}`,
    filter.to && sql<boolean>`audit_log.time < ${startOf(projectId, filter.to, 1)}`,
    title && sql<boolean>`audit_log.title_terms @@ ${title}::tsquery`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== ''),
    sql` AND `,
  );
}

function ofEntities(
  visible: readonly AuditEntity[],
  { entity, action }: AuditFilter,
): RawBuilder<boolean> | undefined {
  if (entity === undefined && action === undefined && visible.length === AUDIT_ENTITIES.length)
    return undefined;
  // The index finds a rare action by its kind of record.
  const acted = action?.map(entityOfAction);
  const entities = (entity ?? AUDIT_ENTITIES).filter(
    (one) => visible.includes(one) && (acted?.includes(one) ?? true),
  );
  // One kind is a range of the index, which returns its rows in order.
  const [only] = entities;
  return entities.length === 1
    ? sql`audit_log.entity = ${only}`
    : sql`audit_log.entity = ANY (${entities}::text[])`;
}

/** People without the right to edit every post see only the public history of posts of others. */
function ofVisiblePosts({ actor }: AuditReader): RawBuilder<boolean> | undefined {
  if (seesEveryPost(actor)) return undefined;
  return sql`CASE WHEN audit_log.entity = 'post' THEN EXISTS (
    SELECT FROM posts
    WHERE posts.project_id = audit_log.project_id AND posts.id = audit_log.entity_id::bigint
      AND (posts.created_by_id = ${actor.userId}
        OR (posts.state = 'PUBLISHED'
          AND (audit_log.action = 'post.publish' OR audit_log.time >= posts.published_time))))
    ELSE true END`;
}

function below({ projectId }: AuditReader, beforeId: string | undefined): RawBuilder<unknown> {
  if (beforeId === undefined) return sql``;
  return sql`AND (audit_log.time, audit_log.id) < (
    (SELECT time FROM audit_log AS last WHERE last.project_id = ${projectId} AND last.id = ${beforeId}),
    ${beforeId}::bigint)`;
}

/** The beginning of the day that is `later` days after `day`, in the project's time zone. */
function startOf(projectId: string, day: string, later: number): RawBuilder<Date> {
  return sql`((${day}::date + ${sql.lit(later)})::timestamp
    AT TIME ZONE (SELECT timezone FROM projects WHERE projects.id = ${projectId}))`;
}
