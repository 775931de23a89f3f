import type { Page } from '@toasoan/contract/core/paging.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { Displayed } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { Layout, LayoutListQuery, LayoutVersion } from '@toasoan/contract/features/layouts/layout.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { LayoutSnapshot, LayoutTable } from '#server/core/db/tables/layout-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TemplateUses } from '#server/features/content-templates/public.ts';
import { findDisplayTargets } from '#server/features/display-modes/public.ts';
import { type LayoutRow, layoutOf } from './layout-row.ts';

const SORTS = {
  title: sql`layouts.title COLLATE "vi-x-icu", layouts.id`,
  '-title': sql`layouts.title COLLATE "vi-x-icu" DESC, layouts.id DESC`,
  updateTime: sql`layouts.update_time, layouts.id`,
  '-updateTime': sql`layouts.update_time DESC, layouts.id DESC`,
  publishedTime: sql`layouts.published_time NULLS LAST, layouts.id`,
  '-publishedTime': sql`layouts.published_time DESC NULLS LAST, layouts.id DESC`,
} as const satisfies Record<LayoutListQuery['sort'], unknown>;

async function withTargets(
  db: Db,
  projectId: string,
  rows: readonly Selectable<LayoutTable>[],
): Promise<LayoutRow[]> {
  const displays = rows.map(({ display }) => display);
  const targetsOf = await findDisplayTargets(db, projectId, displays);
  return rows.map((row) => ({ ...row, targets: targetsOf(row.display) }));
}

/** Undefined also for another project's. */
export async function findLayout(db: Db, projectId: string, id: string): Promise<LayoutRow | undefined> {
  const rows = await db
    .selectFrom('layouts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
  return (await withTargets(db, projectId, rows))[0];
}

function matching(projectId: string, query: LayoutListQuery): RawBuilder<unknown> {
  const words = wordsOf(foldVietnamese(query.text ?? ''));
  const all = [
    sql`layouts.project_id = ${projectId}`,
    ...words.map((word) => sql`layouts.search_text LIKE ${`% ${word}%`}`),
    ...(query.kind === undefined ? [] : [sql`layouts.kind = ANY (${query.kind})`]),
    ...(query.device === undefined ? [] : [sql`layouts.device = ANY (${query.device})`]),
    ...(query.state === undefined ? [] : [sql`layouts.state = ANY (${query.state})`]),
    ...(query.displayMode === undefined ? [] : [sql`layouts.display->>'mode' = ANY (${query.displayMode})`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listLayouts(db: Db, projectId: string, query: LayoutListQuery): Promise<Page<Layout>> {
  const where = matching(projectId, query);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM layouts ${where}`.execute(db);
  const { rows } = await sql<Selectable<LayoutTable>>`
    SELECT layouts.* FROM layouts ${where}
    ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  const layouts = await withTargets(db, projectId, rows);
  return pageOf(query, layouts.map(layoutOf), counted[0]?.rows ?? 0);
}

export async function listLayoutVersions(db: Db, projectId: string, id: string): Promise<LayoutVersion[]> {
  const rows = await db
    .selectFrom('layout_versions')
    .select(['no', 'time', 'user_name', 'note', 'is_public', 'snapshot'])
    .where('project_id', '=', projectId)
    .where('layout_id', '=', id)
    .orderBy('no', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ no, time, user_name, note, is_public, snapshot }) => ({
    no,
    time: time.toISOString(),
    userName: user_name,
    note,
    isPublic: is_public,
    blockCount: snapshot.blocks.length,
  }));
}

/** Layouts as places that show content templates, drafts too. */
export const layoutTemplateUses: TemplateUses = (projectId) => sql`
  SELECT used.template_id AS "templateId", 'layout' AS kind, layouts.id::text AS id, layouts.title,
    bool_or(used.is_live) AS "isLive"
  FROM layouts CROSS JOIN LATERAL (
    SELECT (block->>'templateId')::bigint AS template_id, false AS is_live
    FROM jsonb_array_elements(layouts.blocks) AS block
    UNION ALL
    SELECT (block->>'templateId')::bigint, true
    FROM jsonb_array_elements(layouts.published->'blocks') AS block WHERE layouts.state = 'PUBLISHED') AS used
  WHERE layouts.project_id = ${projectId} AND layouts.state <> 'ARCHIVED' AND used.template_id IS NOT NULL
  GROUP BY used.template_id, layouts.id`;

interface Neighbour extends Displayed {
  readonly title: string;
}

/** Other published layouts of the same kind and device. */
export async function findLayoutNeighbours(db: Db, row: LayoutRow): Promise<Neighbour[]> {
  const { rows } = await sql<{ id: string; title: string; display: Display; published_time: Date }>`
    SELECT id::text, title, published->'display' AS display, published_time FROM layouts
    WHERE project_id = ${row.project_id} AND kind = ${row.kind} AND state = 'PUBLISHED' AND id <> ${row.id}
      AND published->>'device' = ${row.device}
    ORDER BY id`.execute(db);
  return rows.map(({ published_time, ...other }) => ({
    ...other,
    order: 0,
    updateTime: published_time.toISOString(),
  }));
}

/** @throws NOT_FOUND for a version that the layout does not have. */
export async function getLayoutVersion(db: Db, row: LayoutRow, no: number): Promise<LayoutSnapshot> {
  const version = await db
    .selectFrom('layout_versions')
    .select('snapshot')
    .where('project_id', '=', row.project_id)
    .where('layout_id', '=', row.id)
    .where('no', '=', no)
    .executeTakeFirst();
  if (version === undefined) throw new AppError('NOT_FOUND');
  return version.snapshot;
}
