import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';

const TOKEN = 'a-token-for-the-metrics';
const open = await startTestServer();
const guarded = await startTestServer({ env: { METRICS_TOKEN: TOKEN } });

describe('Metrics without METRICS_TOKEN', () => {
  test('time every call by its pattern, never by its address', async () => {
    await open.send(sessionEndpoints.endSession, { params: { id: 'some-session-id-of-mine' } });
    const { body, statusCode, headers } = await open.app.inject({ url: '/metrics' });
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toContain('route="/api/admin/sessions/:id",status="401"');
    expect(body).not.toContain('some-session-id-of-mine');
    expect(body).toMatch(/database_connections\{state="idle"\} \d/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  test.each([
    ['from another machine', { remoteAddress: '10.0.0.5' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy that says so otherwise', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['through a proxy that tells the scheme only', { headers: { 'x-forwarded-proto': 'https' } }],
  ])('are not there %s', async (_case, request) => {
    const response = await open.app.inject({ url: '/metrics', ...request });
    expect([response.statusCode, response.json().error]).toEqual([404, -404]);
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are there for %s', async (remoteAddress) => {
    expect((await open.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
  });
});

describe('Metrics with METRICS_TOKEN', () => {
  test.each([
    ['without it', {}, 404],
    ['with another', { authorization: 'Bearer a-token-of-something' }, 404],
    ['with its beginning', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, 404],
    ['with it', { authorization: `Bearer ${TOKEN}` }, 200],
    ['with it through a proxy', { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.5' }, 200],
  ])('asked for %s', async (_case, headers, status) => {
    expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
  });
});
