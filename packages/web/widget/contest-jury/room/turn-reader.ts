import type { JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { Refusal } from '../../refusal.ts';
import type { Seated } from '../jury-context.ts';

/** The works of the room as they were read last, each once. */
export class TurnReader {
  readonly #seated: Seated;
  readonly #over: (words: string) => void;
  readonly #known = new Map<string, Promise<JuryTurn>>();

  constructor(seated: Seated, over: (words: string) => void) {
    this.#seated = seated;
    this.#over = over;
  }

  readonly keep = (turn: JuryTurn): void => {
    this.#known.set(turn.id, Promise.resolve(turn));
  };

  /** @returns the work, or in words why it could not be read. */
  async read(id: string): Promise<JuryTurn | string> {
    try {
      return await this.#ask(id);
    } catch (failure) {
      this.#look(failure);
      return this.wordsOf(failure);
    }
  }

  /** What comes next is there before it is asked for. */
  foresee(id: string | undefined): void {
    if (id === undefined) return;
    void this.#ask(id).then(
      ({ files }) => {
        const [first] = files;
        if (first) new Image().src = first.large;
      },
      // It is read again when it is in hand, and says then what is wrong.
      () => undefined,
    );
  }

  /** The work as the server has it after a refusal; undefined where that cannot be known. */
  async reread(id: string, failure: unknown): Promise<JuryTurn | undefined> {
    if (this.#look(failure)) return undefined;
    this.#known.delete(id);
    const now = await this.read(id);
    return typeof now === 'string' ? undefined : now;
  }

  wordsOf(failure: unknown): string {
    return failure instanceof Refusal ? failure.message : this.#seated.say('offline');
  }

  #ask(id: string): Promise<JuryTurn> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const { calls, token } = this.#seated;
    const asked = calls('turn', { token, turnId: id });
    this.#known.set(id, asked);
    asked.catch(() => this.#known.delete(id));
    return asked;
  }

  /** @returns whether the session is over. */
  #look(failure: unknown): boolean {
    const isOver = failure instanceof Refusal && failure.code === 'SESSION_OVER';
    if (isOver) this.#over(failure.message);
    return isOver;
  }
}
