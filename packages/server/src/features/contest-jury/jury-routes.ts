import { juryEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { PreviewAddresses } from '#server/features/submissions/public.ts';
import { type ApplyDependencies, applyRound } from './apply-round.ts';
import { assignWorks } from './assign-works.ts';
import { listSteps } from './board-view.ts';
import { decideByQuota, decideWorks, lockRound } from './end-round.ts';
import { staffCall, staffJudge } from './judge-call.ts';
import { judgeRoom } from './judge-room.ts';
import { jurorRoutes } from './juror-routes.ts';
import { listOwnRounds } from './own-rounds-view.ts';
import { remindJurors } from './remind-jurors.ts';
import { getBoard } from './round-board.ts';
import { changeQuorum, handOver, openRound } from './run-round.ts';

interface JuryDependencies extends ApplyDependencies {
  /** Of previews: no juror finds a work in the public gallery by its address. */
  readonly rooms: PreviewAddresses;
  /** The product has a mail server: external jurors can be written to. */
  readonly mails: boolean;
}

/** Jurors, and the rounds that they judge. */
export function juryRoutes(deps: JuryDependencies): readonly Route[] {
  const { now, rooms, mails } = deps;
  return [
    ...jurorRoutes({ now, mails }),
    ...roomRoutes(deps),
    route(endpoints.steps, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return await listSteps(db, projectId, query.contestId);
    }),
    route(endpoints.board, (call) => getBoard(call, call.query, { now: now(), rooms })),
    transactionRoute(endpoints.open, (call) => openRound(call, call.params.id, call.body)),
    transactionRoute(endpoints.quorum, (call) => changeQuorum(call, call.params.id, call.body)),
    transactionRoute(endpoints.handOver, (call) => handOver(call, call.params.id, call.body)),
    transactionRoute(endpoints.assign, (call) => assignWorks(call, call.body)),
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
function roomRoutes({ rooms, now }: Pick<JuryDependencies, 'rooms' | 'now'>): readonly Route[] {
  const judging = judgeRoom(rooms, now);
  return [
    route(room.rounds, (call) => listOwnRounds(call.db, staffJudge(call), call.query.contestId)),
    route(room.strip, (call) => judging.strip(call.db, staffJudge(call), call.query)),
    route(room.turn, (call) => judging.turn(call.db, staffJudge(call), call.params.id)),
    transactionRoute(room.score, (call) => judging.score(staffCall(call), call.params.id, call.body)),
    transactionRoute(room.later, (call) => judging.later(staffCall(call), call.params.id, call.body.version)),
    transactionRoute(room.recuse, (call) =>
      judging.leave(staffCall(call), 'recuse', call.params.id, call.body),
    ),
    transactionRoute(room.abstain, (call) =>
      judging.leave(staffCall(call), 'abstain', call.params.id, call.body),
    ),
  ];
}
