import { juryEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { MOST_TURNS } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { type ApplyDependencies, applyRound } from './apply-round.ts';
import { assignWorks } from './assign-works.ts';
import { listSteps } from './board-view.ts';
import { decideByQuota, decideWorks, lockRound } from './end-round.ts';
import { abstain, leaveForLater, recuse, saveScore } from './judge-turn.ts';
import { jurorRoutes } from './juror-routes.ts';
import { listOwnRounds } from './own-rounds-view.ts';
import { getOwnTurn, stripTurnOf } from './own-turn.ts';
import { type Judge, listOwnTurns } from './own-turn-view.ts';
import { remindJurors } from './remind-jurors.ts';
import { getBoard } from './round-board.ts';
import { changeQuorum, handOver, openRound } from './run-round.ts';

/** Jurors, and the rounds that they judge. */
export function juryRoutes(deps: ApplyDependencies): readonly Route[] {
  const { now } = deps;
  return [
    ...jurorRoutes(),
    ...roomRoutes(now),
    route(endpoints.steps, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return await listSteps(db, projectId, query.contestId);
    }),
    route(endpoints.board, (call) => getBoard(call, call.query, now())),
    transactionRoute(endpoints.open, (call) => openRound(call, call.params.id, call.body)),
    transactionRoute(endpoints.quorum, (call) => changeQuorum(call, call.params.id, call.body)),
    transactionRoute(endpoints.handOver, (call) => handOver(call, call.params.id, call.body)),
    transactionRoute(endpoints.assign, (call) => assignWorks(call, call.body)),
    transactionRoute(endpoints.remind, async (call) => ({
      reminded: await remindJurors(call, call.params.id, call.body.jurorIds),
    })),
    transactionRoute(endpoints.lock, (call) => lockRound(call, call.params.id, call.body)),
    transactionRoute(endpoints.decideByQuota, (call) => decideByQuota(call, call.params.id, call.body)),
    transactionRoute(endpoints.decide, (call) => decideWorks(call, call.params.id, call.body)),
    transactionRoute(endpoints.apply, (call) => applyRound(call, call.params.id, call.body.version, deps)),
  ];
}

const judgeOf = ({ projectId, caller }: Pick<TransactionCall, 'projectId' | 'caller'>): Judge => ({
  projectId,
  userId: caller.userId,
});

/** What jurors call: their own turns alone. */
function roomRoutes(now: () => Date): readonly Route[] {
  const turnOf = (call: TransactionCall, id: string) => getOwnTurn(call.db, judgeOf(call), id);
  return [
    route(room.rounds, (call) => listOwnRounds(call.db, judgeOf(call), call.query.contestId)),
    route(room.strip, async (call) => {
      const rows = await listOwnTurns(call.db, judgeOf(call), call.query);
      return { turns: rows.slice(0, MOST_TURNS).map(stripTurnOf), isCut: rows.length > MOST_TURNS };
    }),
    route(room.turn, (call) => turnOf(call, call.params.id)),
    transactionRoute(room.score, async (call) => {
      await saveScore(call, call.params.id, call.body, now());
      return await turnOf(call, call.params.id);
    }),
    transactionRoute(room.later, async (call) => {
      await leaveForLater(call, call.params.id, call.body.version, now());
      return await turnOf(call, call.params.id);
    }),
    transactionRoute(room.recuse, async (call) => {
      await recuse(call, call.params.id, { ...call.body, now: now() });
      return await turnOf(call, call.params.id);
    }),
    transactionRoute(room.abstain, async (call) => {
      await abstain(call, call.params.id, { ...call.body, now: now() });
      return await turnOf(call, call.params.id);
    }),
  ];
}
