import { setTimeout as wait } from 'node:timers/promises';
import { STREAM_BEAT_MS, STREAMS_PER_PERSON } from '@toasoan/contract/features/live/stream.ts';
import { ChannelListener } from '#server/core/db/channel-listener.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { StreamAnswer } from '#server/core/http/send-stream.ts';
import { AudienceChecks } from './audience-view.ts';
import { NOTICE_CHANNEL, readHeard } from './heard.ts';
import { AGAIN_TEXT, BEAT_TEXT, eventText, LiveStream, noticeText, type Reader } from './live-stream.ts';
import { type Missed, readMissed } from './notice-view.ts';
import { OpenStreams } from './open-streams.ts';

export interface LiveDependencies {
  readonly db: Db;
  /** Of the same database, for the connection that listens. */
  readonly url: string;
  readonly role: string | undefined;
  /** Identifies the served console. */
  readonly build: string;
  readonly now: () => Date;
  readonly onTrouble: (error: Error) => void;
  /** Milliseconds; absent: the product's values. */
  readonly beatMs?: number;
  /** On this process. */
  readonly mostStreams?: number;
}

const MOST_STREAMS = 2_000;
const RETRY_AFTER = 30;
const LISTENING_WITHIN = 3_000;
/** A missing echo must not extend it beyond the contract's value. */
const BEAT_MS = STREAM_BEAT_MS - LISTENING_WITHIN;
/** In beats: rights are checked about once a minute, even without a notice of a change. */
const LOOKS_EVERY = 4;

/** Sends the database's notices to the open streams of a process. */
export class LiveHub {
  readonly #deps: LiveDependencies;
  readonly #listener: ChannelListener;
  readonly #checks: AudienceChecks;
  readonly #streams = new OpenStreams();
  readonly #beating: NodeJS.Timeout;
  /** All streams have received everything before it. */
  #cursor: string | undefined;
  #beats = 0;
  #isStopped = false;

  constructor(deps: LiveDependencies) {
    this.#deps = deps;
    this.#listener = new ChannelListener({
      ...deps,
      channel: NOTICE_CHANNEL,
      hear: (text) => this.#hear(text),
      arrive: (cursor) => this.#moveTo(cursor),
      begin: () => this.#catchUp(),
      onTrouble: (error) => {
        this.#streams.sendAll(BEAT_TEXT);
        deps.onTrouble(error);
      },
    });
    this.#checks = new AudienceChecks({ ...deps, end: (streams) => this.#streams.end(streams, 'session') });
    this.#beating = setInterval(() => this.#beat(), deps.beatMs ?? BEAT_MS).unref();
  }

  counts(): { readonly streams: number; readonly delivered: number; readonly losses: number } {
    return { streams: this.#streams.size, delivered: this.#streams.delivered, losses: this.#listener.losses };
  }

  /**
   * Opens a stream for a session. @throws UNAVAILABLE where there are too many, or the database connection is
   * lost.
   */
  async open(reader: Reader, after: string | undefined): Promise<StreamAnswer> {
    const { mostStreams = MOST_STREAMS } = this.#deps;
    if (this.#isStopped || this.#streams.size >= mostStreams) throw unavailable('Too many streams are open');
    const stream = new LiveStream(reader);
    this.#streams.end(this.#streams.of(reader.userId).slice(0, 1 - STREAMS_PER_PERSON), 'replaced');
    // It receives notices from here on; earlier ones are read afterwards, so that none is missed in between.
    this.#streams.add(stream);
    try {
      const missed = await this.#prepare(stream, after);
      const first = this.#firstText(missed);
      return {
        begin: (line) => stream.begin(line, first),
        closed: () => this.#streams.remove(stream),
      };
    } catch (error) {
      this.#streams.remove(stream);
      throw error;
    }
  }

  /** Closes all streams. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#beating);
    this.#streams.end(this.#streams.of(null), 'stopping');
    await this.#listener.stop();
  }

  async #prepare(stream: LiveStream, after: string | undefined): Promise<Missed> {
    await this.#waitUntilListening();
    await this.#checks.look([stream]);
    return await readMissed(this.#deps.db, after, stream);
  }

  async #waitUntilListening(): Promise<void> {
    const given = new AbortController();
    const late = wait(LISTENING_WITHIN, 'late', { signal: given.signal }).catch(() => undefined);
    const outcome = await Promise.race([this.#listener.listening(), late]);
    given.abort();
    if (outcome === 'late') throw unavailable('The database is not heard');
  }

  #firstText({ notices, cursor, restoredFrom }: Missed): string {
    const missed = notices === undefined ? AGAIN_TEXT : notices.map(noticeText).join('');
    const held = restoredFrom === null ? {} : { restoredFrom: restoredFrom.toISOString() };
    return missed + eventText({ event: 'hello', data: { cursor, build: this.#deps.build, ...held } });
  }

  #hear(text: string): void {
    const heard = readHeard(text);
    if (heard === undefined) return;
    if ('notice' in heard) this.#streams.send(heard.notice);
    else if ('released' in heard) this.#streams.sendAll(eventText({ event: 'released', data: {} }));
    else this.#look(this.#streams.of(heard.look));
  }

  #moveTo(cursor: string): void {
    this.#cursor = cursor;
    this.#streams.sendAll(eventText({ event: 'at', data: { cursor } }));
  }

  /** Notices sent while the connection was lost; a stream recognises a repeated one by its id. */
  async #catchUp(): Promise<void> {
    const { notices, cursor } = await readMissed(this.#deps.db, this.#cursor);
    if (notices === undefined) this.#streams.sendAll(AGAIN_TEXT);
    for (const notice of notices ?? []) this.#streams.send(notice);
    this.#cursor = cursor;
    this.#look(this.#streams.of(null));
  }

  #beat(): void {
    if (this.#streams.size === 0) return;
    this.#beats += 1;
    if (this.#beats % LOOKS_EVERY === 0) this.#look(this.#streams.of(null));
    if (!this.#listener.askForCursor()) this.#streams.sendAll(BEAT_TEXT);
  }

  #look(streams: readonly LiveStream[]): void {
    // It fails with the database, and is repeated with the next beats.
    this.#checks.look(streams).catch(this.#deps.onTrouble);
  }
}

function unavailable(reason: string): AppError {
  return new AppError('UNAVAILABLE', { details: { retryAfter: RETRY_AFTER }, cause: new Error(reason) });
}
