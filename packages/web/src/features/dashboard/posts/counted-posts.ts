import type { DashboardPostQuery } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { queryString } from '#web/core/api/query-string.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** A number and the list that shows exactly those rows. */
export interface CountedPosts {
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
  readonly query: DashboardPostQuery;
}

/** The list of posts with the query that the server counted by. */
export function listOf({ query }: CountedPosts): string {
  return `/manager_post${queryString(query)}`;
}

/** As the list itself writes its total. */
export function countText({ total, totalIsCapped = false }: CountedPosts): string {
  return `${formatNumber(total)}${totalIsCapped ? '+' : ''}`;
}
