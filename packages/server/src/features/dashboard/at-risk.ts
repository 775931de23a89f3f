import type { MyDay, NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DashboardFacts } from './facts-view.ts';
import type { KnownReads } from './known-reads.ts';

/** For this many of the day's next posts, the dashboard checks whether they can be published. */
const LOOKED_AT = 20;

interface Asked {
  readonly actor: PostActor;
  readonly language: Language;
}

/** Those of today's scheduled posts that something blocks; null for people who may not schedule. */
export async function atRiskOf(
  db: Db,
  projectId: string,
  { actor, language }: Asked,
  { scheduled, facts }: { readonly scheduled: NewestPostsOf; readonly facts: DashboardFacts },
  known: KnownReads,
): Promise<MyDay['atRisk']> {
  if (!actor.permissions.includes('post.schedule')) return null;
  const next = scheduled.items.slice(0, LOOKED_AT);
  if (next.length === 0) return [];
  const problems = await known.problems(db, projectId, next, facts);
  return next.flatMap(({ id, title, scheduleTime }) => {
    const problem = problems.get(id);
    if (problem === undefined || !scheduleTime) return [];
    return [{ postId: id, title, scheduleTime, problem: problem[language] }];
  });
}
