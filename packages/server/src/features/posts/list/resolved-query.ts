import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A list query whose days are moments and whose categories are named with those below them. */
export interface ResolvedQuery extends Omit<PostListQuery, 'from' | 'to' | 'due'> {
  readonly fromTime?: Date | undefined;
  readonly toTime?: Date | undefined;
  readonly dueFrom?: Date | undefined;
  readonly dueTo?: Date | undefined;
}

interface Resolved {
  readonly category_ids: string[] | null;
  readonly from_time: Date | null;
  readonly to_time: Date | null;
  /** The day that it is where the project is. */
  readonly day_start: Date;
  readonly day_end: Date;
  /** To the minute: what is late is the same for all who ask within it. */
  readonly minute: Date;
}

/** Asks the database first, where the query needs it: so that the list's own statement is planned for its values. */
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

/** What is late or due today is one span: from the first to the last of what is asked for. */
function dueSpan(due: NonNullable<PostListQuery['due']>, { day_start, day_end, minute }: Resolved) {
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
      ${TODAY}::timestamp AT TIME ZONE timezone AS day_start,
      (${TODAY} + 1)::timestamp AT TIME ZONE timezone AS day_end,
      date_trunc('minute', now()) AS minute, (
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

/** The moment a day, or the one `later` days after it, begins where the project is. */
function startOf(day: string | undefined, later: number): RawBuilder<Date | null> {
  return sql`((${day ?? null}::date + ${sql.lit(later)})::timestamp AT TIME ZONE timezone)`;
}
