import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { HTTP_LIMITS } from './http-limits.ts';

const { app } = await startTestServer();

test('the limits are the decided ones', () => {
  expect(HTTP_LIMITS).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    handlerTimeout: 15_000,
    connectionTimeout: 60_000,
    connectionsCheckingInterval: 1_000,
    maxRequestsPerSocket: 1_000,
    maxHeaderSize: 16_384,
    maxParamLength: 100,
    bodyLimit: 65_536,
  });
});

test('the server has them', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxRequestsPerSocket } = app.server;
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxRequestsPerSocket]).toEqual([
    10_000, 30_000, 60_000, 60_000, 1_000,
  ]);
});
