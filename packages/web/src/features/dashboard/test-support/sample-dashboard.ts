import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import type { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';

export type Dashboard = DataOf<typeof dashboardEndpoints.get>;

const BY = { userId: '3', name: 'Lê Thu Hà' };
const TIME = '2026-11-20T03:05:00.000Z';

export function anActivity(changes: Partial<Activity> = {}): Activity {
  return {
    id: '1',
    time: TIME,
    by: BY,
    action: 'post.publish',
    entity: 'post',
    entityId: '5',
    title: 'Mùa lúa chín ở Mù Cang Chải',
    ...changes,
  };
}

export function aPostRow(changes: Partial<PostRow> = {}): PostRow {
  return {
    id: '5',
    title: 'Mùa lúa chín ở Mù Cang Chải',
    slug: 'mua-lua-chin-o-mu-cang-chai',
    state: 'DRAFT',
    mainCategory: { id: '2', title: 'Du lịch' },
    authors: [{ displayName: 'Hà Anh', role: 'WRITER' }],
    note: '',
    wordCount: 640,
    publishedTime: null,
    stateBeforeTrash: null,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    updatedBy: BY,
    version: 1,
    ...changes,
  };
}

const STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const;
type Posts = NonNullable<Dashboard['posts']>;

/** Numbers in the order all, drafts, published, unpublished, trash. */
function someCounts(
  numbers: readonly number[],
  ofAll: Posts['counts'][number]['query'],
  more: { readonly createdBy?: string } = {},
): Posts['counts'] {
  const [all = 0, ...rest] = numbers;
  return [
    { state: 'all', total: all, query: ofAll },
    ...STATES.map((state, index) => ({ state, total: rest[index] ?? 0, query: { view: state, ...more } })),
  ];
}

export function aDashboard(posts: Partial<Posts> = {}): Dashboard {
  const published = { state: 'PUBLISHED', publishedTime: TIME } as const;
  return {
    posts: {
      myDrafts: {
        total: 7,
        query: { view: 'DRAFT', createdBy: '3', sort: '-updateTime' },
        items: [aPostRow(), aPostRow({ id: '6', title: 'Không có tiêu đề', mainCategory: null })],
      },
      recentlyPublished: {
        total: 1254,
        query: { view: 'PUBLISHED', sort: '-publishedTime' },
        items: [aPostRow({ id: '8', title: 'Chợ nổi Cái Răng', ...published })],
      },
      counts: someCounts([1270, 9, 1254, 7, 2], { view: 'all' }),
      ownCounts: someCounts([10_000, 7, 3, 1, 0], { view: 'mine' }, { createdBy: '3' }),
      ...posts,
    },
    activity: [anActivity({ id: '2' }), anActivity({ id: '1', action: 'post.create' })],
  };
}

/** A project in which nobody did anything yet. */
export const NEW_PROJECT: Dashboard = {
  posts: {
    myDrafts: { total: 0, query: { view: 'DRAFT', createdBy: '3' }, items: [] },
    recentlyPublished: { total: 0, query: { view: 'PUBLISHED' }, items: [] },
    counts: someCounts([0, 0, 0, 0, 0], { view: 'all' }),
    ownCounts: someCounts([0, 0, 0, 0, 0], { view: 'mine' }, { createdBy: '3' }),
  },
  activity: [],
};
