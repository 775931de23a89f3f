import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import type { ByeReason, StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import type { Line } from '#server/core/http/send-stream.ts';
import type { AddressedNotice } from './heard.ts';

export const AGAIN_TEXT = eventText({ event: 'again', data: {} });

/** A sign of life without content. */
export const BEAT_TEXT = ':\n\n';

/** The listener. */
export interface Reader {
  readonly userId: string;
  readonly sessionId: string;
}

/** The number of notices allowed while a stream is being opened. */
const MOST_EARLY = 500;

/** One open stream of one session: what it may hear, and what it has received. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  /** The projects whose posts it may hear of; set shortly after it opens. */
  projectIds: ReadonlySet<string> = new Set();
  #line: Line | undefined;
  /** Received before there was a line. */
  #early: string[] = [];
  /** The end of a stream before there was a line. */
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

  /** Continues over a line, with `first` before all that was received meanwhile. */
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

/** One block of the stream. */
export function eventText({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The recipient is not part of the sent notice. */
export function noticeText({ id, projectId, kind, thingId, editingSession }: Notice): string {
  return eventText({ event: 'notice', data: { id, projectId, kind, thingId, editingSession } });
}
