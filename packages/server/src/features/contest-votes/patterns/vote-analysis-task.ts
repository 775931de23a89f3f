import { BURST, SIMILAR, type VotePattern } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import * as z from 'zod/mini';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { inPauses } from '#server/core/event-loop/in-pauses.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type ContestRow, getContest } from '#server/features/contests/public.ts';
import { startTask, type TaskHandler, type TaskWork, taskHandler } from '#server/features/tasks/public.ts';
import { blockFinding, type FoundPattern, workFindingSteps, youngFinding } from './find-patterns.ts';
import { replaceProposals } from './finding-store.ts';
import { votersOfWork, votesKept, votesOfYoung, votesOverBlock, worksWithVotes } from './pattern-view.ts';

/** Fewer are no group. */
const LEAST: Readonly<Partial<Record<VotePattern, number>>> = {
  SIMILAR_NAMES: SIMILAR.least,
  BURST: BURST.least,
};

const payload = z.strictObject({ contestId: z.string() });

/** @throws NOT_FOUND */
export async function startAnalysis(call: TransactionCall, contestId: string): Promise<{ taskId: string }> {
  const { db, projectId, caller } = call;
  const contest = await getContest(db, projectId, contestId);
  const taskId = await startTask(db, {
    kind: 'vote-analysis',
    title: contest.title,
    payload: { contestId },
    userId: caller.userId,
    projectId,
  });
  const entry = { action: 'contest.analyseVotes', entity: 'contest', entityId: contestId } as const;
  await writeAudit(call, { ...entry, after: { title: contest.title } });
  return { taskId };
}

export function voteAnalysisTask(): TaskHandler {
  return taskHandler({
    kind: 'vote-analysis',
    payload,
    run: async ({ contestId }, work) => {
      const contest = await getContest(work.db, work.projectId ?? '', contestId);
      const found = await findPatterns(work.db, contest, work);
      await inTransaction(work.db, (tx) => replaceProposals(tx, contest, found, work.now()));
      return { done: found.length };
    },
  });
}

/** Every pattern of a contest: two statements over all votes, then one for each work that has enough of them. */
async function findPatterns(
  db: Db,
  contest: ContestRow,
  { signal, report }: Pick<TaskWork, 'signal' | 'report'>,
): Promise<FoundPattern[]> {
  const { maxPerNetworkPerDay, minAccountAgeHours, similarNames } = contest.voting.antiFraud;
  const kept = await votesKept(db, contest);
  const found: FoundPattern[] = [];
  const propose = (some: readonly FoundPattern[]) => {
    for (const one of some) {
      const voteIds = one.voteIds.filter((id) => !kept.has(`${one.pattern} ${id}`));
      if (voteIds.length < (LEAST[one.pattern] ?? 1)) continue;
      found.push({ ...one, voteIds, evidence: { ...one.evidence, votes: voteIds.length } });
    }
  };
  const overBlock = await votesOverBlock(db, contest, maxPerNetworkPerDay);
  propose(overBlock.map((votes) => blockFinding(votes, maxPerNetworkPerDay)));
  if (minAccountAgeHours > 0) {
    const young = await votesOfYoung(db, contest, minAccountAgeHours);
    propose(young.map((votes) => youngFinding(votes, minAccountAgeHours)));
  }
  const works = await worksWithVotes(db, contest, Math.min(BURST.least, SIMILAR.least));
  for (const [index, workId] of works.entries()) {
    signal.throwIfAborted();
    const voters = await votersOfWork(db, contest, workId);
    propose(await inPauses(workFindingSteps(workId, voters, { similarNames })));
    report(index + 1, works.length);
  }
  return found;
}
