import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type { DashboardPostQuery, NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';

export interface Numbered {
  readonly total: number;
  readonly totalIsCapped?: true;
  readonly query: DashboardPostQuery;
}

/** A complete total, in the form of lists. */
export function exactNumber(total: number, query: DashboardPostQuery): Numbered {
  return numberOf({ total: Math.min(total, EXACT_TOTAL), totalIsCapped: total > EXACT_TOTAL }, query);
}

export function numberOf(
  { total, totalIsCapped }: { readonly total: number; readonly totalIsCapped?: boolean | undefined },
  query: DashboardPostQuery,
): Numbered {
  return { total, ...(totalIsCapped && { totalIsCapped }), query };
}

/** The first rows of a list with its number. */
export function newestOf(page: Page<PostRowInWork>, query: DashboardPostQuery): NewestPostsOf {
  return { ...numberOf(page, query), items: page.items };
}
