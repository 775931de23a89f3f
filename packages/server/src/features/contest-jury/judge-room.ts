import {
  type JuryStrip,
  type JuryTurn,
  MOST_TURNS,
  type ScoreSave,
} from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import type { JudgeCall } from './judge-call.ts';
import { abstain, leaveForLater, recuse, saveScore } from './judge-turn.ts';
import { getOwnTurn, stripTurnOf } from './own-turn.ts';
import { type Judge, listOwnTurns } from './own-turn-view.ts';

/** What a juror does in the room, whoever the juror is and wherever the room is shown. */
export async function stripOf(
  db: Db,
  judge: Judge,
  of: { readonly roundId: string; readonly category: ContestCategory },
): Promise<JuryStrip> {
  const rows = await listOwnTurns(db, judge, of);
  return { turns: rows.slice(0, MOST_TURNS).map(stripTurnOf), isCut: rows.length > MOST_TURNS };
}

export async function scoreTurn(call: JudgeCall, id: string, score: ScoreSave, now: Date): Promise<JuryTurn> {
  await saveScore(call, id, score, now);
  return await getOwnTurn(call.db, call.judge, id);
}

export async function leaveTurnForLater(
  call: JudgeCall,
  id: string,
  version: number,
  now: Date,
): Promise<JuryTurn> {
  await leaveForLater(call, id, version, now);
  return await getOwnTurn(call.db, call.judge, id);
}

const WAYS = { recuse, abstain } as const;

export async function leaveTurn(
  call: JudgeCall,
  how: keyof typeof WAYS,
  id: string,
  leaving: { readonly version: number; readonly reason: string; readonly now: Date },
): Promise<JuryTurn> {
  await WAYS[how](call, id, leaving);
  return await getOwnTurn(call.db, call.judge, id);
}
