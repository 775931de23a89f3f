import type { PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { countsOf } from '#server/features/posts/public.ts';
import { atRiskOf } from './at-risk.ts';
import { readLists } from './dashboard-lists.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import type { DashboardFacts } from './facts-view.ts';
import type { KnownReads } from './known-reads.ts';
import { exactNumber, numberOf } from './post-numbers.ts';

interface Asked {
  readonly actor: PostActor;
  readonly language: Language;
  readonly facts: DashboardFacts;
}

/** Every number is what the list of posts returns for the query that comes with it. */
export async function postsOfDashboard(
  db: Db,
  projectId: string,
  { actor, language, facts }: Asked,
  { known, ...deps }: Pick<DashboardDependencies, 'listPostsAtOnce'> & { readonly known: KnownReads },
): Promise<PostsOfDashboard> {
  const published = { view: 'PUBLISHED', dateKind: 'publishedTime' } as const;
  const inTime = { ...published, from: facts.from, to: facts.to };
  const ofToday = { ...published, from: facts.to, to: facts.to };
  const [lists, charts, reads] = await Promise.all([
    readLists(db, { projectId, actor }, facts, deps),
    known.charts(db, projectId, facts),
    known.reads(db, projectId, facts),
  ]);
  const { scheduledToday, recentlyPublished, late, ...ofDay } = lists;
  const counts = countsOf(facts.sums ?? { states: [], waiting: 0 });
  return {
    today: facts.to,
    tiles: [
      { key: 'waiting', total: counts.waiting, query: { view: 'waiting' } },
      { key: 'SUBMITTED', total: counts.SUBMITTED, query: { view: 'SUBMITTED' } },
      { key: 'PENDING_APPROVAL', total: counts.PENDING_APPROVAL, query: { view: 'PENDING_APPROVAL' } },
      { key: 'scheduledToday', ...numberOf(scheduledToday, scheduledToday.query) },
      { key: 'publishedToday', ...exactNumber(charts.days.at(-1)?.total ?? 0, ofToday) },
    ],
    myDay: {
      ...ofDay,
      late: late && numberOf(late, late.query),
      atRisk: await atRiskOf(db, projectId, { actor, language }, { scheduled: scheduledToday, facts }, known),
      notes: facts.notes ?? [],
      open: facts.open ?? [],
      mentions: facts.mentions ?? 0,
    },
    scheduledToday,
    recentlyPublished,
    byDay: charts.days.map(({ day, total }) => ({
      day,
      ...exactNumber(total, { ...published, from: day, to: day }),
    })),
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
    reads,
  };
}
