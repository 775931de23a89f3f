import type { PostListQuery, PostView } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/post-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { visibleTo } from './visible-posts-view.ts';

const NOT_TRASHED = sql<boolean>`posts.state <> 'TRASHED'`;

/** The condition of each tab; states are written out, because the indexes ask for them. */
function inView(view: PostView, actor: PostActor): RawBuilder<boolean> {
  if (view === 'all') return NOT_TRASHED;
  if (view === 'mine') return sql`${NOT_TRASHED} AND posts.created_by_id = ${actor.userId}`;
  return sql`posts.state = ${sql.lit(view)}`;
}

const DATES = {
  updateTime: sql.ref('posts.update_time'),
  publishedTime: sql.ref('posts.published_time'),
  createTime: sql.ref('posts.create_time'),
} as const;

/** Conditions of a list without its search text. */
export function postFilter(projectId: string, actor: PostActor, query: PostListQuery): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`posts.project_id = ${projectId}`,
    inView(query.view, actor),
    visibleTo(actor),
    query.categoryId && linked('post_categories', 'category_id', query.categoryId),
    query.tagId && linked('post_tags', 'tag_id', query.tagId),
    query.createdBy && sql<boolean>`posts.created_by_id = ANY (${query.createdBy}::bigint[])`,
    query.from && sql<boolean>`${DATES[query.dateKind]} >= ${startOf(projectId, query.from, 0)}`,
    query.to && sql<boolean>`${DATES[query.dateKind]} < ${startOf(projectId, query.to, 1)}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  );
}

/** Whether the list shows all that its tab counts. */
export function isWholeView({ categoryId, tagId, createdBy, from, to, text }: PostListQuery): boolean {
  return [categoryId, tagId, createdBy, from, to, text].every((filter) => filter === undefined);
}

function linked(table: string, column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM ${sql.table(table)} AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      AND link.${sql.ref(column)} = ANY (${ids}::bigint[]))`;
}

/** The moment a day, or the one `later` days after it, begins where the project is. */
function startOf(projectId: string, day: string, later: number): RawBuilder<Date> {
  return sql`((${day}::date + ${sql.lit(later)})::timestamp
    AT TIME ZONE (SELECT timezone FROM projects WHERE projects.id = ${projectId}))`;
}
