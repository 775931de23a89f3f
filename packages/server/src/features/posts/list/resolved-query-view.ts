import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A list query with its days as instants and its categories expanded to the subcategories. */
export interface ResolvedQuery extends Omit<PostListQuery, 'from' | 'to' | 'due'> {
  readonly fromTime?: Date | undefined;
  readonly toTime?: Date | undefined;
  readonly dueFrom?: Date | undefined;
  readonly dueTo?: Date | undefined;
}

/** Today in a project's time zone. */
export interface DayMoment {
  readonly day_start: Date;
  readonly day_end: Date;
  /** Rounded to the minute: all requests within it agree on what is late. */
  readonly minute: Date;
}

interface Resolved extends DayMoment {
  readonly category_ids: string[] | null;
  readonly from_time: Date | null;
  readonly to_time: Date | null;
}

/**
 * Reads from the database first, where the query needs it, so that the list's own statement is planned for its
 * values.
 */
export async function resolveQuery(db: Db, projectId: string, query: PostListQuery): Promise<ResolvedQuery> {
  const { from, to, due, ...plain } = query;
  const isPlain = [query.categoryId, from, to, due].every((one) => one === undefined);
  if (isPlain) return plain;
  const { rows } = await resolveStatement(projectId, query).execute(db);
  const [found] = rows;
  return {
    ...plain,
    // Without a living category of that name nothing is found.
    ...(query.categoryId && { categoryId: found?.category_ids ?? query.categoryId }),
    fromTime: found?.from_time ?? undefined,
    toTime: found?.to_time ?? undefined,
    ...(due && found && dueSpan(due, found)),
  };
}

/** A query that names no category, and no other days than today, without a read of its own. */
export function atMoment({ from, to, due, ...plain }: PostListQuery, moment: DayMoment): ResolvedQuery {
  return {
    ...plain,
    ...(from !== undefined && { fromTime: moment.day_start }),
    ...(to !== undefined && { toTime: moment.day_end }),
    ...(due && dueSpan(due, moment)),
  };
}

/** Late and due today form one span: from the first to the last of the requested ones. */
function dueSpan(due: NonNullable<PostListQuery['due']>, { day_start, day_end, minute }: DayMoment) {
  return {
    ...(!due.includes('late') && { dueFrom: day_start }),
    dueTo: due.includes('today') ? day_end : minute,
  };
}

export function resolveStatement(
  projectId: string,
  { categoryId = [], from, to }: PostListQuery,
): RawBuilder<Resolved> {
  return sql`
    SELECT ${startOf(from, 0)} AS from_time, ${startOf(to, 1)} AS to_time,
      ${dayMomentOf(TODAY)}, (
      WITH RECURSIVE tree AS (
        SELECT id FROM categories WHERE project_id = ${projectId} AND id = ANY (${categoryId}::bigint[])
        UNION
        SELECT below.id FROM tree
        JOIN categories AS below ON below.project_id = ${projectId} AND below.parent_id = tree.id
          AND below.deleted_time IS NULL
      )
      SELECT array_agg(id) FROM tree
    ) AS category_ids
    FROM projects WHERE projects.id = ${projectId}`;
}

const TODAY = sql`(now() AT TIME ZONE timezone)::date`;

/** The columns of a moment, beside the project's time zone. */
export function dayMomentOf(today: RawBuilder<unknown>): RawBuilder<DayMoment> {
  return sql`
    ${today}::timestamp AT TIME ZONE timezone AS day_start,
    (${today} + 1)::timestamp AT TIME ZONE timezone AS day_end,
    date_trunc('minute', now()) AS minute`;
}

/** The instant a day, or the one `later` days after it, begins in the project's time zone. */
function startOf(day: string | undefined, later: number): RawBuilder<Date | null> {
  return sql`((${day ?? null}::date + ${sql.lit(later)})::timestamp AT TIME ZONE timezone)`;
}
