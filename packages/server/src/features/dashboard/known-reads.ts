import type { DashboardReads } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { EndingFile } from '@toasoan/contract/features/media/media-rights.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { createKnownParts } from '#server/core/db/known-parts.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import type { DashboardFacts } from './facts-view.ts';
import { busiestCategories, busiestPeople, publishedByDay } from './output-view.ts';

interface Charts {
  readonly days: Awaited<ReturnType<typeof publishedByDay>>;
  readonly categories: Awaited<ReturnType<typeof busiestCategories>>;
  readonly people: Awaited<ReturnType<typeof busiestPeople>>;
}

interface Rights {
  readonly total: number;
  readonly items: EndingFile[];
}

type Problems = ReadonlyMap<string, Readonly<Record<Language, string>>>;

/** Projects whose parts are kept. */
const MOST = 100;

export type KnownReads = ReturnType<typeof createKnownReads>;

/** Reads that cost much and change little; each is the same for everybody in the project. */
export function createKnownReads(deps: DashboardDependencies) {
  const charts = createKnownParts<Charts>(MOST);
  const rights = createKnownParts<Rights>(MOST);
  const problems = createKnownParts<Problems>(MOST);
  const reads = createKnownParts<DashboardReads>(MOST);
  return {
    /** The publications of the last days, while none of the posts and categories changes. */
    charts: (db: Db, projectId: string, facts: DashboardFacts) =>
      charts(projectId, revisionOf(facts, 'from', 'to', 'posts_revision', 'order_revision'), async () => ({
        days: await publishedByDay(db, projectId, facts),
        categories: await busiestCategories(db, projectId, facts),
        people: await busiestPeople(db, projectId, facts),
      })),
    /** Files whose rights end: they change with the library and with the day. */
    rights: (db: Db, projectId: string, userId: string, facts: DashboardFacts) =>
      rights(projectId, revisionOf(facts, 'to', 'media_revision', 'order_revision'), async () => ({
        total: await deps.countEndingRights(db, projectId, userId),
        items: await deps.listEndingRights(db, projectId),
      })),
    /** Reads are written every ten seconds: once a minute is enough. */
    reads: (db: Db, projectId: string, facts: DashboardFacts) =>
      reads(projectId, revisionOf(facts, 'minute'), () => deps.readsOfDays(db, projectId)),
    /** What blocks the next posts: text, files, notes, settings or the passing of time. */
    problems: (db: Db, projectId: string, posts: readonly PostRowInWork[], facts: DashboardFacts) => {
      const ids = posts.map(({ id }) => id);
      const notes = posts.map(({ mustFixNotes = 0 }) => mustFixNotes).join(' ');
      const rest = revisionOf(facts, 'minute', 'posts_revision', 'media_revision', 'order_revision');
      return problems([projectId, ids], `${rest} ${notes}`, () => deps.scheduleProblems(db, projectId, ids));
    },
  };
}

function revisionOf(facts: DashboardFacts, ...parts: readonly (keyof DashboardFacts)[]): string {
  return JSON.stringify(parts.map((part) => facts[part]));
}
