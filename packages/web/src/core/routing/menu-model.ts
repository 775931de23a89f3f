import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import { mayEnter, needsProject } from './enter-route.ts';
import type { PlacedRow } from './route-row.ts';

export interface MenuEntry {
  readonly placed: PlacedRow;
  /** If present, the entry is a label that opens and closes them. */
  readonly children: readonly MenuEntry[];
}

/** The user's side menu: permitted rows without hidden ones, the root and empty groups. */
export function menuOf(rows: readonly PlacedRow[], visitor: Visitor, depth = 1): readonly MenuEntry[] {
  return rows
    .filter((placed) => placed.trail.length === depth && isShown(placed, visitor))
    .map((placed) => ({ placed, children: menuOf(rowsUnder(rows, placed), visitor, depth + 1) }))
    .filter(({ placed, children }) => placed.row.page !== undefined || children.length > 0);
}

function isShown(placed: PlacedRow, visitor: Visitor): boolean {
  return placed.path !== '/' && placed.row.hidden !== true && mayEnter(placed, visitor);
}

function rowsUnder(rows: readonly PlacedRow[], parent: PlacedRow): readonly PlacedRow[] {
  return rows.filter((placed) => placed !== parent && placed.trail.includes(parent));
}

/** The menu entry of a row: itself, or for a hidden one the nearest visible ancestor. */
export function menuPathOf(placed: PlacedRow): string {
  return placed.trail.findLast(({ row }) => row.hidden !== true)?.path ?? placed.path;
}

/** The groups that must be open for the row to be visible. */
export function groupsOf(placed: PlacedRow): readonly string[] {
  return placed.trail
    .slice(0, -1)
    .filter(({ row }) => row.page === undefined)
    .map(({ path }) => path);
}

/** The page after choosing a project: /dashboard, or else the first entry of the menu that needs one. */
export function landingOf(rows: readonly PlacedRow[], visitor: Visitor): string {
  const open = pagesOf(menuOf(rows, visitor)).filter(needsProject);
  return (open.find(({ path }) => path === '/dashboard') ?? open[0])?.path ?? '/manager_project';
}

/** The page of a group's own address: its first permitted page, if it has one. */
export function firstPageUnder(
  rows: readonly PlacedRow[],
  group: PlacedRow,
  visitor: Visitor,
): string | undefined {
  return rowsUnder(rows, group).find(
    (placed) => placed.row.page && !placed.path.includes(':') && isShown(placed, visitor),
  )?.path;
}

/** The pages of a menu without its groups. */
export function pagesOf(entries: readonly MenuEntry[]): readonly PlacedRow[] {
  return entries.flatMap(({ placed, children }) => (children.length > 0 ? pagesOf(children) : [placed]));
}
