import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { Menu, MenuRow, MenuSwap } from '@toasoan/contract/features/menus/menu.ts';
import type { LinkTarget } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Selectable } from 'kysely';
import type { MenuTable } from '#server/core/db/tables/menu-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** A menu with what its display names. */
export type StoredMenu = Selectable<MenuTable> & { readonly displayTargets: readonly DisplayTarget[] };

/** A menu with all that its editor shows. */
export type WholeMenu = StoredMenu & {
  readonly targets: readonly LinkTarget[];
  readonly languages: readonly { readonly id: string; readonly lang: string; readonly itemCount: number }[];
};

export const workingItems = ({ draft, items }: Pick<StoredMenu, 'draft' | 'items'>) => draft ?? items;

function swapOf(
  { swap_items: items, swap_start: start, swap_end: end }: StoredMenu,
  now: Date,
): MenuSwap | null {
  if (items === null || start === null || end === null) return null;
  const state = end <= now ? 'OVER' : start > now ? 'COMING' : 'RUNNING';
  return { startTime: start.toISOString(), endTime: end.toISOString(), itemCount: items.length, state };
}

export function menuRowOf(row: StoredMenu, now: Date): MenuRow {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    position: row.position,
    display: row.display,
    displayTargets: [...row.displayTargets],
    lang: row.lang,
    status: row.status,
    itemCount: workingItems(row).length,
    hasDraft: row.draft !== null,
    publishedTime: row.published_time?.toISOString() ?? null,
    swap: swapOf(row, now),
    ...auditFieldsOf(row),
  };
}

export function menuOf(row: WholeMenu, now: Date): Menu {
  return {
    ...menuRowOf(row, now),
    published: row.items,
    draft: row.draft,
    targets: [...row.targets],
    languages: [...row.languages],
  };
}

/** What the log compares; the items by their number. */
export function auditedMenu(row: StoredMenu) {
  const { id, title, code, position, display, displayTargets, lang, status } = row;
  return {
    id,
    title,
    code,
    menuPosition: position,
    displayMode: display.mode,
    displayTargets:
      display.mode === 'CUSTOM' ? display.patterns : displayTargets.map((target) => target.title),
    lang,
    status,
    menuItems: row.items.length,
    publishedNumber: row.published_number,
    startTime: row.swap_start?.toISOString() ?? null,
    endTime: row.swap_end?.toISOString() ?? null,
  };
}
