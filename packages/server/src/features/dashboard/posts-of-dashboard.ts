import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { DashboardPostQuery, PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { type PostState, postListQuery } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardNeeds } from './dashboard-needs.ts';
import { countOwnPosts } from './own-posts-view.ts';

const NEWEST = 5;
const STATES: readonly PostState[] = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'];

export async function postsOfDashboard(
  db: Db,
  projectId: string,
  actor: PostActor,
  { listPosts, countPosts }: DashboardNeeds,
): Promise<PostsOfDashboard> {
  const createdBy = actor.userId;
  const newest = async (query: DashboardPostQuery) => {
    const page = await listPosts(db, projectId, actor, postListQuery.parse({ ...query, limit: NEWEST }));
    const { items, total, totalIsCapped } = page;
    return { items, total, ...(totalIsCapped && { totalIsCapped }), query };
  };
  const myDrafts = await newest({ view: 'DRAFT', createdBy, sort: '-updateTime' });
  const recentlyPublished = await newest({ view: 'PUBLISHED', sort: '-publishedTime' });
  const counts = await countPosts(db, projectId, actor);
  const own = await countOwnPosts(db, projectId, actor.userId);
  return {
    myDrafts,
    recentlyPublished,
    counts: [
      { state: 'all', total: counts.all, query: { view: 'all' } },
      ...STATES.map((state) => ({ state, total: counts[state], query: { view: state } })),
    ],
    ownCounts: [
      { state: 'all', total: counts.mine, query: { view: 'mine' } },
      ...STATES.map((state) => ({
        state,
        ...asTheListCounts(own.get(state) ?? 0),
        query: { view: state, createdBy },
      })),
    ],
  };
}

/** Lists count a filter up to a bound, whole tabs without one. */
function asTheListCounts(count: number) {
  return count > EXACT_TOTAL ? { total: EXACT_TOTAL, totalIsCapped: true } : { total: count };
}
