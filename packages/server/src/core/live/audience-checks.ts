import type { Db } from '#server/core/db/database.ts';
import { readAudience } from './audience-view.ts';
import type { LiveStream } from './live-stream.ts';

interface ChecksDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Their sessions may hear nothing any more. */
  readonly end: (streams: readonly LiveStream[]) => void;
}

/**
 * Looks at what streams may hear, many at once and one look after the other: an older answer never overwrites a
 * newer one.
 */
export class AudienceChecks {
  readonly #deps: ChecksDependencies;
  #waiting = new Set<LiveStream>();
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(deps: ChecksDependencies) {
    this.#deps = deps;
  }

  /** Resolves when what was true at the call, or later, is what they hear. */
  look(streams: readonly LiveStream[]): Promise<void> {
    for (const stream of streams) this.#waiting.add(stream);
    if (this.#next === undefined) {
      this.#next = this.#last.catch(() => undefined).then(() => this.#lookAtWaiting());
      this.#last = this.#next;
    }
    return this.#next;
  }

  async #lookAtWaiting(): Promise<void> {
    const streams = [...this.#waiting];
    this.#waiting = new Set();
    this.#next = undefined;
    if (streams.length === 0) return;
    const { db, now, end } = this.#deps;
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const audience = await readAudience(db, sessionIds, now());
    for (const stream of streams) stream.projectIds = new Set(audience.get(stream.sessionId));
    end(streams.filter(({ sessionId }) => !audience.has(sessionId)));
  }
}
