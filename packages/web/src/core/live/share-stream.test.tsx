import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '#web/core/api/api-error.ts';
import { type OpenStream, openStream } from '../../../test/live-server.ts';
import { createHeard } from './heard.ts';
import { shareStream } from './share-stream.ts';

/** Each test has a person of its own, so that no tab of another test is in the circle. */
let person = 0;
let streams: (OpenStream & { readonly after: string })[];
beforeEach(() => {
  person += 1;
  streams = [];
});

/** A browser tab of the person; all of them stand in this one page. */
function openTab(heard = createHeard()) {
  const received: string[] = [];
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
    onSessionOver: () => received.push('session over'),
  });
  onTestFinished(close);
  return { received, close, heard };
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

test('three tabs open one stream, and all of them hear what it says of every project', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1' });
  stream.say('notice', aNotice('8', '1'));
  stream.say('notice', aNotice('9', '2'));
  for (const { received } of tabs)
    await expect.poll(() => received).toEqual(['build b1', '8 of 1', '9 of 2']);
  expect(streams).toHaveLength(1);
});

test('when the reading tab closes another one goes on from where it stood, and nothing is told twice', async () => {
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

test('a tab that comes later learns where the others stand, so that it could go on in their place', async () => {
  const first = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: 'b1' });
  await expect.poll(() => first.received).toEqual(['build b1']);
  const later = openTab();
  await expect.poll(() => later.received).toEqual(['build b1']);
  first.close();
  expect((await theStream(2)).after).toBe('7');
});

test('a tab that was away while others heard takes nothing it knows for certain', async () => {
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

test('what cannot be told one by one is asked for again in every tab', async () => {
  const tabs = [openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: '' });
  stream.say('again', {});
  for (const { received } of tabs) await expect.poll(() => received).toEqual(['build ', 'everything']);
});

test('a stream that begins late finds pages that were read long before: they are asked for again', async () => {
  const { received } = openTab();
  const stream = await theStream(1);
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  stream.say('hello', { cursor: '7', build: '' });
  await expect.poll(() => received).toEqual(['everything', 'build ']);
});

test('a lost line is opened again at the newest cursor', async () => {
  const { received } = openTab();
  const stream = await theStream(1);
  stream.say('hello', { cursor: '7', build: '' });
  await expect.poll(() => received).toEqual(['build ']);
  stream.cut();
  const next = await theStream(2);
  expect(next.after).toBe('7');
});

test('only the reading tab asks what has become of the session', async () => {
  const tabs = [openTab(), openTab()];
  const stream = await theStream(1);
  stream.say('bye', { reason: 'session' });
  stream.cut();
  await expect.poll(() => tabs.flatMap(({ received }) => received)).toEqual(['session over']);
});

test('on plain http, where there are no locks, the tabs agree on one stream all the same', async () => {
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
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(streams).toHaveLength(1);
  first.close();
  expect((await theStream(2)).after).toBe('8');
});
