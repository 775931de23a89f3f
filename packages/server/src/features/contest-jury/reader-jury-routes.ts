import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import { readerJuryEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/reader-jury-endpoints.ts';
import {
  type ReaderCall,
  type ReaderRoute,
  readerRoute,
  readerWriteRoute,
} from '#server/core/http/reader-route.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { PreviewAddresses } from '#server/features/submissions/public.ts';
import { endJurySession, type SeatedJuror } from './access/jury-secret-store.ts';
import {
  askJuryCode,
  getSeatedJuror,
  openJuryRoom,
  type ReaderJuryDependencies,
} from './access/open-jury-room.ts';
import type { JudgeCall } from './judge-call.ts';
import { judgeRoom } from './judge-room.ts';
import { listOwnRounds } from './own-rounds-view.ts';

interface Held {
  readonly body: { readonly token: string };
}

export interface ReaderRoomDependencies extends ReaderJuryDependencies {
  /** Of previews: no juror finds a work in the public gallery by its address. */
  readonly rooms: PreviewAddresses;
}

/** Every call with which external jurors judge; scores go the way of those of staff. */
export function readerJuryRoutes(deps: ReaderRoomDependencies): readonly ReaderRoute[] {
  const { now, rooms } = deps;
  const room = judgeRoom(rooms, now);
  const seated = <E extends Endpoint>({ db, projectId, ...call }: ReaderCall<E>): Promise<SeatedJuror> =>
    getSeatedJuror(db, projectId, (call as unknown as Held).body.token, now());
  const judge = async <E extends Endpoint>(call: ReaderCall<E>) => ({
    projectId: call.projectId,
    jurorId: (await seated(call)).id,
  });
  /** The log of the newsroom keeps neither address nor browser of somebody without an account. */
  const judging = async <E extends Endpoint>(call: ReaderCall<E>): Promise<JudgeCall> => {
    const { id: jurorId, name } = await seated(call);
    const { db, projectId, requestId } = call;
    const by = { userId: null, displayName: name };
    return { db, projectId, requestId, address: '', judge: { projectId, jurorId }, by };
  };
  const hallOf = async <E extends Endpoint>(call: ReaderCall<E>, juror: SeatedJuror): Promise<JuryHall> => {
    const { db, projectId } = call;
    const { title, title_en: titleEn } = await getContest(db, projectId, juror.contest_id);
    const rounds = await listOwnRounds(db, { projectId, jurorId: juror.id }, juror.contest_id);
    return { contest: { title, titleEn }, juror: { name: juror.name }, rounds };
  };
  return [
    readerWriteRoute(endpoints.askCode, async ({ db, projectId, body }) => ({
      expireTime: (await askJuryCode(deps, db, projectId, body)).toISOString(),
    })),
    readerRoute(endpoints.open, async (call) => {
      const { db, projectId, body } = call;
      const token = await openJuryRoom(deps, db, projectId, body);
      return { token, hall: await hallOf(call, await getSeatedJuror(db, projectId, token, now())) };
    }),
    readerWriteRoute(endpoints.leave, async ({ db, projectId, body }) => {
      await endJurySession(db, projectId, body.token);
      return {};
    }),
    readerRoute(endpoints.rounds, async (call) => await hallOf(call, await seated(call))),
    readerRoute(endpoints.strip, async (call) => await room.strip(call.db, await judge(call), call.body)),
    readerRoute(
      endpoints.turn,
      async (call) => await room.turn(call.db, await judge(call), call.body.turnId),
    ),
    readerWriteRoute(endpoints.score, async (call) =>
      room.score(await judging(call), call.body.turnId, call.body),
    ),
    readerWriteRoute(endpoints.later, async (call) =>
      room.later(await judging(call), call.body.turnId, call.body.version),
    ),
    readerWriteRoute(endpoints.recuse, async (call) =>
      room.leave(await judging(call), 'recuse', call.body.turnId, call.body),
    ),
    readerWriteRoute(endpoints.abstain, async (call) =>
      room.leave(await judging(call), 'abstain', call.body.turnId, call.body),
    ),
  ];
}
