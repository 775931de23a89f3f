import {
  type Displayed,
  type DisplayPlace,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { type LoadedCategory, loadCategories } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuPosition } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { type ReaderMenuItem, readMenu } from '@toasoan/contract/features/menus/reader-menu.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type FindPages, findLinkTargets } from './link-targets-view.ts';

export type Device = 'DESKTOP' | 'MOBILE';

export interface MenuRequest {
  readonly projectId: string;
  readonly position: MenuPosition;
  readonly place: DisplayPlace;
  readonly language: string;
  readonly device: Device;
  readonly now: Date;
}

export interface ReaderMenu {
  /** null: nobody has made one, so it is made of the categories. */
  readonly id: string | null;
  readonly title: string;
  readonly items: readonly ReaderMenuItem[];
}

interface Candidate extends Displayed {
  readonly title: string;
  readonly position: MenuPosition;
  readonly lang: string;
  readonly items: readonly MenuItem[];
}

/** A telephone shows its own menu where there is one, and else the main one. */
function positionsOf({ position, device }: MenuRequest): readonly MenuPosition[] {
  return position === 'MAIN' && device === 'MOBILE' ? ['MOBILE', 'MAIN'] : [position];
}

/** The menu of a place with present names and addresses; what readers cannot open is left out. */
export async function menusFor(db: Db, request: MenuRequest, findPages: FindPages): Promise<ReaderMenu> {
  const { projectId, language, now } = request;
  const { candidates, defaultLanguage } = await findCandidates(db, request);
  const chosen = chooseMenu(candidates, request, defaultLanguage);
  const items = chosen?.items ?? (await defaultItems(db, request));
  const targets = await findLinkTargets(db, projectId, items, findPages);
  const menuLanguage = chosen?.lang ?? defaultLanguage;
  return {
    id: chosen?.id ?? null,
    title: chosen?.title ?? '',
    items: readMenu(items, { targets, now, language, menuLanguage }),
  };
}

function chooseMenu(
  candidates: readonly Candidate[],
  request: MenuRequest,
  defaultLanguage: string,
): Candidate | undefined {
  for (const position of positionsOf(request)) {
    for (const lang of [request.language, defaultLanguage]) {
      const those = candidates.filter((menu) => menu.position === position && menu.lang === lang);
      const { shown } = resolveDisplay(those, request.place);
      if (shown !== undefined) return shown;
    }
  }
  return undefined;
}

interface FoundMenu extends Omit<Candidate, 'order'> {
  readonly defaultLanguage: string;
}

/** Menus that readers can have at this moment; while others are swapped in, with those items. */
async function findCandidates(db: Db, request: MenuRequest) {
  const { projectId, language, now } = request;
  const isSwapped = sql`(menus.swap_start <= ${now} AND menus.swap_end > ${now})`;
  const { rows } = await sql<FoundMenu | Pick<FoundMenu, 'defaultLanguage'>>`
    SELECT projects.default_lang AS "defaultLanguage", menus.id::text, menus.title, menus.position, menus.lang,
      menus.display, coalesce(menus.published_time, menus.swap_start) AS "updateTime",
      CASE WHEN ${isSwapped} THEN menus.swap_items ELSE menus.items END AS items
    FROM projects
    LEFT JOIN menus ON menus.project_id = projects.id AND menus.status = 'ENABLE'
      AND menus.position = ANY (${positionsOf(request)}) AND menus.lang IN (${language}, projects.default_lang)
      AND (menus.published_time IS NOT NULL OR ${isSwapped})
    WHERE projects.id = ${projectId}`.execute(db);
  const candidates = rows.flatMap((row) =>
    'id' in row && row.id !== null
      ? [{ ...row, order: 0, updateTime: new Date(row.updateTime).toISOString() }]
      : [],
  );
  return { candidates, defaultLanguage: rows[0]?.defaultLanguage ?? 'vi' };
}

/** The categories of a project without a menu; nothing for smaller menus. */
async function defaultItems(db: Db, { projectId, position }: MenuRequest): Promise<readonly MenuItem[]> {
  if (position !== 'MAIN' && position !== 'MOBILE') return [];
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'show_in_menu as showInMenu', 'status'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();
  let count = 0;
  const newId = () => {
    count += 1;
    return `default${count}`;
  };
  return loadCategories([], categories satisfies LoadedCategory[], newId).items;
}
