import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import type { Selectable } from 'kysely';
import type { SourceCategoryTable } from '#server/core/db/tables/source-link-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** A section with its source, its parent and what takes its texts. */
export type SectionRow = Selectable<SourceCategoryTable> & {
  readonly source_title: string;
  readonly parent_title: string | null;
  readonly links: SourceCategory['links'];
};

export function sectionOf(row: SectionRow, suggestion: SourceCategory['suggestion']): SourceCategory {
  return {
    id: row.id,
    source: { id: row.source_id, title: row.source_title },
    title: row.title,
    url: row.url,
    rssUrl: row.rss_url,
    parent: row.parent_id === null ? null : { id: row.parent_id, title: row.parent_title ?? '' },
    detected: row.detected,
    status: row.status,
    lastSeen: row.last_seen?.toISOString() ?? null,
    links: row.links,
    suggestion,
    ...auditFieldsOf(row),
  };
}

/** What the log compares. */
export function auditedSection(row: SectionRow) {
  return {
    id: row.id,
    title: row.title,
    source: row.source_title,
    url: row.url,
    rssUrl: row.rss_url,
    parentSection: row.parent_title,
    status: row.status,
  };
}
