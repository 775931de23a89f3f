import { KeywordAutomaton } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import type { Db } from '#server/core/db/database.ts';
import { readRules } from './keywords-view.ts';

const MOST_PROJECTS = 50;

interface Kept {
  readonly counter: string;
  readonly automaton: Promise<KeywordAutomaton>;
}

/** The automaton of each project, compiled once for a state of its keywords and shared by all deliveries. */
export class CompiledKeywords {
  readonly #kept = new Map<string, Kept>();

  /** `counter` was read before: what is compiled is that state or a newer one, never an older one. */
  async of(db: Db, projectId: string, counter: string): Promise<KeywordAutomaton> {
    const kept = this.#kept.get(projectId);
    if (kept?.counter === counter) return await kept.automaton;
    const automaton = readRules(db, projectId).then((rules) => new KeywordAutomaton(rules));
    const [oldest] = this.#kept.keys();
    this.#kept.delete(projectId);
    if (oldest !== undefined && this.#kept.size >= MOST_PROJECTS) this.#kept.delete(oldest);
    const mine = { counter, automaton };
    this.#kept.set(projectId, mine);
    try {
      return await automaton;
    } catch (error) {
      if (this.#kept.get(projectId) === mine) this.#kept.delete(projectId);
      throw error;
    }
  }
}
