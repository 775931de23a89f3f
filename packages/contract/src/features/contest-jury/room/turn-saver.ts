import type { JuryTurn, ScoreSave } from '../jury-room.ts';

type Marks = readonly ScoreSave['marks'][number][];

/** What is sent of a work in hand; the version goes with it. */
export type TurnChange =
  | { readonly how: 'score'; readonly marks: Marks; readonly comment: string; readonly isDone: boolean }
  | { readonly how: 'later' }
  | { readonly how: 'recuse' | 'abstain'; readonly reason: string };

interface TurnSaverOptions {
  /** Makes the call of a change. */
  readonly send: (id: string, version: number, change: TurnChange) => Promise<JuryTurn>;
  readonly onSaved: (turn: JuryTurn) => void;
  readonly onFailed: (failure: unknown) => void;
}

/** Sends the changes of one work in the order in which they were made, each at the version of the one before. */
export class TurnSaver {
  readonly #id: string;
  readonly #options: TurnSaverOptions;
  #version: number;
  #chain: Promise<void> = Promise.resolve();

  constructor({ id, version }: Pick<JuryTurn, 'id' | 'version'>, options: TurnSaverOptions) {
    this.#id = id;
    this.#version = version;
    this.#options = options;
  }

  /** After a failure nothing more is sent of the old version: the work is read again. */
  change(change: TurnChange): void {
    const { send, onSaved, onFailed } = this.#options;
    this.#chain = this.#chain.then(async () => {
      try {
        const turn = await send(this.#id, this.#version, change);
        this.#version = turn.version;
        onSaved(turn);
      } catch (failure) {
        onFailed(failure);
      }
    });
  }
}
