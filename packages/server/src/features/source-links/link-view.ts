import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  SourceLink,
  SourceLinkListQuery,
  SourceLinkView,
} from '@toasoan/contract/features/source-links/source-link.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { readerName } from '#server/features/accounts/public.ts';
import { type SourceLinkRow, sourceLinkOf } from './link-row.ts';

const TABLES = sql`source_links AS link
  JOIN parser_sources AS source ON source.project_id = link.project_id AND source.id = link.source_id
  LEFT JOIN source_categories AS section
    ON section.project_id = link.project_id AND section.id = link.source_category_id
  LEFT JOIN categories AS category ON category.project_id = link.project_id AND category.id = link.category_id
  LEFT JOIN tags AS tag ON tag.project_id = link.project_id AND tag.id = link.tag_id
  LEFT JOIN project_members AS member ON member.project_id = link.project_id AND member.user_id = link.user_id
  LEFT JOIN users AS author ON author.id = link.user_id
  LEFT JOIN users AS own ON own.id = link.author_id`;

const PROBLEM = sql<SourceLink['target']['problem']>`CASE
    WHEN coalesce(category.deleted_time, tag.deleted_time, author.deleted_time) IS NOT NULL
      OR tag.merged_into_id IS NOT NULL OR link.user_id IS NOT NULL AND member.user_id IS NULL THEN 'GONE'
    WHEN coalesce(category.status, tag.status, author.status) <> 'ENABLE' THEN 'OFF' END`;

/** The condition of each tab above the list; the counts use the very same. */
const VIEWS = {
  all: sql`true`,
  on: sql`link.status = 'ENABLE'`,
  broken: sql`${PROBLEM} IS NOT NULL`,
} as const satisfies Record<SourceLinkView, unknown>;

const MATCHES = sql<number>`coalesce((
  SELECT sum(counted.matches)::int FROM source_link_hours AS counted
  WHERE counted.project_id = link.project_id AND counted.link_id = link.id
    AND counted.hour > now() - interval '24 hours'), 0)`;

const FROM = sql`source.title COLLATE "vi-x-icu", coalesce(section.title, link.link_url) COLLATE "vi-x-icu"`;
const SORTS = {
  source: sql`${FROM}, link.priority DESC, link.id`,
  '-source': sql`source.title COLLATE "vi-x-icu" DESC, link.priority DESC, link.id`,
  priority: sql`link.priority, link.id`,
  '-priority': sql`link.priority DESC, link.id DESC`,
  matchCount24h: sql`matches, link.id`,
  '-matchCount24h': sql`matches DESC, link.id DESC`,
  updateTime: sql`link.update_time, link.id`,
  '-updateTime': sql`link.update_time DESC, link.id DESC`,
} as const satisfies Record<SourceLinkListQuery['sort'], unknown>;

const namedIn = (table: 'categories' | 'tags', ids: RawBuilder<unknown>) => sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', term.id::text, 'title', term.title) ORDER BY place.number)
  FROM unnest(${ids}) WITH ORDINALITY AS place (id, number)
  JOIN ${sql.table(table)} AS term ON term.project_id = link.project_id AND term.id = place.id
    AND term.deleted_time IS NULL), '[]')`;

/** Links with everything that answers show. */
function wholeLinks(rest: RawBuilder<unknown>): RawBuilder<SourceLinkRow> {
  return sql<SourceLinkRow>`
    SELECT link.*, source.title AS source_title, section.title AS section_title, section.url AS section_url,
      coalesce(link.category_id, link.tag_id, link.user_id)::text AS target_id,
      coalesce(category.title, tag.title, ${readerName('author')}) AS target_name,
      ${PROBLEM} AS target_problem, ${readerName('own')} AS author_name,
      ${namedIn('categories', sql`link.extra_category_ids`)} AS extra_categories,
      ${namedIn('tags', sql`link.tag_ids`)} AS tags, ${MATCHES} AS matches
    FROM ${TABLES} ${rest}`;
}

export async function findSourceLink(
  db: Db,
  projectId: string,
  id: string,
): Promise<SourceLinkRow | undefined> {
  const where = sql`WHERE link.project_id = ${projectId} AND link.id = ${id}`;
  return (await wholeLinks(where).execute(db)).rows[0];
}

/** Every link of a source, also those that are switched off. */
export async function linksOfSource(db: Db, projectId: string, sourceId: string): Promise<SourceLink[]> {
  const where = sql`WHERE link.project_id = ${projectId} AND link.source_id = ${sourceId} ORDER BY link.id`;
  return (await wholeLinks(where).execute(db)).rows.map(sourceLinkOf);
}

/** Every word has to stand in the name of the source, the section, the address or the target. */
const named = (word: string) => sql`(source.search_text LIKE ${`% ${word}%`}
  OR section.search_text LIKE ${`% ${word}%`}
  OR link.link_url ILIKE ${`%${word}%`}
  OR category.search_text LIKE ${`%${word}%`} OR tag.search_text LIKE ${`% ${word}%`})`;

function conditions(projectId: string, query: SourceLinkListQuery): RawBuilder<unknown> {
  const all = [
    sql`link.project_id = ${projectId}`,
    sql`(${VIEWS[query.view]})`,
    ...wordsOf(foldVietnamese(query.text ?? '')).map(named),
    ...(query.sourceId === undefined ? [] : [sql`link.source_id = ANY (${query.sourceId}::bigint[])`]),
    ...(query.targetType === undefined ? [] : [sql`link.target_type = ANY (${query.targetType})`]),
    ...(query.targetCategoryId === undefined
      ? []
      : [sql`link.category_id = ANY (${query.targetCategoryId}::bigint[])`]),
    ...(query.autoAction === undefined ? [] : [sql`link.auto_action = ANY (${query.autoAction})`]),
    ...(query.status === undefined ? [] : [sql`link.status = ${query.status}`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listSourceLinks(
  db: Db,
  projectId: string,
  query: SourceLinkListQuery,
): Promise<Page<SourceLink>> {
  const where = conditions(projectId, query);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM ${TABLES} ${where}`.execute(db);
  const page = sql`${where} ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeLinks(page).execute(db);
  return pageOf(query, rows.map(sourceLinkOf), counted[0]?.rows ?? 0);
}

export async function countSourceLinks(db: Db, projectId: string): Promise<Record<SourceLinkView, number>> {
  const count = (view: SourceLinkView) => sql<number>`count(*) FILTER (WHERE ${VIEWS[view]})::int`;
  const { rows } = await sql<Record<SourceLinkView, number>>`
    SELECT ${count('all')} AS "all", ${count('on')} AS "on", ${count('broken')} AS broken
    FROM ${TABLES} WHERE link.project_id = ${projectId}`.execute(db);
  return rows[0] ?? { all: 0, on: 0, broken: 0 };
}
