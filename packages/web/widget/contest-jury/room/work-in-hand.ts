import type { JuryRound, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { Seated } from '../jury-context.ts';
import { scorePanel } from './score-panel.ts';
import { TurnEditor } from './turn-editor.ts';
import { workStage } from './work-stage.ts';
import type { SharedLook } from './zoom-picture.ts';

interface Work {
  readonly turn: JuryTurn;
  readonly round: JuryRound;
  readonly look: SharedLook;
}

interface RoomSteps {
  /** The work in hand is dealt with: the next one that waits. */
  readonly goOn: () => void;
  readonly leave: (number: string, onSend: (way: 'recuse' | 'abstain', reason: string) => void) => void;
  /** Seen at once, before the server has kept it. */
  readonly foresee: (id: string, facts: Partial<StripTurn>) => void;
  readonly onSaved: (turn: JuryTurn) => void;
  readonly onFailed: (id: string, version: number, failure: unknown) => void;
}

export interface WorkInHand {
  readonly stage: HTMLElement;
  readonly panel: HTMLElement;
  readonly editor: TurnEditor;
  readonly finish: () => void;
  readonly later: () => void;
  readonly leave: () => void;
  /** Beside the marks, until the next of them. */
  readonly say: (words: string) => void;
}

export function workInHand(seated: Seated, { turn, round, look }: Work, steps: RoomSteps): WorkInHand {
  const editor = new TurnEditor(seated, {
    turn,
    round,
    onChanged: () => panel.update(),
    onSaved: (kept) => {
      const { id, state, points, version } = kept;
      steps.onSaved(kept);
      steps.foresee(id, { state, points, version });
    },
    onFailed: (failure) => steps.onFailed(turn.id, turn.version, failure),
  });
  const finish = () => {
    const done = editor.finish();
    if (done === undefined) return;
    steps.foresee(turn.id, { state: 'DONE', points: done.points });
    steps.goOn();
  };
  const later = () => {
    if (!editor.mayChange) return;
    editor.leaveForLater();
    steps.foresee(turn.id, { state: 'LATER', points: null });
    steps.goOn();
  };
  const leave = () => {
    if (!editor.mayChange) return;
    steps.leave(turn.number, (way, reason) => {
      editor.leave(way, reason);
      steps.foresee(turn.id, { state: way === 'recuse' ? 'RECUSED' : 'ABSTAINED', points: null });
      steps.goOn();
    });
  };
  const panel = scorePanel(seated, round, editor, { finish, later, leave });
  const stage = workStage(seated, turn, { isInHand: true, look });
  return { stage, panel: panel.root, editor, finish, later, leave, say: panel.update };
}
