import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { STREAM_EVENTS, type StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import { expect, onTestFinished, vi } from 'vitest';

export interface Listening {
  readonly response: Response;
  /** What was told so far. */
  readonly events: readonly StreamEvent[];
  readonly cursor: () => string;
  /** Each once, as the console takes them. */
  readonly notices: () => Notice[];
  /** `kind thing` of what was told so far, in that order. */
  readonly reported: () => string[];
  until(isThere: (events: readonly StreamEvent[]) => boolean): Promise<void>;
  /** The server's, or this side's. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream as the console does and reads until it ends; it is open when `hello` has come. */
export async function listenTo(
  address: string,
  headers: Readonly<Record<string, string>>,
  after?: string,
): Promise<Listening> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const query = after === undefined ? '' : `?after=${after}`;
  const url = `${address}/api${liveEndpoints.stream.path}${query}`;
  const response = await fetch(url, { headers: { ...headers }, signal: closing.signal });
  expect(response.status).toBe(200);
  const events: StreamEvent[] = [];
  const ended = readInto(events, response).catch(() => undefined);
  const until: Listening['until'] = (isThere) =>
    vi.waitFor(() => expect(isThere(events)).toBe(true), { timeout: 20_000, interval: 10 });
  const notices = () => {
    const byId = new Map(events.flatMap((one) => (one.event === 'notice' ? [[one.data.id, one.data]] : [])));
    return [...byId.values()];
  };
  await until(() => events.some(({ event }) => event === 'hello' || event === 'bye'));
  return {
    response,
    events,
    notices,
    reported: () => notices().map(({ kind, thingId }) => `${kind} ${thingId}`),
    cursor: () => {
      const last = events.findLast((one) => one.event === 'hello' || one.event === 'at');
      return last !== undefined && 'cursor' in last.data ? last.data.cursor : '';
    },
    until,
    ended,
    close: () => closing.abort(),
  };
}

async function readInto(events: StreamEvent[], { body }: Response): Promise<void> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    events.push(...blocks.filter((block) => block !== ':').map(readBlock));
  }
}

/** @throws for whatever the contract does not allow */
function readBlock(block: string): StreamEvent {
  const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
  const schema = STREAM_EVENTS[event as StreamEvent['event']];
  const value: unknown = JSON.parse(data);
  expect(schema.parse(value)).toEqual(value);
  return { event, data: value } as StreamEvent;
}
