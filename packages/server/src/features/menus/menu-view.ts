import type { Page } from '@toasoan/contract/core/paging.ts';
import type { MenuListQuery, MenuRow } from '@toasoan/contract/features/menus/menu.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { findDisplayTargets } from '#server/features/display-modes/public.ts';
import { type FindPages, findLinkTargets } from './link-targets-view.ts';
import { menuRowOf, type StoredMenu, type WholeMenu } from './menu-row.ts';

const POSITIONS = sql`array_position(ARRAY['MAIN', 'TOP', 'MOBILE', 'FOOTER', 'USER'], position)`;
const SORTS = {
  order: sql`${POSITIONS}, code, lang = 'vi' DESC, lang, id`,
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const satisfies Record<MenuListQuery['sort'], unknown>;

function matching(db: Db, projectId: string, query: MenuListQuery) {
  let rows = db.selectFrom('menus').where('project_id', '=', projectId);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    rows = rows.where('search_text', 'like', `% ${word}%`);
  if (query.position !== undefined) rows = rows.where('position', 'in', query.position);
  if (query.lang !== undefined) rows = rows.where('lang', 'in', query.lang);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.displayMode !== undefined) rows = rows.where(sql`display->>'mode'`, 'in', query.displayMode);
  return rows;
}

export async function listMenus(
  db: Db,
  projectId: string,
  query: MenuListQuery,
  now: Date,
): Promise<Page<MenuRow>> {
  const filter = matching(db, projectId, query);
  const rows = await filter
    .selectAll()
    .orderBy(SORTS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const stored = await withDisplayTargets(db, projectId, rows);
  return pageOf(
    query,
    stored.map((row) => menuRowOf(row, now)),
    await countUpToBound(db, filter),
  );
}

async function withDisplayTargets(
  db: Db,
  projectId: string,
  rows: readonly Omit<StoredMenu, 'displayTargets'>[],
): Promise<StoredMenu[]> {
  const displays = rows.map(({ display }) => display);
  const targetsOf = await findDisplayTargets(db, projectId, displays);
  return rows.map((row) => ({ ...row, displayTargets: targetsOf(row.display) }));
}

export async function findMenu(db: Db, projectId: string, id: string): Promise<StoredMenu | undefined> {
  const row = await db
    .selectFrom('menus')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withDisplayTargets(db, projectId, [row]))[0];
}

/** A menu with its targets and its other languages. */
export async function wholeMenu(db: Db, row: StoredMenu, findPages: FindPages): Promise<WholeMenu> {
  const named = [...row.items, ...(row.draft ?? []), ...(row.swap_items ?? [])];
  const [targets, languages] = await Promise.all([
    findLinkTargets(db, row.project_id, named, findPages),
    db
      .selectFrom('menus')
      .select(['id', 'lang', sql<number>`jsonb_array_length(coalesce(draft, items))`.as('itemCount')])
      .where('project_id', '=', row.project_id)
      .where('code', '=', row.code)
      .orderBy(sql`lang <> 'vi'`)
      .orderBy('lang')
      .execute(),
  ]);
  return { ...row, targets: [...targets.values()], languages };
}
