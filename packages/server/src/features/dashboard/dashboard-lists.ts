import {
  type DashboardPostQuery,
  MY_DAY_MOST,
  type NewestPostsOf,
} from '@toasoan/contract/features/dashboard/dashboard.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import type { DashboardFacts } from './facts-view.ts';
import { newestOf } from './post-numbers.ts';

const NEWEST = 5;
/** A day's schedule is shown whole. */
const SCHEDULE = 50;

const UNDER_WAY = ['SUBMITTED', 'EDITING', 'PENDING_APPROVAL', 'SCHEDULED'] satisfies PostState[];

interface AskedList {
  readonly query: DashboardPostQuery;
  readonly limit: number;
}

/** The lists of posts that a dashboard shows; null for what the person's rights exclude. */
function dashboardLists({ userId: me, permissions }: PostActor, today: string) {
  const may = (permission: string) => permissions.includes(permission);
  const isEditor = may('post.forward');
  const work = (query: DashboardPostQuery): AskedList => ({ query, limit: MY_DAY_MOST });
  const hand = {
    view: 'all',
    state: ['SUBMITTED', 'EDITING'],
    assignee: 'me',
    sort: 'dueTime',
  } satisfies DashboardPostQuery;
  const ofToday = { view: 'SCHEDULED', dateKind: 'scheduleTime', from: today, to: today } as const;
  return {
    returned: work({ view: 'returned', createdBy: me }),
    inHand: isEditor ? work(hand) : null,
    late: isEditor ? { query: { ...hand, due: ['late' as const] }, limit: 1 } : null,
    pickUp: isEditor ? work({ view: 'SUBMITTED', assignee: 'none', sort: 'updateTime' }) : null,
    approve: may('post.approve') ? work({ view: 'PENDING_APPROVAL', sort: 'updateTime' }) : null,
    drafts: work({ view: 'DRAFT', createdBy: me, sort: '-updateTime' }),
    underWay: work({ view: 'mine', state: UNDER_WAY, sort: '-updateTime' }),
    scheduledToday: { query: { ...ofToday, sort: 'scheduleTime' as const }, limit: SCHEDULE },
    recentlyPublished: {
      query: { view: 'PUBLISHED' as const, sort: '-publishedTime' as const },
      limit: NEWEST,
    },
  } satisfies Record<string, AskedList | null>;
}

type Lists = ReturnType<typeof dashboardLists>;
export type ShownLists = {
  readonly [Name in keyof Lists]: NewestPostsOf | (null extends Lists[Name] ? null : never);
};

/** Their first rows and totals, as the list of posts has them. */
export async function readLists(
  db: Db,
  { projectId, actor }: { readonly projectId: string; readonly actor: PostActor },
  facts: DashboardFacts,
  { listPostsAtOnce }: Pick<DashboardDependencies, 'listPostsAtOnce'>,
): Promise<ShownLists> {
  const lists = Object.entries<AskedList | null>(dashboardLists(actor, facts.to));
  const asked = lists.flatMap(([, list]) =>
    list === null ? [] : [postListQuery.parse({ ...list.query, limit: list.limit })],
  );
  const pages = (await listPostsAtOnce(db, projectId, actor, facts, asked)).values();
  const shown = lists.map(([name, list]) => {
    const page = list === null ? undefined : pages.next().value;
    return [name, list && page ? newestOf(page, list.query) : null];
  });
  return Object.fromEntries(shown);
}
