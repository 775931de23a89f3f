import type { StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/core/api/api-error.ts';
import type { StreamWatch } from '#web/core/api/read-stream.ts';
import { keepLine } from './keep-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Opened {
  readonly after: unknown;
  readonly say: (event: StreamEvent['event'], data: object) => void;
  readonly beat: () => void;
  readonly end: () => void;
  readonly fail: (error: ApiError) => void;
}

/** A line over streams that the test holds in its hand. */
function line() {
  const opened: Opened[] = [];
  const received: string[] = [];
  const happened: string[] = [];
  let cursor = '';
  const kept = keepLine({
    read: (_, watch) => open(watch),
    cursor: () => cursor,
    deliver: ({ event, data }, fresh) => {
      received.push(fresh ? `${event} (fresh)` : event);
      if ('cursor' in data) cursor = data.cursor;
    },
    onCut: () => happened.push('cut'),
    onSessionOver: () => happened.push('session over'),
    random: () => 1,
  });
  function open({ query, signal, onBytes }: StreamWatch): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => reject(new ApiError('', { code: 'CANCELLED' })));
    const write = (text: string) => onBytes(new TextEncoder().encode(text));
    opened.push({
      after: query?.after,
      say: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      beat: () => write(':\n\n'),
      end: resolve,
      fail: reject,
    });
    return promise;
  }
  const newest = () => {
    const last = opened.at(-1);
    if (!last) throw new Error('no stream is open');
    return last;
  };
  return { kept, opened, received, happened, newest };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const hello = (cursor: string) => ['hello', { cursor, build: '' }] as const;

test('begins without a cursor, and goes on at the newest one after a cut', async () => {
  const { opened, received, newest, happened } = line();
  newest().say(...hello('7'));
  newest().say('at', { cursor: '9' });
  newest().end();
  await wait(1_000);
  expect(opened.map(({ after }) => after)).toEqual([undefined, '9']);
  newest().say(...hello('9'));
  expect(received).toEqual(['hello (fresh)', 'at (fresh)', 'hello']);
  expect(happened).toEqual(['cut']);
});

test('a server that cannot be reached is tried ever more seldom, and soon again once it was there for a while', async () => {
  const { opened, newest } = line();
  const refuse = async (pause: number) => {
    newest().fail(new ApiError('', { code: 'NETWORK' }));
    await wait(pause - 1);
    const before = opened.length;
    await wait(1);
    return opened.length - before;
  };
  expect([await refuse(1_000), await refuse(2_000), await refuse(4_000)]).toEqual([1, 1, 1]);
  newest().say(...hello('1'));
  await wait(6_000);
  expect(await refuse(1_000)).toBe(1);
});

test('a server that greets and hangs up at once is not asked every second', async () => {
  const { opened, newest } = line();
  for (let times = 0; times < 6; times += 1) {
    newest().say(...hello('1'));
    newest().end();
    await wait(2 ** times * 1_000);
  }
  expect(opened).toHaveLength(7);
});

test('a line that says nothing for two beats is dead; comments keep it alive', async () => {
  const { opened, newest, happened } = line();
  for (let beats = 0; beats < 5; beats += 1) {
    await wait(20_000);
    newest().beat();
  }
  expect(opened).toHaveLength(1);
  await wait(31_500);
  expect(opened).toHaveLength(2);
  expect(happened).toEqual(['cut']);
});

describe('after a goodbye', () => {
  test('of a session no other stream is opened', async () => {
    const { opened, newest, happened } = line();
    newest().say('bye', { reason: 'session' });
    newest().end();
    await wait(600_000);
    expect(opened).toHaveLength(1);
    expect(happened).toEqual(['session over']);
  });

  test('of a process that ends another one is found soon, and nothing is in doubt', async () => {
    const { opened, newest, happened } = line();
    newest().say('bye', { reason: 'stopping' });
    newest().end();
    await wait(3_000);
    expect(opened).toHaveLength(2);
    expect(happened).toEqual([]);
  });

  test('to the oldest of many streams nothing is tried for five minutes', async () => {
    const { opened, newest } = line();
    newest().say('bye', { reason: 'replaced' });
    newest().end();
    await wait(300_000);
    expect(opened).toHaveLength(1);
    await wait(300_000);
    expect(opened).toHaveLength(2);
  });
});

test('a refusal of the person waits long, one of the moment as long as the server says', async () => {
  const { opened, newest } = line();
  newest().fail(new ApiError('', { code: 'UNAVAILABLE', status: 503, details: { retryAfter: 20 } }));
  await wait(20_000);
  expect(opened).toHaveLength(1);
  await wait(1_000);
  expect(opened).toHaveLength(2);
  newest().fail(new ApiError('', { code: 'FORBIDDEN', status: 403 }));
  await wait(60_000);
  expect(opened).toHaveLength(2);
});

test('a good moment is not waited for', async () => {
  const { kept, opened, newest } = line();
  for (const pause of [1_000, 2_000, 4_000, 8_000]) {
    newest().fail(new ApiError('', { code: 'NETWORK' }));
    await wait(pause);
  }
  newest().fail(new ApiError('', { code: 'NETWORK' }));
  await wait(10);
  kept.hurry();
  await wait(0);
  expect(opened).toHaveLength(6);
});

test('a stopped line opens no other stream and tells nothing more', async () => {
  const { kept, opened, newest, received } = line();
  kept.stop();
  newest().say(...hello('7'));
  await wait(60_000);
  expect(opened).toHaveLength(1);
  expect(received).toEqual([]);
});
