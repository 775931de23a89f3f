import type { ChecklistFacts } from '@toasoan/contract/features/contests/checklist-facts.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { Db } from '#server/core/db/database.ts';
import { findRules } from './contest-rules-store.ts';

/** What of the checklist is the server's: whether it can send mail, and the time. */
export interface OpeningOptions {
  readonly isMailOn: boolean;
  readonly now: () => Date;
}

export async function openingFacts(
  db: Db,
  projectId: string,
  contest: ContestDetail,
  { isMailOn, now }: OpeningOptions,
): Promise<ChecklistFacts> {
  const project = await db
    .selectFrom('projects')
    .select('domains')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const rules = await findRules(db, { projectId, contestId: contest.id, version: contest.rulesVersion });
  return {
    contest,
    rules: rules ?? null,
    hasMail: isMailOn,
    hasSite: project.domains.length > 0,
    now: now().getTime(),
  };
}
