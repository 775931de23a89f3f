import type { ByeReason } from '@toasoan/contract/features/live/stream.ts';
import type { AddressedNotice } from './heard.ts';
import { AGAIN_TEXT, type LiveStream, noticeText } from './live-stream.ts';
import { MOST_MISSED } from './notice-view.ts';

/**
 * Between two rounds of writes. The delay is not noticeable, and a burst costs each stream one write. Each write
 * is a system call of about 20 µs; 300 streams and a hundred posts would block all other calls for half a second.
 */
const ROUND_MS = 50;

/** The streams of a process, oldest first. */
export class OpenStreams {
  readonly #streams = new Set<LiveStream>();
  #gathered: { readonly notice: AddressedNotice; readonly text: string }[] = [];
  #flushing: NodeJS.Timeout | undefined;
  #flushedAt = 0;
  #delivered = 0;

  get size(): number {
    return this.#streams.size;
  }

  /** Written notices, each counted once per stream. */
  get delivered(): number {
    return this.#delivered;
  }

  /** Everything gathered came before it. */
  add(stream: LiveStream): void {
    this.#flush();
    this.#streams.add(stream);
  }

  remove(stream: LiveStream): void {
    this.#streams.delete(stream);
  }

  /** Null: of everybody. */
  of(userId: string | null): LiveStream[] {
    return [...this.#streams].filter((stream) => userId === null || stream.userId === userId);
  }

  /** Sends it to the streams that may hear it, a moment later. */
  send(notice: AddressedNotice): void {
    this.#gathered.push({ notice, text: noticeText(notice) });
    const due = this.#flushedAt + ROUND_MS - performance.now();
    this.#flushing ??= setTimeout(() => this.#flush(), Math.max(0, due));
  }

  sendAll(text: string): void {
    this.#flush();
    for (const stream of this.#streams) stream.send(text);
  }

  end(streams: readonly LiveStream[], reason: ByeReason): void {
    this.#flush();
    for (const stream of streams) {
      this.#streams.delete(stream);
      stream.bye(reason);
    }
  }

  #flush(): void {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length === 0) return;
    this.#flushedAt = performance.now();
    for (const stream of this.#streams) {
      const heard = gathered.filter(({ notice }) => stream.hears(notice));
      if (heard.length === 0) continue;
      stream.send(heard.length > MOST_MISSED ? AGAIN_TEXT : heard.map(({ text }) => text).join(''));
      this.#delivered += heard.length;
    }
  }
}
