import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveServer, type OpenStream } from '../../../test/live-server.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';
import { useAuth } from '../session/auth-store.ts';
import { useOwnAccount } from '../session/own-account.ts';
import { signOut } from '../session/sign-out.ts';
import { takeSession } from '../session/take-session.ts';
import { heldToken } from '../session/token.ts';
import { followSession } from './follow-session.ts';

let network: Network;
let streams: readonly OpenStream[];
let end = (): void => undefined;
beforeEach(async () => {
  network = freshBrowser();
  streams = liveServer(network);
  await openConsole('/login', null);
  end = followSession(() => undefined);
});
afterEach(() => end());

const count = async (number: number) => {
  await expect.poll(() => streams.length).toBe(number);
  return streams.at(-1);
};
const tokens = () => network.to('/admin/live/stream').map(({ headers }) => headers.get('authorization'));

test('opens no stream without a session, and with one a stream with its token in a header', async () => {
  expect(streams).toHaveLength(0);
  takeSession(aSession({ token: 'token-7' }));
  await count(1);
  expect(tokens()).toEqual(['Bearer token-7']);
});

test('signing out ends the stream, and the next user gets one of their own', async () => {
  takeSession(aSession());
  const first = await count(1);
  first?.say('hello', { cursor: '7', build: '' });
  signOut();
  await expect.poll(() => first?.isHeard).toBe(false);
  takeSession(aSession({ token: 'token-2', user: { userId: '4' } }));
  await count(2);
  expect(tokens()).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test('a token removed from storage opens no further stream', async () => {
  takeSession(aSession());
  const stream = await count(1);
  stream?.say('hello', { cursor: '7', build: '' });
  localStorage.removeItem('token');
  stream?.say('bye', { reason: 'stopping' });
  stream?.cut();
  await expect.poll(heldToken).toBe('');
  expect(streams).toHaveLength(1);
});

test('opens no stream until a required password change is done', async () => {
  takeSession(aSession({ user: { mustChangePassword: true } }));
  expect(streams).toHaveLength(0);
  useOwnAccount.setState({ mustChangePassword: false });
  await count(1);
});

test('a session that the server ends is ended here too', async () => {
  takeSession(aSession());
  const stream = await count(1);
  network.fail('/admin/me', 401, { error: -20, code: 'SESSION_ENDED' });
  stream?.say('bye', { reason: 'session' });
  stream?.cut();
  await expect.poll(() => useAuth.getState().userId).toBe('');
  expect(localStorage.getItem('token')).toBeNull();
  expect(streams).toHaveLength(1);
});

test('a stream refused for an ended session ends the session', async () => {
  network.fail('/admin/live/stream', 401, { error: -18, code: 'SESSION_INVALID' });
  takeSession(aSession());
  await expect.poll(() => useAuth.getState().userId).toBe('');
});
