import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import { STREAM_BEAT_MS, type StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import type { ReadStream } from '#web/core/api/read-stream.ts';
import { watchStall } from '#web/core/api/watch-stall.ts';
import { readEvent } from './read-event.ts';
import { reopenDelay, type StreamEnd } from './reopen-delay.ts';
import { createSseParser } from './sse-parser.ts';

export interface LineDependencies {
  readonly read: ReadStream;
  /** Where the next stream is to begin, '' for now. */
  readonly cursor: () => string;
  /** `fresh`: the stream began without a cursor. */
  readonly deliver: (event: StreamEvent, fresh: boolean) => void;
  /** The line was lost without a word. */
  readonly onCut: () => void;
  /** The server says that the session is over. */
  readonly onSessionOver: () => void;
  readonly random: () => number;
}

interface Line {
  /** Whatever it waits for: now is a good moment. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

interface Ended {
  readonly end: StreamEnd | 'session';
  /** It was open long enough to call the server well. */
  readonly wasWell: boolean;
  readonly retryAfterMs: number;
}

const WELL_AFTER_MS = 5_000;
/** Refusals that are no judgement of the person. */
const PASSING: readonly number[] = [408, 425, 429];

/** Keeps one stream open, again and again, until it is stopped or the session is over. */
export function keepLine(deps: LineDependencies): Line {
  const stopping = new AbortController();
  let wake = (): void => undefined;

  async function readOnce(): Promise<Ended> {
    const reading = new AbortController();
    const stall = watchStall(() => reading.abort(), STREAM_BEAT_MS * 2);
    const after = deps.cursor();
    let openSince = Number.POSITIVE_INFINITY;
    let end: Ended['end'] = 'cut';
    const parse = createSseParser((block) => {
      const event = readEvent(block);
      if (event === undefined || stopping.signal.aborted) return;
      if (event.event === 'hello') openSince = performance.now();
      if (event.event === 'bye') end = endOf(event.data.reason);
      deps.deliver(event, after === '');
    });
    stall.moved();
    const failure = await deps
      .read(liveEndpoints.stream, {
        query: after === '' ? {} : { after },
        signal: AbortSignal.any([reading.signal, stopping.signal]),
        onBytes: (bytes) => {
          stall.moved();
          parse(bytes);
        },
      })
      .catch(failureOf);
    stall.stop();
    const wasWell = performance.now() - openSince >= WELL_AFTER_MS;
    return { end, wasWell, retryAfterMs: 0, ...(end === 'cut' && failure) };
  }
  async function keep(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      const { end, wasWell, retryAfterMs } = await readOnce();
      if (stopping.signal.aborted) return;
      if (end === 'session') return deps.onSessionOver();
      if (end === 'cut') deps.onCut();
      if (wasWell) attempt = 0;
      await pause(reopenDelay(end, attempt, deps.random(), retryAfterMs));
    }
  }
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  void keep();
  return {
    hurry: () => wake(),
    stop: () => {
      stopping.abort();
      wake();
    },
  };
}

function endOf(reason: 'session' | 'stopping' | 'replaced'): Ended['end'] {
  return reason === 'replaced' ? 'refused' : reason;
}

function failureOf(error: unknown): Pick<Ended, 'end' | 'retryAfterMs'> {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { end: 'cut', retryAfterMs: 0 };
  }
  const { status, details } = error;
  const isJudgement = status >= 400 && status < 500 && !PASSING.includes(status);
  return { end: isJudgement ? 'refused' : 'cut', retryAfterMs: (details.retryAfter ?? 0) * 1_000 };
}
