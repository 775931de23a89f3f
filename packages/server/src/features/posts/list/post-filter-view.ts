import { type PostView, STATES_OF_VIEW } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import { type FacetKind, facet, facetName } from '../editing/post-facets.ts';
import type { ResolvedQuery } from './resolved-query-view.ts';
import { visibleTo } from './visible-posts-view.ts';
import { waitsFor } from './waiting-view.ts';

type Choice = readonly [kind: FacetKind, values: readonly string[] | undefined];

const NOT_TRASHED = sql<boolean>`posts.state <> 'TRASHED'`;

/** The condition of each tab; states are written out, because the indexes need them. */
function inView(view: PostView, actor: PostActor): RawBuilder<boolean> {
  if (view === 'all') return NOT_TRASHED;
  if (view === 'mine') return sql`${NOT_TRASHED} AND posts.created_by_id = ${actor.userId}`;
  if (view === 'waiting') return waitsFor(actor);
  return inStates(STATES_OF_VIEW[view]);
}

function inStates(states: readonly PostState[]): RawBuilder<boolean> {
  const written = states.map((state) => sql.lit(state));
  return written.length === 1 ? sql`posts.state = ${written[0]}` : sql`posts.state IN (${sql.join(written)})`;
}

const DATES = {
  updateTime: sql.ref('posts.update_time'),
  publishedTime: sql.ref('posts.published_time'),
  createTime: sql.ref('posts.create_time'),
  scheduleTime: sql.ref('posts.schedule_time'),
} as const;

/** Conditions of a list without its search text. */
export function postFilter(projectId: string, actor: PostActor, query: ResolvedQuery): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`posts.project_id = ${projectId}`,
    inView(query.view, actor),
    visibleTo(actor),
    ownUnlessAsked(query),
    query.state && inStates(query.state),
    ...facetConditions(projectId, query),
    query.assignee && assignedTo(actor, query.assignee),
    query.dueFrom && sql<boolean>`posts.edit_due_time >= ${query.dueFrom}`,
    query.dueTo && sql<boolean>`posts.edit_due_time < ${query.dueTo}`,
    query.categoryId && linked('post_categories', 'category_id', query.categoryId),
    query.tagId && linked('post_tags', 'tag_id', query.tagId),
    query.createdBy && sql<boolean>`posts.created_by_id = ANY (${query.createdBy}::bigint[])`,
    query.fromTime && sql<boolean>`${DATES[query.dateKind]} >= ${query.fromTime}`,
    query.toTime && sql<boolean>`${DATES[query.dateKind]} < ${query.toTime}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  );
}

/** Posts in other languages are found by their language or their words; otherwise a list shows what the newsroom writes. */
function ownUnlessAsked({ lang = [], text = '' }: ResolvedQuery): RawBuilder<boolean> | undefined {
  return lang.length === 0 && text === '' ? sql<boolean>`posts.translation_of IS NULL` : undefined;
}

/** Not filters: page, order, and keys without a meaning of their own. */
const POSITION: ReadonlySet<string> = new Set([
  'view',
  'page',
  'limit',
  'sort',
  'happy',
  'dateKind',
  'inBodies',
]);

/** Whether the list shows everything its tab counts. */
export function isWholeView(query: ResolvedQuery): boolean {
  return Object.entries(query).every(([key, value]) => value === undefined || POSITION.has(key));
}

function assignedTo(
  actor: PostActor,
  chosen: readonly NonNullable<ResolvedQuery['assignee']>[number][],
): RawBuilder<boolean> {
  const ids = chosen.filter((one) => one !== 'none').map((one) => (one === 'me' ? actor.userId : one));
  const parts = [
    ids.length > 0 && sql`posts.assignee_id = ANY (${ids}::bigint[])`,
    chosen.includes('none') && sql`(posts.state = 'SUBMITTED' AND posts.assignee_id IS NULL)`,
  ].filter((part) => part !== false);
  return sql`(${sql.join(parts, sql` OR `)})`;
}

function linked(table: string, column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM ${sql.table(table)} AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      AND link.${sql.ref(column)} = ANY (${ids}::bigint[]))`;
}

/** The filters that the one index of facets answers. */
function choicesOf(query: ResolvedQuery): Choice[] {
  return [
    ['type', query.type],
    ['genre', query.genre],
    ['origin', query.origin],
    ['source', query.source?.map(facetName)],
    ['author', query.author?.map(facetName)],
    ['account', query.authorId],
    ['province', query.province],
    ['lang', query.lang],
    ['topic', query.topicId],
    ['ai', query.ai],
    ['flag', query.flag],
    ['mark', query.mark],
    ['picture', query.hasPicture === undefined ? undefined : [query.hasPicture ? 'yes' : 'no']],
  ];
}

/** Any value within a filter, all filters together: those with one value share one condition. */
function facetConditions(projectId: string, query: ResolvedQuery): RawBuilder<boolean>[] {
  const asked = choicesOf(query).flatMap(([kind, values = []]) =>
    values.length === 0 ? [] : [values.map((value) => facet(projectId, kind, value))],
  );
  const single = asked.filter((facets) => facets.length === 1).flat();
  const several = asked.filter((facets) => facets.length > 1);
  return [
    ...(single.length === 0 ? [] : [sql<boolean>`posts.facets @> ${single}::text[]`]),
    ...several.map((facets) => sql<boolean>`posts.facets && ${facets}::text[]`),
  ];
}
