import type { JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { TurnChange } from '@toasoan/contract/features/contest-jury/room/turn-saver.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** The call of a change of the juror's own turn; a failed one has said why. */
export async function sendTurnChange(id: string, version: number, change: TurnChange): Promise<JuryTurn> {
  const params = { id };
  if (change.how === 'later') return await call(room.later, { params, body: { version } });
  if (change.how !== 'score')
    return await call(room[change.how], { params, body: { version, reason: change.reason } });
  const { marks, comment, isDone } = change;
  return await call(room.score, {
    params,
    body: { marks: [...marks], comment, isDone, version },
    headers: { 'x-hide-loading': '1' },
  });
}
