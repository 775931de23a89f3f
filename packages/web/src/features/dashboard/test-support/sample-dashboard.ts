import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import type { Dashboard, MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';

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

export function aPostRow(changes: Partial<PostRowInWork> = {}): PostRowInWork {
  return {
    id: '5',
    title: 'Mùa lúa chín ở Mù Cang Chải',
    slug: 'mua-lua-chin-o-mu-cang-chai',
    state: 'DRAFT',
    stateTime: TIME,
    mainCategory: { id: '2', title: 'Du lịch' },
    authors: [{ displayName: 'Hà Anh' }],
    wordCount: 640,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    version: 1,
    ...changes,
  };
}

type Posts = NonNullable<Dashboard['posts']>;

const TODAY = '2026-11-20';
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 7).padStart(2, '0')}`);
const PUBLISHED_ON = { view: 'PUBLISHED', dateKind: 'publishedTime' } as const;

/** Numbers in the order waiting, submitted, pending, scheduled and published today. */
function someTiles([
  waiting = 0,
  submitted = 0,
  pending = 0,
  scheduled = 0,
  published = 0,
]: readonly number[]) {
  const today = { from: TODAY, to: TODAY };
  return [
    { key: 'waiting', total: waiting, query: { view: 'waiting' } },
    { key: 'SUBMITTED', total: submitted, query: { view: 'SUBMITTED' } },
    { key: 'PENDING_APPROVAL', total: pending, query: { view: 'PENDING_APPROVAL' } },
    {
      key: 'scheduledToday',
      total: scheduled,
      query: { view: 'SCHEDULED', dateKind: 'scheduleTime', ...today, sort: 'scheduleTime' },
    },
    { key: 'publishedToday', total: published, query: { ...PUBLISHED_ON, ...today } },
  ] satisfies Posts['tiles'];
}

/** Nothing to do for a user who may edit and approve. */
const FREE_DAY: MyDay = {
  returned: { total: 0, query: { view: 'returned', createdBy: '3' }, items: [] },
  inHand: { total: 0, query: { view: 'all', assignee: 'me' }, items: [] },
  late: { total: 0, query: { view: 'all', assignee: 'me', due: ['late'] } },
  pickUp: { total: 0, query: { view: 'SUBMITTED', assignee: 'none' }, items: [] },
  approve: { total: 0, query: { view: 'PENDING_APPROVAL' }, items: [] },
  atRisk: [],
  notes: [],
  drafts: { total: 0, query: { view: 'DRAFT', createdBy: '3' }, items: [] },
  underWay: { total: 0, query: { view: 'mine' }, items: [] },
  open: [],
  mentions: 0,
};

/** A day with one of everything. */
export function aDay(changes: Partial<MyDay> = {}): MyDay {
  return {
    ...FREE_DAY,
    returned: {
      total: 1,
      query: { view: 'returned', createdBy: '3' },
      items: [
        aPostRow({ id: '12', title: 'Giá điện năm tới', state: 'RETURNED', stateReason: 'Thiếu số liệu.' }),
      ],
    },
    pickUp: {
      total: 9,
      query: { view: 'SUBMITTED', assignee: 'none', sort: 'updateTime' },
      items: [aPostRow({ id: '11', title: 'Chợ phiên vùng cao', state: 'SUBMITTED' })],
    },
    drafts: {
      total: 7,
      query: { view: 'DRAFT', createdBy: '3', sort: '-updateTime' },
      items: [aPostRow(), aPostRow({ id: '6', title: 'Không có tiêu đề', mainCategory: null })],
    },
    ...changes,
  };
}

const NOTHING = {
  myDay: FREE_DAY,
  scheduledToday: { total: 0, query: { view: 'SCHEDULED' }, items: [] },
  recentlyPublished: { total: 0, query: { view: 'PUBLISHED' }, items: [] },
  byDay: DAYS.map((day) => ({ day, total: 0, query: { ...PUBLISHED_ON, from: day, to: day } })),
  byCategory: [],
  byPerson: [],
  reads: { today: 0, yesterday: 0, most: [] },
} satisfies Partial<Posts>;

export function aDashboard(posts: Partial<Posts> = {}): Dashboard {
  const published = { state: 'PUBLISHED', publishedTime: TIME } as const;
  const span = { ...PUBLISHED_ON, from: DAYS[0], to: TODAY };
  return {
    posts: {
      ...NOTHING,
      today: TODAY,
      tiles: someTiles([3, 8, 5, 2, 12]),
      myDay: aDay(),
      scheduledToday: {
        total: 2,
        query: { view: 'SCHEDULED', dateKind: 'scheduleTime', from: TODAY, to: TODAY, sort: 'scheduleTime' },
        items: [
          aPostRow({
            id: '21',
            title: 'Bản tin trưa',
            state: 'SCHEDULED',
            scheduleTime: '2026-11-20T04:30:00Z',
          }),
          aPostRow({
            id: '22',
            title: 'Bản tin tối',
            state: 'SCHEDULED',
            scheduleTime: '2026-11-20T12:00:00Z',
          }),
        ],
      },
      recentlyPublished: {
        total: 1254,
        query: { view: 'PUBLISHED', sort: '-publishedTime' },
        items: [aPostRow({ id: '8', title: 'Chợ nổi Cái Răng', ...published })],
      },
      byDay: DAYS.map((day, index) => ({
        day,
        total: index + 1,
        query: { ...PUBLISHED_ON, from: day, to: day },
      })),
      byCategory: [{ id: '2', name: 'Du lịch', total: 40, query: { ...span, categoryId: '2' } }],
      byPerson: [{ id: '3', name: 'Lê Thu Hà', total: 31, query: { ...span, createdBy: '3' } }],
      ...posts,
    },
    takedowns: { open: 2, overdue: 1, dueSoon: 0 },
    correctionRequests: { waiting: 3, overdue: 1 },
    layouts: null,
    rights: null,
    space: null,
    mail: null,
    activity: [anActivity({ id: '2' }), anActivity({ id: '1', action: 'post.create' })],
  };
}

/** A project without any activity. */
export const NEW_PROJECT: Dashboard = {
  posts: { ...NOTHING, today: TODAY, tiles: someTiles([]) },
  takedowns: null,
  correctionRequests: null,
  layouts: null,
  rights: null,
  space: null,
  mail: null,
  activity: [],
};
