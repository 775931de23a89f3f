import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { WITHOUT_TOKEN } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openRoute } from '#server/core/http/route.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { drain } from './drain.ts';
import { exchange } from './test-support/raw-exchange.ts';

const slow = defineEndpoint({
  method: 'GET',
  path: '/admin/slow',
  summary: 'Takes its time.',
  access: WITHOUT_TOKEN,
  data: z.object({}),
});
const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
const { app, readiness } = await startTestServer({
  routes: [
    openRoute(slow, async () => {
      begin();
      await finished;
      return {};
    }),
  ],
});

test('a stop closes open streams and does not wait for a reader that reads nothing', async () => {
  const other = await startTestServer();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.app.server.address() as AddressInfo;
  const { authorization = '' } = await signIn(other.db, await aPerson(other.db));
  const begins: Promise<unknown>[] = [];
  const open = () =>
    exchange(port, (socket) => {
      socket.write(
        `GET /api/admin/live/stream HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`,
      );
      begins.push(once(socket, 'data'));
    });
  const listening = [open(), open()];
  const silent = connect({ port, host: '127.0.0.1' }).pause();
  silent.write(`GET /api/admin/live/stream HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
  // A stream counts before its response begins, and a stop in between is a plain refusal.
  await expect.poll(() => [other.live.counts().streams, begins.length]).toEqual([3, 2]);
  await Promise.all(begins);
  const closeAll = vi.spyOn(other.app.server, 'closeAllConnections');
  await drain(other.app, other.readiness, 0);
  // The last resort after half a minute was not needed.
  expect(closeAll).not.toHaveBeenCalled();
  for (const { text } of await Promise.all(listening)) expect(text).toContain('"reason":"stopping"');
  silent.destroy();
});

test('a stop lets the running call finish, then nothing listens any more', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const running = fetch(`${address}/api/admin/slow`);
  await begun;
  const stopped = drain(app, readiness, 0);
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
  });
  await expect.poll(() => app.server.listening).toBe(false);
  expect(isStopped).toBe(false);
  finish();
  expect(await (await running).json()).toEqual({ error: 0, data: {} });
  await stopped;
});
