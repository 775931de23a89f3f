import type { JuryRound, JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import {
  firstMissing,
  markByKey,
  neighbour,
  withMark,
} from '@toasoan/contract/features/contest-jury/room/mark-keys.ts';
import { TurnSaver } from '@toasoan/contract/features/contest-jury/room/turn-saver.ts';
import {
  isComplete,
  type Mark,
  marksAsked,
  pointsOf,
} from '@toasoan/contract/features/contest-jury/round-scale.ts';
import { useState } from 'react';
import { sendTurnChange } from './send-turn-change.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface EditorOptions {
  readonly turn: JuryTurn;
  readonly round: JuryRound;
  /** The server has kept it. */
  readonly onSaved: (turn: JuryTurn) => void;
  /** The server has not: the work is read again. */
  readonly onFailed: (turn: JuryTurn) => void;
}

/** The marks of one work in hand. Every mark is sent at once; what is typed as a remark goes when the field is left. */
export function useTurnEditor({ turn, round, onSaved, onFailed }: EditorOptions) {
  const [marks, setMarks] = useState<readonly Mark[]>(turn.marks);
  const [active, setActive] = useState(
    () => firstMissing(round, turn.marks) ?? marksAsked(round)[0]?.key ?? '',
  );
  const [comment, setComment] = useState(turn.comment);
  const [keptComment, setKeptComment] = useState(turn.comment);
  const [state, setState] = useState<SaveState>('idle');
  const [saver] = useState(
    () =>
      new TurnSaver(turn, {
        send: sendTurnChange,
        onSaved: (kept) => {
          setState('saved');
          onSaved(kept);
        },
        onFailed: () => {
          setState('failed');
          onFailed(turn);
        },
      }),
  );
  const mayChange = turn.isOpen && (turn.state === 'TODO' || turn.state === 'LATER' || turn.state === 'DONE');

  function keep(next: readonly Mark[], isDone: boolean) {
    setState('saving');
    setKeptComment(comment);
    saver.change({ how: 'score', marks: next, comment, isDone });
  }
  function change(next: readonly Mark[]) {
    if (!mayChange) return;
    setMarks(next);
    keep(next, turn.state === 'DONE' && isComplete(round, next));
  }
  return {
    marks,
    active,
    comment,
    state,
    mayChange,
    setActive,
    setComment,
    mark: (key: string, value: number) => change(withMark(marks, key, value)),
    /** @returns whether the key marks anything. */
    press(key: string): boolean {
      const next = markByKey(round, { marks, active }, key);
      if (next === undefined) return false;
      change(next);
      return true;
    },
    moveActive: (by: 1 | -1) => setActive(neighbour(round, active, by)),
    keepComment() {
      if (mayChange && comment !== keptComment) keep(marks, turn.state === 'DONE');
    },
    /** Goes to the next criterion without a mark; once all have one, the work is done. @returns its points then. */
    finish(): { readonly points: number | null } | undefined {
      if (!mayChange) return undefined;
      const next = firstMissing(round, marks);
      if (next !== undefined) {
        setActive(next);
        return undefined;
      }
      keep(marks, true);
      return { points: pointsOf(round, marks) };
    },
    leaveForLater: () => saver.change({ how: 'later' }),
    leave: (how: 'recuse' | 'abstain', reason: string) => saver.change({ how, reason }),
  };
}

export type TurnEditor = ReturnType<typeof useTurnEditor>;
