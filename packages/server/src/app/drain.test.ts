import { setTimeout as wait } from 'node:timers/promises';
import { WITHOUT_TOKEN } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openRoute } from '#server/core/http/route.ts';
import { startTestServer } from '#test/test-server.ts';
import { drain } from './drain.ts';

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

test('a stop lets the running call finish, then nobody is listening', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const running = fetch(`${address}/api/admin/slow`);
  await begun;
  const stopped = drain(app, readiness, 0);
  await wait(20);
  finish();
  expect(await (await running).json()).toEqual({ error: 0, data: {} });
  await stopped;
  expect(app.server.listening).toBe(false);
});
