import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { Sidebar, SidebarRow, SidebarTemplate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import type { Selectable } from 'kysely';
import type { SidebarTable } from '#server/core/db/tables/sidebar-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** A sidebar with what its display names, and the sidebar that is shown instead of it. */
export type StoredSidebar = Selectable<SidebarTable> & {
  readonly displayTargets: readonly DisplayTarget[];
  readonly behind: SidebarRow['behind'];
};

/** A sidebar with all that its editor shows. */
export type WholeSidebar = StoredSidebar & { readonly templates: readonly SidebarTemplate[] };

export const workingContent = ({ draft, content }: Pick<StoredSidebar, 'draft' | 'content'>) =>
  draft ?? content;

export function sidebarRowOf(row: StoredSidebar): SidebarRow {
  return {
    id: row.id,
    title: row.title,
    side: row.side,
    sticky: row.sticky,
    hideOnMobile: row.hide_on_mobile,
    order: row.sort_order,
    display: row.display,
    displayTargets: [...row.displayTargets],
    behind: row.behind,
    status: row.status,
    blockCount: workingContent(row).blocks.length,
    hasDraft: row.draft !== null,
    publishedTime: row.published_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}

export function sidebarOf(row: WholeSidebar): Sidebar {
  return { ...sidebarRowOf(row), published: row.content, draft: row.draft, templates: [...row.templates] };
}

/** What the log compares; the content by its number of blocks. */
export function auditedSidebar(row: StoredSidebar) {
  const { id, title, side, sticky, display, displayTargets, status } = row;
  return {
    id,
    title,
    sidebarSide: side,
    sidebarSticky: sticky,
    hideOnMobile: row.hide_on_mobile,
    order: row.sort_order,
    displayMode: display.mode,
    displayTargets:
      display.mode === 'CUSTOM' ? display.patterns : displayTargets.map((target) => target.title),
    status,
    sidebarBlocks: row.content.blocks.length,
    publishedNumber: row.published_number,
  };
}
