import {
  type DashboardPostQuery,
  MY_DAY_MOST,
  type MyDay,
  type NewestPostsOf,
} from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardReads } from './dashboard-reads.ts';
import type { PostNumbers } from './post-numbers.ts';

/** For this many of the day's next posts, the dashboard checks whether they can be published. */
const LOOKED_AT = 20;

const UNDER_WAY = ['SUBMITTED', 'EDITING', 'PENDING_APPROVAL', 'SCHEDULED'] satisfies PostState[];

interface Asked {
  readonly actor: PostActor;
  readonly language: Language;
  readonly scheduledToday: Promise<NewestPostsOf>;
}

/** A person's work in the project, by their permissions. */
export async function myDayOf(
  db: Db,
  projectId: string,
  { actor, language, scheduledToday }: Asked,
  numbers: PostNumbers,
  deps: DashboardReads,
): Promise<MyDay> {
  const me = actor.userId;
  const may = (permission: string) => actor.permissions.includes(permission);
  const rowsOf = (query: DashboardPostQuery) => numbers.rowsOf(query, MY_DAY_MOST);
  const hand = {
    view: 'all',
    state: ['SUBMITTED', 'EDITING'],
    assignee: 'me',
  } satisfies DashboardPostQuery;
  const isEditor = may('post.forward');
  const [returned, inHand, late, pickUp, approve, atRisk, notes, drafts, underWay, open, mentions] =
    await Promise.all([
      rowsOf({ view: 'returned', createdBy: me }),
      isEditor ? rowsOf({ ...hand, sort: 'dueTime' }) : null,
      isEditor ? numbers.totalOf({ ...hand, due: ['late'], sort: 'dueTime' }) : null,
      isEditor ? rowsOf({ view: 'SUBMITTED', assignee: 'none', sort: 'updateTime' }) : null,
      may('post.approve') ? rowsOf({ view: 'PENDING_APPROVAL', sort: 'updateTime' }) : null,
      may('post.schedule') ? atRiskOf() : null,
      deps.listNoted(db, projectId, me),
      rowsOf({ view: 'DRAFT', createdBy: me, sort: '-updateTime' }),
      rowsOf({ view: 'mine', state: UNDER_WAY, sort: '-updateTime' }),
      deps.listHeldBy(db, projectId, me),
      deps.countMentions(db, projectId, me),
    ]);
  return { returned, inHand, late, pickUp, approve, atRisk, notes, drafts, underWay, open, mentions };

  async function atRiskOf(): Promise<MyDay['atRisk']> {
    const next = (await scheduledToday).items.slice(0, LOOKED_AT);
    const problems = await deps.scheduleProblems(
      db,
      projectId,
      next.map(({ id }) => id),
    );
    return next.flatMap(({ id, title, scheduleTime }) => {
      const problem = problems.get(id);
      if (problem === undefined || !scheduleTime) return [];
      return [{ postId: id, title, scheduleTime, problem: problem[language] }];
    });
  }
}
