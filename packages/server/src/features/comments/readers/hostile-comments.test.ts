import { expect, test } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { hostileCalls } from './test-support/hostile-comments.ts';
import { aComment, aReaderWorld } from './test-support/reader-world.ts';

/** `npm run bench -- intake` sends 10,000. */
const CALLS = 300;
const SEED = 20_261_124;
const server = await startTestServer();

const stored = async () => {
  const tables = [
    'comments',
    'comment_contacts',
    'comment_confirmations',
    'idempotency_keys',
    'jobs',
  ] as const;
  const counts = tables.map((table) =>
    server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .execute(),
  );
  return (await Promise.all(counts)).map(([row]) => Number(row?.n));
};

test('hostile comments of every kind are refused in words with 4xx, and nothing of them is stored', async () => {
  const world = await aReaderWorld(server);
  const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
  const before = await stored();
  const wrong: unknown[] = [];
  for (const { name, body, headers, target = `post-${post}` } of hostileCalls(CALLS, SEED)) {
    const answer = await world.post(`/comments/${target}/send`, body, { headers: headers ?? {} });
    const isRefused = answer.statusCode >= 400 && answer.statusCode < 500 && answer.json().message !== '';
    if (!isRefused) wrong.push([name, answer.statusCode, String(body).slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('a flood from one network is refused with the time to wait, and another network is served', async () => {
  const world = await aReaderWorld(server);
  const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
  const network = '198.51.100.9';
  const flood = await Promise.all(
    Array.from({ length: 60 }, () => world.post(`/comments/post-${post}/send`, aComment(), { network })),
  );
  const statuses = flood.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(flood.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await world.post(`/comments/post-${post}/send`, aComment())).statusCode).toBe(200);
});

test('markup and look-alike letters are words like others: stored as typed, shown as text', async () => {
  const world = await aReaderWorld(server, { rules: { holdCaps: false, holdNoDiacritics: false } });
  const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
  const content = '<img src=x onerror=alert(1)> Hu\u0435 đẹp & "yên"';
  await world.post(`/comments/post-${post}/send`, aComment({ content, authorName: '<b>Mai</b>' }));
  const thread = await world.get(`/comments/post-${post}/thread`);
  expect(thread.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(thread.headers['x-content-type-options']).toBe('nosniff');
  expect(thread.json().data.items).toMatchObject([{ content, authorName: '<b>Mai</b>' }]);
});
