import { CHART_DAYS, type PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardReads } from './dashboard-reads.ts';
import { myDayOf } from './my-day.ts';
import { daysOf } from './output-view.ts';
import { exactNumber, numberOf, postNumbers } from './post-numbers.ts';

const NEWEST = 5;
/** A day's schedule is shown whole. */
const SCHEDULE = 50;

/** Every number is what the list of posts returns for the query that comes with it. */
export async function postsOfDashboard(
  db: Db,
  projectId: string,
  { actor, language }: { readonly actor: PostActor; readonly language: Language },
  deps: DashboardReads,
): Promise<PostsOfDashboard> {
  const numbers = postNumbers(db, projectId, actor, deps);
  const span = await daysOf(db, projectId, CHART_DAYS);
  const today = span.to;
  const published = { view: 'PUBLISHED', dateKind: 'publishedTime' } as const;
  const scheduled = { view: 'SCHEDULED', dateKind: 'scheduleTime', from: today, to: today } as const;
  const ofToday = numbers.rowsOf({ ...scheduled, sort: 'scheduleTime' }, SCHEDULE);
  const inTime = { ...published, from: span.from, to: today };
  const [scheduledToday, counts, myDay, recentlyPublished, charts] = await Promise.all([
    ofToday,
    deps.countPosts(db, projectId, actor),
    myDayOf(db, projectId, { actor, language, scheduledToday: ofToday }, numbers, deps),
    numbers.rowsOf({ view: 'PUBLISHED', sort: '-publishedTime' }, NEWEST),
    deps.knownCharts(db, projectId, span),
  ]);
  const byDay = charts.days.map(({ day, total }) => ({
    day,
    ...exactNumber(total, { ...published, from: day, to: day }),
  }));
  return {
    today,
    tiles: [
      { key: 'waiting', total: counts.waiting, query: { view: 'waiting' } },
      { key: 'SUBMITTED', total: counts.SUBMITTED, query: { view: 'SUBMITTED' } },
      { key: 'PENDING_APPROVAL', total: counts.PENDING_APPROVAL, query: { view: 'PENDING_APPROVAL' } },
      { key: 'scheduledToday', ...numberOf(scheduledToday, scheduledToday.query) },
      {
        key: 'publishedToday',
        ...exactNumber(charts.days.at(-1)?.total ?? 0, { ...published, from: today, to: today }),
      },
    ],
    myDay,
    scheduledToday,
    recentlyPublished,
    byDay,
    byCategory: charts.categories.map(({ id, name, total }) => ({
      id,
      name,
      ...exactNumber(total, { ...inTime, categoryId: id }),
    })),
    byPerson: (seesEveryPost(actor) ? charts.people : []).map(({ id, name, total }) => ({
      id,
      name,
      ...exactNumber(total, { ...inTime, createdBy: id }),
    })),
  };
}
