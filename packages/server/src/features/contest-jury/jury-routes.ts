import { juryEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { type ApplyDependencies, applyRound } from './apply-round.ts';
import { listSteps } from './board-view.ts';
import { decideByQuota, decideWorks, lockRound } from './end-round.ts';
import { staffCall, staffJudge } from './judge-call.ts';
import { leaveTurn, leaveTurnForLater, scoreTurn, stripOf } from './judge-room.ts';
import { jurorRoutes } from './juror-routes.ts';
import { listOwnRounds } from './own-rounds-view.ts';
import { getOwnTurn } from './own-turn.ts';
import { remindJurors } from './remind-jurors.ts';
import { getBoard } from './round-board.ts';
import { changeQuorum, handOver, openRound } from './run-round.ts';

interface JuryDependencies extends ApplyDependencies {
  /** The product has a mail server: external jurors can be written to. */
  readonly mails: boolean;
}

/** Jurors, and the rounds that they judge. */
export function juryRoutes(deps: JuryDependencies): readonly Route[] {
  const { now, mails } = deps;
  return [
    ...jurorRoutes({ now, mails }),
    ...roomRoutes(now),
    route(endpoints.steps, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return await listSteps(db, projectId, query.contestId);
    }),
    route(endpoints.board, (call) => getBoard(call, call.query, now())),
    transactionRoute(endpoints.open, (call) => openRound(call, call.params.id, call.body)),
    transactionRoute(endpoints.quorum, (call) => changeQuorum(call, call.params.id, call.body)),
    transactionRoute(endpoints.handOver, (call) => handOver(call, call.params.id, call.body)),
    transactionRoute(endpoints.remind, async (call) => ({
      reminded: await remindJurors(call, call.params.id, call.body.jurorIds, { now: now(), mails }),
    })),
    transactionRoute(endpoints.lock, (call) => lockRound(call, call.params.id, call.body)),
    transactionRoute(endpoints.decideByQuota, (call) => decideByQuota(call, call.params.id, call.body)),
    transactionRoute(endpoints.decide, (call) => decideWorks(call, call.params.id, call.body)),
    transactionRoute(endpoints.apply, (call) => applyRound(call, call.params.id, call.body.version, deps)),
  ];
}

/** What jurors with an account call: their own turns alone. */
function roomRoutes(now: () => Date): readonly Route[] {
  return [
    route(room.rounds, (call) => listOwnRounds(call.db, staffJudge(call), call.query.contestId)),
    route(room.strip, (call) => stripOf(call.db, staffJudge(call), call.query)),
    route(room.turn, (call) => getOwnTurn(call.db, staffJudge(call), call.params.id)),
    transactionRoute(room.score, (call) => scoreTurn(staffCall(call), call.params.id, call.body, now())),
    transactionRoute(room.later, (call) =>
      leaveTurnForLater(staffCall(call), call.params.id, call.body.version, now()),
    ),
    transactionRoute(room.recuse, (call) =>
      leaveTurn(staffCall(call), 'recuse', call.params.id, { ...call.body, now: now() }),
    ),
    transactionRoute(room.abstain, (call) =>
      leaveTurn(staffCall(call), 'abstain', call.params.id, { ...call.body, now: now() }),
    ),
  ];
}
