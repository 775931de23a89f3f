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
import type { Seated } from '../jury-context.ts';

interface EditorOptions {
  readonly turn: JuryTurn;
  readonly round: JuryRound;
  /** Marks, the active criterion or the state of saving are others now. */
  readonly onChanged: () => void;
  readonly onSaved: (turn: JuryTurn) => void;
  readonly onFailed: (failure: unknown) => void;
}

/** The marks of one work in hand. Every mark is sent at once; a remark goes when its field is left. */
export class TurnEditor {
  readonly mayChange: boolean;
  readonly #options: EditorOptions;
  readonly #saver: TurnSaver;
  marks: readonly Mark[];
  active: string;
  comment: string;
  state: 'idle' | 'saving' | 'saved' | 'failed' = 'idle';
  #keptComment: string;

  constructor({ calls, token }: Seated, options: EditorOptions) {
    const { turn, round, onSaved, onFailed } = options;
    this.#options = options;
    this.marks = turn.marks;
    this.active = firstMissing(round, turn.marks) ?? marksAsked(round)[0]?.key ?? '';
    this.comment = turn.comment;
    this.#keptComment = turn.comment;
    this.mayChange =
      turn.isOpen && (turn.state === 'TODO' || turn.state === 'LATER' || turn.state === 'DONE');
    this.#saver = new TurnSaver(turn, {
      send: async (turnId, version, change) => {
        const of = { token, turnId, version };
        if (change.how === 'later') return await calls('later', of);
        if (change.how !== 'score') return await calls(change.how, { ...of, reason: change.reason });
        const { marks, comment, isDone } = change;
        return await calls('score', { ...of, marks: [...marks], comment, isDone });
      },
      onSaved: (kept) => {
        this.#become('saved');
        onSaved(kept);
      },
      onFailed: (failure) => {
        this.#become('failed');
        onFailed(failure);
      },
    });
  }

  mark(key: string, value: number): void {
    this.#change(withMark(this.marks, key, value));
  }

  /** @returns whether the key marks anything. */
  press(key: string): boolean {
    const next = markByKey(this.#options.round, this, key);
    if (next !== undefined) this.#change(next);
    return next !== undefined;
  }

  activate(key: string): void {
    this.active = key;
    this.#options.onChanged();
  }

  moveActive(by: 1 | -1): void {
    this.activate(neighbour(this.#options.round, this.active, by));
  }

  keepComment(): void {
    if (this.mayChange && this.comment !== this.#keptComment)
      this.#keep(this.marks, this.#options.turn.state === 'DONE');
  }

  /** Goes to the next criterion without a mark; once all have one, the work is done. @returns its points then. */
  finish(): { readonly points: number | null } | undefined {
    if (!this.mayChange) return undefined;
    const { round } = this.#options;
    const next = firstMissing(round, this.marks);
    if (next !== undefined) {
      this.activate(next);
      return undefined;
    }
    this.#keep(this.marks, true);
    return { points: pointsOf(round, this.marks) };
  }

  leaveForLater(): void {
    this.#saver.change({ how: 'later' });
  }

  leave(how: 'recuse' | 'abstain', reason: string): void {
    this.#saver.change({ how, reason });
  }

  #change(next: readonly Mark[]): void {
    if (!this.mayChange) return;
    this.marks = next;
    const { turn, round } = this.#options;
    this.#keep(next, turn.state === 'DONE' && isComplete(round, next));
  }

  #keep(marks: readonly Mark[], isDone: boolean): void {
    const { comment } = this;
    this.#keptComment = comment;
    this.#become('saving');
    this.#saver.change({ how: 'score', marks, comment, isDone });
  }

  #become(state: TurnEditor['state']): void {
    this.state = state;
    this.#options.onChanged();
  }
}
