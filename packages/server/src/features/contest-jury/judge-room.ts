import {
  type JuryStrip,
  type JuryTurn,
  MOST_TURNS,
  type ScoreSave,
} from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PreviewAddresses } from '#server/features/submissions/public.ts';
import type { JudgeCall } from './judge-call.ts';
import { abstain, leaveForLater, recuse, saveScore } from './judge-turn.ts';
import { getOwnTurn, stripTurnOf } from './own-turn.ts';
import { type Judge, listOwnTurns } from './own-turn-view.ts';

const WAYS = { recuse, abstain } as const;

interface Strip {
  readonly roundId: string;
  readonly category: ContestCategory;
}

interface Leaving {
  readonly version: number;
  readonly reason: string;
}

/** What a juror does in the room, whoever the juror is and wherever the room is shown. */
export function judgeRoom(rooms: PreviewAddresses, now: () => Date) {
  const turn = (db: Db, judge: Judge, id: string): Promise<JuryTurn> => getOwnTurn(db, judge, id, rooms);
  return {
    turn,
    strip: async (db: Db, judge: Judge, of: Strip): Promise<JuryStrip> => {
      const rows = await listOwnTurns(db, judge, of);
      const turns = rows.slice(0, MOST_TURNS).map((row) => stripTurnOf(row, rooms));
      return { turns, isCut: rows.length > MOST_TURNS };
    },
    score: async (call: JudgeCall, id: string, score: ScoreSave): Promise<JuryTurn> => {
      await saveScore(call, id, score, now());
      return await turn(call.db, call.judge, id);
    },
    later: async (call: JudgeCall, id: string, version: number): Promise<JuryTurn> => {
      await leaveForLater(call, id, version, now());
      return await turn(call.db, call.judge, id);
    },
    leave: async (
      call: JudgeCall,
      how: keyof typeof WAYS,
      id: string,
      leaving: Leaving,
    ): Promise<JuryTurn> => {
      await WAYS[how](call, id, { ...leaving, now: now() });
      return await turn(call.db, call.judge, id);
    },
  };
}
