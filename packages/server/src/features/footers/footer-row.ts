import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { Footer, FooterRow } from '@toasoan/contract/features/footers/footer.ts';
import { linksOf } from '@toasoan/contract/features/footers/footer-content.ts';
import type { LinkTarget } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Selectable } from 'kysely';
import type { FooterTable } from '#server/core/db/tables/footer-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** A footer with what its display names, and the footer that is shown instead of it. */
export type StoredFooter = Selectable<FooterTable> & {
  readonly displayTargets: readonly DisplayTarget[];
  readonly behind: FooterRow['behind'];
};

/** A footer with all that its editor shows. */
export type WholeFooter = StoredFooter & { readonly targets: readonly LinkTarget[] };

export const workingContent = ({ draft, content }: Pick<StoredFooter, 'draft' | 'content'>) =>
  draft ?? content;

export function footerRowOf(row: StoredFooter): FooterRow {
  return {
    id: row.id,
    title: row.title,
    display: row.display,
    displayTargets: [...row.displayTargets],
    behind: row.behind,
    status: row.status,
    columnCount: workingContent(row).columns.length,
    hasDraft: row.draft !== null,
    publishedTime: row.published_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}

export function footerOf(row: WholeFooter): Footer {
  return { ...footerRowOf(row), published: row.content, draft: row.draft, targets: [...row.targets] };
}

/** What the log compares; the content by its numbers. */
export function auditedFooter(row: StoredFooter) {
  const { id, title, display, displayTargets, status } = row;
  return {
    id,
    title,
    displayMode: display.mode,
    displayTargets:
      display.mode === 'CUSTOM' ? display.patterns : displayTargets.map((target) => target.title),
    status,
    footerColumns: row.content.columns.length,
    menuItems: linksOf(row.content).length,
    publishedNumber: row.published_number,
  };
}
