import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  InternalLink,
  InternalLinkListQuery,
  InternalLinkView,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { type LinkRow, linkOf } from './internal-link-row.ts';
import { targetColumns, targetJoins, targetProblem } from './target-view.ts';

const CLICK_DAYS = 30;

/** The condition of each tab above the list; the counts use the very same. */
const VIEWS = {
  all: sql`true`,
  on: sql`links.status = 'ENABLE'`,
  broken: sql`${targetProblem} IS NOT NULL`,
  unused: sql`links.hit_count = 0 AND EXISTS (
    SELECT FROM internal_link_surveys AS survey
    WHERE survey.project_id = links.project_id AND survey.counted_time > links.create_time)`,
} as const satisfies Record<InternalLinkView, unknown>;

const SORTS = {
  keyword: sql`links.keyword COLLATE "vi-x-icu", links.id`,
  '-keyword': sql`links.keyword COLLATE "vi-x-icu" DESC, links.id DESC`,
  priority: sql`links.priority, links.id`,
  '-priority': sql`links.priority DESC, links.id DESC`,
  hitCount: sql`links.hit_count, links.id`,
  '-hitCount': sql`links.hit_count DESC, links.id DESC`,
  updateTime: sql`links.update_time, links.id`,
  '-updateTime': sql`links.update_time DESC, links.id DESC`,
} as const satisfies Record<InternalLinkListQuery['sort'], unknown>;

/** Rows of `links` with everything that answers show. */
function wholeLinks(from: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`links.id`) {
  return sql<LinkRow>`
    SELECT links.*, ${targetColumns},
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', scope.id::text, 'title', scope.title) ORDER BY scope.title, scope.id)
        FROM categories AS scope
        WHERE scope.project_id = links.project_id AND scope.id = ANY (links.scope_category_ids)), '[]') AS scope,
      coalesce((
        SELECT sum(clicked.clicks)::int FROM internal_link_clicks AS clicked
        WHERE clicked.project_id = links.project_id AND clicked.link_id = links.id
          AND clicked.day > current_date - ${CLICK_DAYS}::int), 0) AS clicks
    FROM (${from}) AS links ${targetJoins}
    ORDER BY ${order}`;
}

export async function findLinks(db: Db, projectId: string, ids: readonly string[]): Promise<LinkRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await wholeLinks(
    sql`SELECT * FROM internal_links WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`,
  ).execute(db);
  return rows;
}

export async function allLinks(db: Db, projectId: string): Promise<LinkRow[]> {
  const all = sql`SELECT * FROM internal_links WHERE project_id = ${projectId}`;
  return (await wholeLinks(all, SORTS.keyword).execute(db)).rows;
}

function matching(projectId: string, query: InternalLinkListQuery): RawBuilder<unknown> {
  const conditions = [
    sql`links.project_id = ${projectId}`,
    sql`(${VIEWS[query.view]})`,
    ...wordsOf(foldVietnamese(query.text ?? '')).map((word) => sql`links.search_text LIKE ${`% ${word}%`}`),
    ...(query.targetType === undefined ? [] : [sql`links.target_type = ANY (${query.targetType})`]),
    ...(query.status === undefined ? [] : [sql`links.status = ${query.status}`]),
  ];
  return sql`FROM internal_links AS links ${targetJoins} WHERE ${sql.join(conditions, sql` AND `)}`;
}

export async function listLinks(
  db: Db,
  projectId: string,
  query: InternalLinkListQuery,
): Promise<Page<InternalLink>> {
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows ${matching(projectId, query)}`.execute(db);
  const page = sql`
    SELECT links.* ${matching(projectId, query)}
    ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeLinks(page, SORTS[query.sort]).execute(db);
  return pageOf(query, rows.map(linkOf), counted[0]?.rows ?? 0);
}

export async function countLinks(db: Db, projectId: string): Promise<Record<InternalLinkView, number>> {
  const count = (view: InternalLinkView) => sql<number>`count(*) FILTER (WHERE ${VIEWS[view]})::int`;
  const { rows } = await sql<Record<InternalLinkView, number>>`
    SELECT ${count('all')} AS "all", ${count('on')} AS "on", ${count('broken')} AS broken, ${count('unused')} AS unused
    FROM internal_links AS links ${targetJoins}
    WHERE links.project_id = ${projectId}`.execute(db);
  return rows[0] ?? { all: 0, on: 0, broken: 0, unused: 0 };
}

/** Versions of keywords by their ids. */
export async function versionsOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('internal_links')
    .select(['id', 'version'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
