import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '#web/core/api/api-error.ts';
import { type OpenStream, openStream } from '../../../test/live-server.ts';
import { ownClock } from '../../../test/own-clock.ts';
import { createHeard } from './heard.ts';
import { shareStream } from './share-stream.ts';

/** Each test has its own user, so that tabs of other tests do not take part. */
let person = 0;
let streams: (OpenStream & { readonly after: string })[];
beforeEach(() => {
  person += 1;
  streams = [];
});

/** A browser tab of the user; all of them run in this one page. */
function openTab(heard = createHeard()) {
  const received: string[] = [];
  const held: string[] = [];
  const close = shareStream({
    userId: `người ${person}`,
    heard,
    read: async (_, { query, signal, onBytes }) => {
      const { readable, stream } = openStream();
      streams.push(Object.assign(stream, { after: String(query?.after ?? '') }));
      const reader = readable.getReader();
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
      for (;;) {
        const { done, value } = await reader.read().catch(() => {
          throw new ApiError('', { code: 'NETWORK' });
        });
        if (done) return;
        onBytes(value);
      }
    },
    onNotice: ({ id, projectId }) => received.push(`${id} of ${projectId}`),
    onEverythingStale: () => received.push('everything'),
    onBuild: (build) => received.push(`build ${build}`),
    onHeldJobs: (restoredFrom) => held.push(restoredFrom),
    onSessionOver: () => received.push('session over'),
  });
  onTestFinished(close);
  return { received, held, close, heard };
}

const aNotice = (id: string, projectId = '1'): Notice => ({
  id,
  projectId,
  kind: 'post',
  thingId: '12',
  editingSession: null,
});

const theStream = async (number: number) => {
  await expect.poll(() => streams.length).toBe(number);
  const stream = streams.at(-1);
  if (!stream) throw new Error('no stream');
  return stream;
};

test('three tabs open one stream and all receive its notices of every project', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1' });
  stream.say('notice', aNotice('8', '1'));
  stream.say('notice', aNotice('9', '2'));
  for (const { received } of tabs)
    await expect.poll(() => received).toEqual(['build b1', '8 of 1', '9 of 2']);
  expect(streams).toHaveLength(1);
});

test('a tab that opens later hears that jobs wait after a restore, and all hear when they run again', async () => {
  const first = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1', restoredFrom: '2026-11-23T01:00:00.000Z' });
  await expect.poll(() => first.held.at(-1)).toBe('2026-11-23T01:00:00.000Z');
  const second = openTab();
  await expect.poll(() => second.held.at(-1)).toBe('2026-11-23T01:00:00.000Z');
  stream.say('released', {});
  for (const { held } of [first, second]) await expect.poll(() => held.at(-1)).toBe('');
});

test('when the reading tab closes, another one resumes at its cursor and repeats nothing', async () => {
  const first = openTab();
  const stream = await theStream(1);
  const second = openTab();
  stream.say('hello', { cursor: '7', build: 'b1' });
  stream.say('notice', aNotice('8'));
  stream.say('at', { cursor: '8' });
  await expect.poll(() => second.received).toContain('8 of 1');
  first.close();
  const next = await theStream(2);
  expect(stream.isHeard).toBe(false);
  expect(next.after).toBe('8');
  next.say('notice', aNotice('8'));
  next.say('notice', aNotice('9'));
  await expect.poll(() => second.received).toEqual(['build b1', '8 of 1', '9 of 1']);
  expect(first.received).toEqual(['build b1', '8 of 1']);
});

test('a later tab learns the current cursor, so that it could take over', async () => {
  const first = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1' });
  await expect.poll(() => first.received).toEqual(['build b1']);
  const later = openTab();
  await expect.poll(() => later.received).toEqual(['build b1']);
  first.close();
  expect((await theStream(2)).after).toBe('7');
});

test('a tab that missed messages does not rely on its cursor', async () => {
  const first = openTab();
  const away = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1' });
  await expect.poll(() => away.received).toEqual(['build b1']);
  away.close();
  stream.say('notice', aNotice('8'));
  stream.say('at', { cursor: '8' });
  await expect.poll(() => first.heard.cursor()).toBe('8');
  const back = openTab(away.heard);
  await expect.poll(() => back.received).toEqual(['everything', 'build b1']);
});

test('what single notices cannot report is read again in every tab', async () => {
  const tabs = [openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: '' });
  stream.say('again', {});
  for (const { received } of tabs) await expect.poll(() => received).toEqual(['build ', 'everything']);
});

test('a stream that begins late invalidates pages read long before', async () => {
  const pass = ownClock();
  const { received } = openTab();
  const stream = await theStream(1);
  await pass(1_600);
  stream.say('hello', { cursor: '7', build: '' });
  await expect.poll(() => received).toEqual(['everything', 'build ']);
});

test('a cut connection is reopened at the newest cursor', async () => {
  const { received } = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: '' });
  await expect.poll(() => received).toEqual(['build ']);
  stream.cut();
  const next = await theStream(2);
  expect(next.after).toBe('7');
});

test('only the reading tab checks the session', async () => {
  const tabs = [openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('bye', { reason: 'session' });
  stream.cut();
  await expect.poll(() => tabs.flatMap(({ received }) => received)).toEqual(['session over']);
});

test('on plain http, without locks, the tabs still agree on one stream', async () => {
  const pass = ownClock();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  const first = openTab();
  const stream = await theStream(1);
  const second = openTab();
  stream.say('hello', { cursor: '7', build: '' });
  stream.say('notice', aNotice('8'));
  stream.say('at', { cursor: '8' });
  await expect.poll(() => second.received).toContain('8 of 1');
  await pass(1_000);
  expect(streams).toHaveLength(1);
  first.close();
  expect((await theStream(2)).after).toBe('8');
});
