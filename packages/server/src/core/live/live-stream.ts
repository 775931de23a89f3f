import type { ByeReason } from '@toasoan/contract/features/live/stream.ts';
import type { Line } from '#server/core/http/send-stream.ts';
import type { AddressedNotice } from './heard.ts';
import { eventText } from './stream-text.ts';

/** Who listens. */
export interface Reader {
  readonly userId: string;
  readonly sessionId: string;
}

/** So much may happen while a stream is being opened. */
const MOST_EARLY = 500;

/** One open stream of one session: what it may hear, and what it is told. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  /** Of whose posts it may hear; settled a little after it was opened. */
  projectIds: ReadonlySet<string> = new Set();
  #line: Line | undefined;
  /** Told before there was a line. */
  #early: string[] = [];
  /** Of a stream that ended before there was a line. */
  #end: string | undefined;

  constructor({ userId, sessionId }: Reader) {
    this.userId = userId;
    this.sessionId = sessionId;
  }

  hears({ userId, projectId }: AddressedNotice): boolean {
    if (userId !== null) return userId === this.userId;
    return projectId !== null && this.projectIds.has(projectId);
  }

  send(text: string): void {
    if (this.#line !== undefined) {
      this.#line.write(text);
      return;
    }
    this.#early.push(text);
    if (this.#early.length > MOST_EARLY) this.#early = [eventText({ event: 'again', data: {} })];
  }

  /** Goes on over a line, with `first` before all that was told meanwhile. */
  begin(line: Line, first: string): void {
    this.#line = line;
    line.write(first + this.#early.join(''));
    this.#early = [];
    if (this.#end !== undefined) line.end(this.#end);
  }

  bye(reason: ByeReason): void {
    const text = eventText({ event: 'bye', data: { reason } });
    if (this.#line !== undefined) this.#line.end(text);
    else this.#end = text;
  }
}
