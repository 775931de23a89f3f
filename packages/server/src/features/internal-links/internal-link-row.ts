import type { InternalLink } from '@toasoan/contract/features/internal-links/internal-link.ts';
import type { Selectable } from 'kysely';
import type { InternalLinkTable } from '#server/core/db/tables/internal-link-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { type TargetColumns, targetOf } from './target-view.ts';

/** A keyword with its target, its scope by name, and its clicks. */
export type LinkRow = Selectable<InternalLinkTable> &
  TargetColumns & {
    readonly scope: readonly { readonly id: string; readonly title: string }[];
    readonly clicks: number;
  };

export function linkOf(row: LinkRow): InternalLink {
  return {
    id: row.id,
    keyword: row.keyword,
    variants: row.variants,
    exclusions: row.exclusions,
    targetType: row.target_type,
    target: targetOf(row),
    url: row.url,
    title: row.title,
    maxPerPost: row.max_per_post,
    priority: row.priority,
    openNewTab: row.open_new_tab,
    nofollow: row.nofollow,
    scope: [...row.scope],
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
    status: row.status,
    hitCount: row.hit_count,
    lastApplied: row.last_applied?.toISOString() ?? null,
    clicks: row.clicks,
    ...auditFieldsOf(row),
  };
}

/** What the log compares; the keyword is the record's name there. */
export function auditedLink(row: LinkRow) {
  const { id, keyword, variants, exclusions, targetType, target, title, ...link } = linkOf(row);
  const { maxPerPost, priority, openNewTab, nofollow, scope, startTime, endTime, status } = link;
  return {
    id,
    name: keyword,
    variants,
    exclusions,
    targetType,
    target: target.path || target.name,
    tooltip: title,
    maxPerPost,
    priority,
    openNewTab,
    nofollow,
    scopeCategories: scope.map((category) => category.title),
    startTime,
    endTime,
    status,
  };
}
