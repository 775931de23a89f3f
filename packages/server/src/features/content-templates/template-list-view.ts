import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  ContentTemplate,
  ContentTemplateListQuery,
  TemplateTab,
  TemplateUse,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { ContentTemplateTable } from '#server/core/db/tables/content-template-table.ts';
import { type TemplateRow, templateOf } from './template-row.ts';
import type { TemplateUseRow, TemplateUses } from './template-uses.ts';

const IS_USED = sql<boolean>`EXISTS (SELECT FROM uses WHERE uses."templateId" = templates.id)`;
const TABS: Readonly<Record<TemplateTab, RawBuilder<boolean>>> = {
  all: sql`true`,
  used: IS_USED,
  unused: sql`NOT ${IS_USED}`,
};
const SORTS = {
  title: sql`templates.title COLLATE "vi-x-icu", templates.id`,
  '-title': sql`templates.title COLLATE "vi-x-icu" DESC, templates.id DESC`,
  updateTime: sql`templates.update_time, templates.id`,
  '-updateTime': sql`templates.update_time DESC, templates.id DESC`,
} as const satisfies Record<ContentTemplateListQuery['sort'], unknown>;

/** Everything that shows some template of the project. */
function usesOf(projectId: string, uses: readonly TemplateUses[]): RawBuilder<TemplateUseRow> {
  const none = sql<TemplateUseRow>`
    SELECT 0::bigint AS "templateId", ''::text AS kind, ''::text AS id, ''::text AS title, false AS "isLive" WHERE false`;
  return sql<TemplateUseRow>`${sql.join([none, ...uses.map((use) => use(projectId))], sql` UNION ALL `)}`;
}

type Found = Selectable<ContentTemplateTable> & { readonly uses: TemplateUse[] };

const WITH_USES = sql`
  SELECT templates.*, coalesce((
    SELECT json_agg(json_build_object('kind', uses.kind, 'id', uses.id, 'title', uses.title, 'isLive', uses."isLive")
      ORDER BY uses."isLive" DESC, uses.title COLLATE "vi-x-icu", uses.id)
    FROM uses WHERE uses."templateId" = templates.id), '[]') AS uses
  FROM content_templates AS templates`;

/** Undefined also for another project's. */
export async function findTemplate(
  db: Db,
  projectId: string,
  id: string,
  uses: readonly TemplateUses[],
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<Found>`
    WITH uses AS (${usesOf(projectId, uses)})
    ${WITH_USES} WHERE templates.project_id = ${projectId} AND templates.id = ${id}`.execute(db);
  return rows[0];
}

function matching(projectId: string, query: ContentTemplateListQuery): RawBuilder<unknown> {
  const words = wordsOf(foldVietnamese(query.text ?? ''));
  const all = [
    sql`templates.project_id = ${projectId}`,
    sql`(${TABS[query.view]})`,
    ...words.map((word) => sql`templates.search_text LIKE ${`% ${word}%`}`),
    ...(query.type === undefined ? [] : [sql`templates.block_type = ANY (${query.type})`]),
    ...(query.sourceMode === undefined ? [] : [sql`templates.source_mode = ANY (${query.sourceMode})`]),
    ...(query.status === undefined ? [] : [sql`templates.status = ${query.status}`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listTemplates(
  db: Db,
  projectId: string,
  query: ContentTemplateListQuery,
  uses: readonly TemplateUses[],
): Promise<Page<ContentTemplate>> {
  const where = matching(projectId, query);
  const used = sql`WITH uses AS (${usesOf(projectId, uses)})`;
  const { rows: counted } = await sql<{ rows: number }>`
    ${used} SELECT count(*)::int AS rows FROM content_templates AS templates ${where}`.execute(db);
  const { rows } = await sql<Found>`
    ${used} ${WITH_USES} ${where}
    ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  return pageOf(query, rows.map(templateOf), counted[0]?.rows ?? 0);
}

export async function countTemplates(
  db: Db,
  projectId: string,
  uses: readonly TemplateUses[],
): Promise<Record<TemplateTab, number>> {
  const count = (tab: TemplateTab) => sql<number>`count(*) FILTER (WHERE ${TABS[tab]})::int`;
  const { rows } = await sql<Record<TemplateTab, number>>`
    WITH uses AS (${usesOf(projectId, uses)})
    SELECT ${count('all')} AS "all", ${count('used')} AS used, ${count('unused')} AS unused
    FROM content_templates AS templates WHERE templates.project_id = ${projectId}`.execute(db);
  return rows[0] ?? { all: 0, used: 0, unused: 0 };
}
