import { contestVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { isBlindFor } from '#server/features/contest-jury/public.ts';
import { getContest } from '#server/features/contests/public.ts';
import { listMonths } from './months/month-view.ts';
import { announceMonth, noteMonth } from './months/note-month.ts';
import { startAnalysis } from './patterns/vote-analysis-task.ts';
import { decideFinding } from './striking/decide-finding.ts';
import { listBoard, votesOverviewOf } from './vote-board-view.ts';
import { recountWorks } from './vote-counts-store.ts';
import type { VoteDependencies } from './vote-dependencies.ts';
import { listFindings, listVotes } from './vote-list-view.ts';
import { votingStateOf } from './voting.ts';

/** The votes of the audience, as the organisers see them. */
export function contestVoteRoutes(deps: Pick<VoteDependencies, 'now' | 'mails'>): readonly Route[] {
  const { now } = deps;
  async function isBlind({ db, projectId, caller }: TransactionCall, contestId: string): Promise<boolean> {
    return await isBlindFor(db, { projectId, contestId, userId: caller.userId });
  }
  async function months(call: TransactionCall, contestId: string) {
    const which = { contestId, isBlind: await isBlind(call, contestId) };
    return { items: await listMonths(call.db, call.projectId, which) };
  }
  return [
    route(endpoints.overview, async ({ db, projectId, query }) => {
      const contest = await getContest(db, projectId, query.contestId);
      return await votesOverviewOf(db, contest, votingStateOf(contest, deps));
    }),
    route(endpoints.board, async (call) => {
      const { db, projectId, query } = call;
      const contest = await getContest(db, projectId, query.contestId);
      return await listBoard(db, contest, query, await isBlind(call, contest.id));
    }),
    route(endpoints.months, async (call) => {
      await getContest(call.db, call.projectId, call.query.contestId);
      return await months(call, call.query.contestId);
    }),
    route(endpoints.findings, async (call) => {
      const { db, projectId, query } = call;
      await getContest(db, projectId, query.contestId);
      return await listFindings(db, projectId, query, await isBlind(call, query.contestId));
    }),
    route(endpoints.votes, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return await listVotes(db, projectId, query);
    }),
    transactionRoute(endpoints.analyse, (call) => startAnalysis(call, call.body.contestId)),
    transactionRoute(endpoints.decide, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => decideFinding(itemCall, id, call.body, now())),
    ),
    transactionRoute(endpoints.recount, async (call) => {
      const contest = await getContest(call.db, call.projectId, call.body.contestId);
      const { works, changed } = await recountWorks(call.db, call.projectId, contest.id);
      await writeAudit(call, {
        action: 'contest.recountVotes',
        entity: 'contest',
        entityId: contest.id,
        after: { title: contest.title, worksCounted: works, worksChanged: changed },
      });
      return { works, changed };
    }),
    transactionRoute(endpoints.recountMonth, async (call) => {
      const { contestId, month, reason } = call.body;
      const contest = await getContest(call.db, call.projectId, contestId);
      await noteMonth(call, contest, { month, reason, now: now(), by: call.caller });
      return await months(call, contestId);
    }),
    transactionRoute(endpoints.announceMonth, async (call) => {
      const contestId = await announceMonth(call, call.body, call.caller);
      return await months(call, contestId);
    }),
  ];
}
