import { WITHOUT_TOKEN } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openRoute } from '#server/core/http/route.ts';
import { startTestServer } from '#test/test-server.ts';
import { HTTP_LIMITS } from './http-limits.ts';

const { app } = await startTestServer();

test('the limits have the agreed values', () => {
  expect(HTTP_LIMITS).toEqual({
    headersTimeout: 10_000,
    bodyTimeout: 15_000,
    bodyBytesPerTimeout: 61_440,
    answerTimeout: 15_000,
    connectionTimeout: 60_000,
    lingerTimeout: 2_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    maxParamLength: 250,
    bodyLimit: 65_536,
  });
});

test('the server uses them', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  // A body has a limit by its rate instead.
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout]).toEqual([10_000, 0, 60_000, 60_000]);
});

test.each(['GET', 'POST'] as const)('a %s whose work does not end gets −503', async (method) => {
  const { app: impatient } = await startTestServer({
    limits: { answerTimeout: 300 },
    routes: [endless(method)],
  });
  const address = await impatient.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/admin/endless`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  expect(((await response.json()) as Failure).error).toBe(-503);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

function endless(method: 'GET' | 'POST') {
  const endpoint = defineEndpoint({
    method,
    path: '/admin/endless',
    summary: 'Never answers.',
    access: WITHOUT_TOKEN,
    data: z.object({}),
  });
  return openRoute(endpoint, () => new Promise(() => undefined));
}
