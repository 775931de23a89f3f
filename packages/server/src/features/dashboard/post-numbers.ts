import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { DashboardPostQuery, NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';

export interface Numbered {
  readonly total: number;
  readonly totalIsCapped?: true;
  readonly query: DashboardPostQuery;
}

/** A complete total, in the form of lists. */
export function exactNumber(total: number, query: DashboardPostQuery): Numbered {
  return numberOf({ total: Math.min(total, EXACT_TOTAL), totalIsCapped: total > EXACT_TOTAL }, query);
}

/** Every number is what the list of posts returns for the query that comes with it. */
export interface PostNumbers {
  readonly rowsOf: (query: DashboardPostQuery, limit: number) => Promise<NewestPostsOf>;
  readonly totalOf: (query: DashboardPostQuery) => Promise<Numbered>;
}

export function postNumbers(
  db: Db,
  projectId: string,
  actor: PostActor,
  { listPosts }: Pick<DashboardDependencies, 'listPosts'>,
): PostNumbers {
  const ask = (query: DashboardPostQuery, limit: number) =>
    listPosts(db, projectId, actor, postListQuery.parse({ ...query, limit }));
  return {
    rowsOf: async (query, limit) => {
      const page = await ask(query, limit);
      return { ...numberOf(page, query), items: page.items };
    },
    totalOf: async (query) => numberOf(await ask(query, 1), query),
  };
}

export function numberOf(
  { total, totalIsCapped }: { readonly total: number; readonly totalIsCapped?: boolean | undefined },
  query: DashboardPostQuery,
): Numbered {
  return { total, ...(totalIsCapped && { totalIsCapped }), query };
}
