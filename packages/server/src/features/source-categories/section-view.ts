import type { Page } from '@toasoan/contract/core/paging.ts';
import { suggestedCategory } from '@toasoan/contract/features/source-categories/section-rules.ts';
import type {
  SectionView,
  SourceCategory,
  SourceCategoryListQuery,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { SectionMappings } from './section-mappings.ts';
import { type SectionRow, sectionOf } from './section-row.ts';

const TABLES = sql`source_categories AS section
  JOIN parser_sources AS source ON source.project_id = section.project_id AND source.id = section.source_id
  LEFT JOIN source_categories AS parent ON parent.project_id = section.project_id AND parent.id = section.parent_id`;

const SORTS = {
  title: sql`section.title COLLATE "vi-x-icu", section.id`,
  '-title': sql`section.title COLLATE "vi-x-icu" DESC, section.id DESC`,
  source: sql`source.title COLLATE "vi-x-icu", section.title COLLATE "vi-x-icu", section.id`,
  '-source': sql`source.title COLLATE "vi-x-icu" DESC, section.title COLLATE "vi-x-icu", section.id`,
  lastSeen: sql`section.last_seen NULLS FIRST, section.id`,
  '-lastSeen': sql`section.last_seen DESC NULLS LAST, section.id DESC`,
} as const satisfies Record<SourceCategoryListQuery['sort'], unknown>;

type Links = Pick<SectionMappings, 'links' | 'isMapped'>;

function wholeSections({ links }: Links, rest: RawBuilder<unknown>): RawBuilder<SectionRow> {
  return sql<SectionRow>`
    SELECT section.*, source.title AS source_title, parent.title AS parent_title, ${links} AS links
    FROM ${TABLES} ${rest}`;
}

export async function findSections(
  db: Db,
  projectId: string,
  ids: readonly string[],
  links: Links,
): Promise<SectionRow[]> {
  const where = sql`WHERE section.project_id = ${projectId} AND section.id = ANY (${ids}::bigint[])
    ORDER BY section.id`;
  return (await wholeSections(links, where).execute(db)).rows;
}

function conditions(projectId: string, query: SourceCategoryListQuery, { isMapped }: Links) {
  const all = [
    sql`section.project_id = ${projectId}`,
    ...(query.view === 'unmapped' ? [sql`NOT ${isMapped}`] : []),
    ...wordsOf(foldVietnamese(query.text ?? '')).map((word) => sql`section.search_text LIKE ${`% ${word}%`}`),
    ...(query.sourceId === undefined ? [] : [sql`section.source_id = ANY (${query.sourceId}::bigint[])`]),
    ...(query.status === undefined ? [] : [sql`section.status = ${query.status}`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listSections(
  db: Db,
  projectId: string,
  query: SourceCategoryListQuery,
  links: Links,
): Promise<Page<SourceCategory>> {
  const where = conditions(projectId, query, links);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM ${TABLES} ${where}`.execute(db);
  const page = sql`${where} ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeSections(links, page).execute(db);
  return pageOf(query, await withSuggestions(db, projectId, rows), counted[0]?.rows ?? 0);
}

/** Sections as answers show them; those that nothing takes with the category of the most similar name. */
export async function withSuggestions(
  db: Db,
  projectId: string,
  rows: readonly SectionRow[],
): Promise<SourceCategory[]> {
  const isAnyFree = rows.some(({ links }) => links.length === 0);
  const categories = isAnyFree ? await livingCategories(db, projectId) : [];
  return rows.map((row) =>
    sectionOf(row, row.links.length === 0 ? suggestedCategory(row.title, categories) : null),
  );
}

async function livingCategories(db: Db, projectId: string) {
  return await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .orderBy('id')
    .execute();
}

export async function countSections(
  db: Db,
  projectId: string,
  { isMapped }: Links,
): Promise<Record<SectionView, number>> {
  const { rows } = await sql<Record<SectionView, number>>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE NOT ${isMapped})::int AS unmapped
    FROM source_categories AS section WHERE section.project_id = ${projectId}`.execute(db);
  return rows[0] ?? { all: 0, unmapped: 0 };
}
