import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aComment, aReaderWorld } from '#server/features/comments/readers/test-support/reader-world.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aTranslatedPost } from '#test/factories/a-translated-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { hostileCalls } from './test-support/hostile-calls.ts';
import { commentForm, REQUEST_FORMS, suggestionForm } from './test-support/hostile-forms.ts';
import { randomFrom } from './test-support/random-words.ts';

/** Every kind of every form about twice; `npm run bench -- intake` sends 10,000. */
const CALLS = 400;
const SEED = 20_261_124;
const server = await startTestServer();

/** Rows of everything that a call of readers may write, but for the counts of calls. */
const stored = async () => {
  const tables = [
    'comments',
    'comment_contacts',
    'comment_confirmations',
    'correction_requests',
    'data_requests',
    'data_request_entries',
    'attachment_tickets',
    'attachments',
    'translation_suggestions',
    'audit_log',
    'idempotency_keys',
    'jobs',
  ];
  const counts = tables.map((table) =>
    sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(server.db),
  );
  return (await Promise.all(counts)).map(({ rows: [row] }, index) => [tables[index], row?.n]);
};

/** Every form of one project, over a public post and its translation. */
async function formsIn(projectId: string) {
  const post = await aPost(server.db, projectId, { state: 'PUBLISHED' });
  const current = 'The village keeps its looms.';
  const translated = await aTranslatedPost(server.db, projectId, [
    { source: 'Làng giữ khung cửi.', target: current },
  ]);
  return [commentForm(post), suggestionForm({ post: translated.postId, current }), ...REQUEST_FORMS];
}

test('hostile calls of every kind to every form are refused in words with 4xx, and nothing of them is stored', async () => {
  const world = await aReaderWorld(server, { mails: true });
  const forms = await formsIn(world.projectId);
  const before = await stored();
  const wrong: unknown[] = [];
  for (const { name, path, body, headers = {} } of hostileCalls(CALLS, SEED, forms)) {
    const answer = await world.post(path, body, { headers });
    const isRefused = answer.statusCode >= 400 && answer.statusCode < 500 && answer.json().message !== '';
    if (!isRefused) wrong.push([name, answer.statusCode, String(body).slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('what the hostile calls are made of is honest: without their fault each form is taken', async () => {
  const world = await aReaderWorld(server, { mails: true });
  const random = randomFrom(SEED + 1);
  for (const { path, honest } of await formsIn(world.projectId)) {
    if (path.endsWith('/confirm')) continue;
    expect([path, (await world.post(path, honest(random))).statusCode]).toEqual([path, 200]);
  }
});

test('a flood from one network is refused with the time to wait, and another network is served', async () => {
  const world = await aReaderWorld(server);
  const random = randomFrom(SEED + 2);
  const network = '198.51.100.9';
  for (const { path, honest } of await formsIn(world.projectId)) {
    const flood = await Promise.all(
      Array.from({ length: 25 }, () => world.post(path, honest(random), { network })),
    );
    const statuses = flood.map(({ statusCode }) => statusCode);
    const taken = statuses.filter((status) => status !== 429);
    expect([path, taken.length <= 20 && taken.length < statuses.length]).toEqual([path, true]);
    const refused = flood.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await world.post(path, honest(random))).statusCode).not.toBe(429);
  }
});

test('one e-mail is mailed a few times an hour, from however many networks it is asked for', async () => {
  const world = await aReaderWorld(server, { mails: true });
  const body = { email: 'ai-do@mail.example' };
  const statuses = [];
  for (let call = 0; call < 4; call += 1)
    statuses.push((await world.post('/comment-erasure/ask', body)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a request sent twice with its key, also at the same time, is one request with one number', async () => {
  const world = await aReaderWorld(server, { mails: true });
  const random = randomFrom(SEED + 3);
  for (const { path, honest } of REQUEST_FORMS.slice(0, 2)) {
    const body = honest(random);
    const headers = { 'idempotency-key': `mot-lan-${path.slice(1)}` };
    const both = await Promise.all([1, 2].map(() => world.post(path, body, { headers })));
    expect([path, both.every(({ statusCode }) => [200, 409].includes(statusCode))]).toEqual([path, true]);
    const again = await world.post(path, body, { headers });
    const [first] = both.filter(({ statusCode }) => statusCode === 200);
    expect(again.json().data).toEqual(first?.json().data);
    const other = await world.post(path, honest(random), { headers });
    expect(other.json().code).toBe('IDEMPOTENCY_MISMATCH');
  }
});

test('the longest honest requests fit, and markup and look-alike letters in them are words like others', async () => {
  const world = await aReaderWorld(server);
  const words = '<img src=x onerror=alert(1)> Hu\u0435 ';
  const link = `https://hue.example/${'a'.repeat(1_900)}`;
  const [correction, data] = REQUEST_FORMS;
  const random = randomFrom(SEED + 4);
  const claim = words.padEnd(5_000, 'ẵ');
  const sent = await world.post('/correction-requests', {
    ...correction?.honest(random),
    claim,
    proposal: claim,
    evidenceLinks: Array(5).fill(link),
    postUrl: link,
  });
  expect([sent.statusCode, sent.json().message]).toEqual([200, undefined]);
  const asked = await world.post('/data-requests', {
    ...data?.honest(random),
    details: claim,
    refs: Array(5).fill(link),
  });
  expect([asked.statusCode, asked.json().message]).toEqual([200, undefined]);
  const { rows } = await sql<{ claim: string; details: string }>`
    SELECT claim, details FROM correction_requests, data_requests
    WHERE correction_requests.project_id = ${world.projectId} AND data_requests.project_id = ${world.projectId}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ claim, details: claim }]);
});

test('markup and look-alike letters in a comment are words like others: stored as typed, shown as text', async () => {
  const world = await aReaderWorld(server, { rules: { holdCaps: false, holdNoDiacritics: false } });
  const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
  const content = '<img src=x onerror=alert(1)> Hu\u0435 đẹp & "yên"';
  await world.post(`/comments/post-${post}/send`, aComment({ content, authorName: '<b>Mai</b>' }));
  const thread = await world.get(`/comments/post-${post}/thread`);
  expect(thread.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(thread.headers['x-content-type-options']).toBe('nosniff');
  expect(thread.json().data.items).toMatchObject([{ content, authorName: '<b>Mai</b>' }]);
});
