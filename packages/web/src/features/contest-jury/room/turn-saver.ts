import type { JuryTurn, ScoreSave } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Saves one work's marks in the order in which they were given, each at the version of the one before. */
export class TurnSaver {
  readonly #id: string;
  readonly #saved: (turn: JuryTurn) => void;
  readonly #failed: () => void;
  #version: number;
  #chain: Promise<void> = Promise.resolve();

  constructor(turn: JuryTurn, saved: (turn: JuryTurn) => void, failed: () => void) {
    this.#id = turn.id;
    this.#version = turn.version;
    this.#saved = saved;
    this.#failed = failed;
  }

  save(
    score: Omit<ScoreSave, 'version' | 'marks'> & { readonly marks: readonly ScoreSave['marks'][number][] },
  ): void {
    this.#after((version) =>
      call(room.score, {
        params: { id: this.#id },
        body: { ...score, marks: [...score.marks], version },
        headers: { 'x-hide-loading': '1' },
      }),
    );
  }

  leaveForLater(): void {
    this.#after((version) => call(room.later, { params: { id: this.#id }, body: { version } }));
  }

  leave(how: 'recuse' | 'abstain', reason: string): void {
    this.#after((version) => call(room[how], { params: { id: this.#id }, body: { version, reason } }));
  }

  /** After a failure nothing more is sent of the old version: the work is read again. */
  #after(send: (version: number) => Promise<JuryTurn>): void {
    this.#chain = this.#chain.then(async () => {
      try {
        const turn = await send(this.#version);
        this.#version = turn.version;
        this.#saved(turn);
      } catch {
        // The call has said why.
        this.#failed();
      }
    });
  }
}
