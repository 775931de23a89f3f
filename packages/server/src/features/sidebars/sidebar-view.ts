import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  SidebarListQuery,
  SidebarRow,
  SidebarTemplate,
} from '@toasoan/contract/features/sidebars/sidebar.ts';
import { SIDES } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { beatenOf, findDisplayTargets } from '#server/features/display-modes/public.ts';
import { type StoredSidebar, sidebarRowOf, type WholeSidebar } from './sidebar-row.ts';

const SORTS = {
  order: sql`side, sort_order, title COLLATE "vi-x-icu", id`,
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const satisfies Record<SidebarListQuery['sort'], unknown>;

function matching(db: Db, projectId: string, query: SidebarListQuery) {
  let rows = db.selectFrom('sidebars').where('project_id', '=', projectId);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    rows = rows.where('search_text', 'like', `% ${word}%`);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.side !== undefined) rows = rows.where('side', 'in', query.side);
  if (query.displayMode !== undefined) rows = rows.where(sql`display->>'mode'`, 'in', query.displayMode);
  return rows;
}

export async function listSidebars(
  db: Db,
  projectId: string,
  query: SidebarListQuery,
): Promise<Page<SidebarRow>> {
  const filter = matching(db, projectId, query);
  const rows = await filter
    .selectAll()
    .orderBy(SORTS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const stored = await withDisplay(db, projectId, rows);
  return pageOf(query, stored.map(sidebarRowOf), await countUpToBound(db, filter));
}

async function withDisplay(
  db: Db,
  projectId: string,
  rows: readonly Omit<StoredSidebar, 'displayTargets' | 'behind'>[],
): Promise<StoredSidebar[]> {
  const [targetsOf, beaten] = await Promise.all([
    findDisplayTargets(
      db,
      projectId,
      rows.map(({ display }) => display),
    ),
    findBeaten(db, projectId),
  ]);
  return rows.map((row) => ({
    ...row,
    displayTargets: targetsOf(row.display),
    behind: beaten.get(row.id) ?? null,
  }));
}

/** Which published sidebars are not shown where they say, because another of their side claims the place. */
async function findBeaten(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('sidebars')
    .select(['id', 'title', 'side', 'display', 'sort_order as order', 'published_time'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .execute();
  const published = rows.map((row) => ({ ...row, updateTime: row.published_time?.toISOString() ?? '' }));
  return new Map(SIDES.flatMap((side) => [...beatenOf(published.filter((row) => row.side === side))]));
}

export async function findSidebar(db: Db, projectId: string, id: string): Promise<StoredSidebar | undefined> {
  const row = await db
    .selectFrom('sidebars')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withDisplay(db, projectId, [row]))[0];
}

/** A sidebar with the templates that its blocks name, in the draft and in what is published. */
export async function wholeSidebar(db: Db, row: StoredSidebar): Promise<WholeSidebar> {
  const blocks = [...row.content.blocks, ...(row.draft?.blocks ?? [])];
  const ids = [...new Set(blocks.flatMap(({ templateId }) => templateId ?? []))];
  return { ...row, templates: await findTemplates(db, row.project_id, ids) };
}

async function findTemplates(db: Db, projectId: string, ids: readonly string[]): Promise<SidebarTemplate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_templates')
    .select(['id', 'title', 'block_type', 'status'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((template) => [template.id, template]));
  return ids.map((id) => {
    const template = known.get(id);
    if (template === undefined) return { id, title: '', type: null, problem: 'GONE' };
    const { title, block_type: type, status } = template;
    return { id, title, type, problem: status === 'ENABLE' ? null : 'OFF' };
  });
}

/** Whether a project has a sidebar, shown or not. */
export async function hasSidebar(db: Db, projectId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sidebars')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
