import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { WriteLimit } from './write-limit.ts';

const server = await startTestServer({ writesPerMinute: 2 });

test('600 writes a minute are free, the next one is refused until the minute is over', () => {
  let now = 120_000;
  const limit = new WriteLimit({ now: () => now });
  for (let count = 1; count <= 600; count += 1) limit.count('1');
  now += 20_000;
  expect(() => limit.count('1')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', options: { details: { retryAfter: 40 } } }),
  );
  expect(() => limit.count('2')).not.toThrow();
  now += 40_000;
  expect(() => limit.count('1')).not.toThrow();
});

test('a person who writes too much is answered −429 with Retry-After, reading goes on', async () => {
  const busy = await signIn(server.db, await aPerson(server.db));
  const id = 'a-session-of-nobody-here';
  const end = () => server.send(sessionEndpoints.endSession, { headers: busy, params: { id } });
  expect([(await end()).status, (await end()).status]).toEqual([404, 404]);
  const refused = await end();
  expect(refused.status).toBe(429);
  expect(refused.envelope).toMatchObject({ error: -429, details: { retryAfter: expect.any(Number) } });
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await server.send(sessionEndpoints.me, { headers: busy })).status).toBe(200);
});
