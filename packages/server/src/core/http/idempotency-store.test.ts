import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { answerOnce, forgetOldAnswers, parseIdempotencyKey } from './idempotency-store.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

let last = 0;
function aScope() {
  last += 1;
  return { userId: '1', projectId: '', route: 'POST /admin/tag/create', key: `key-${last}` };
}

function ask(scope: ReturnType<typeof aScope>, input: unknown, work: () => Promise<string>) {
  return inTransaction(db, (tx) =>
    answerOnce(tx, scope, input, async () => {
      const data = await work();
      return { data, kept: data };
    }),
  );
}

describe('A call with a key', () => {
  test('runs once, and its repetition gets the same answer', async () => {
    const scope = aScope();
    let done = 0;
    const work = async () => {
      done += 1;
      return JSON.stringify({ id: String(done) });
    };
    expect(await ask(scope, { title: 'a' }, work)).toEqual({ data: '{"id":"1"}', replayed: false });
    expect(await ask(scope, { title: 'a' }, work)).toEqual({ data: '{"id":"1"}', replayed: true });
  });

  test('with other input is refused', async () => {
    const scope = aScope();
    await ask(scope, { title: 'a' }, async () => '{}');
    await expect(ask(scope, { title: 'b' }, async () => '{}')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  test('is refused while its duplicate is running, and answered after it', async () => {
    const scope = aScope();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = ask(scope, {}, async () => {
      begin();
      await released;
      return '{"id":"1"}';
    });
    await begun;
    await expect(ask(scope, {}, async () => '{}')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_RUNNING',
      options: { details: { retryAfter: 2 } },
    });
    release();
    await first;
    expect(await ask(scope, {}, async () => '{}')).toEqual({ data: '{"id":"1"}', replayed: true });
  });

  test('that failed leaves its key free', async () => {
    const scope = aScope();
    const failing = ask(scope, {}, async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await ask(scope, {}, async () => '{"id":"2"}')).toEqual({ data: '{"id":"2"}', replayed: false });
  });

  test.each([
    ['person', { userId: '2' }],
    ['project', { projectId: '9' }],
    ['call', { route: 'POST /admin/category/create' }],
  ])('is a different one for another %s', async (_what, difference) => {
    const scope = aScope();
    await ask(scope, {}, async () => '{"id":"1"}');
    expect(await ask({ ...scope, ...difference }, {}, async () => '{"id":"2"}')).toMatchObject({
      replayed: false,
    });
  });

  test('older than a day is forgotten', async () => {
    const scope = aScope();
    await ask(scope, {}, async () => '{"id":"1"}');
    await db
      .updateTable('idempotency_keys')
      .set({ create_time: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', '=', scope.key)
      .execute();
    expect(await ask(scope, { other: true }, async () => '{"id":"2"}')).toMatchObject({ replayed: false });
    await db
      .updateTable('idempotency_keys')
      .set({ create_time: new Date(0) })
      .where('key', '=', scope.key)
      .execute();
    await forgetOldAnswers(db);
    expect(
      await db.selectFrom('idempotency_keys').select('key').where('key', '=', scope.key).execute(),
    ).toEqual([]);
  });
});

describe('A key', () => {
  test.each([undefined, 'a', 'x'.repeat(255)])('is accepted: %s', (header) => {
    expect(parseIdempotencyKey(header)).toBe(header);
  });

  test.each(['', 'x'.repeat(256), 'has space', 'khóa', 'a\u0000b'])('is refused: %s', (header) => {
    expect(() => parseIdempotencyKey(header)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});
