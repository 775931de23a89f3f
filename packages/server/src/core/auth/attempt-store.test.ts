import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { CODES_PER_ACCOUNT, PASSWORDS_PER_ACCOUNT, SIGN_INS_PER_ADDRESS } from './attempt-limits.ts';
import { clearAttempts, countAttempt } from './attempt-store.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

function later(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000);
}

test('parallel attempts cannot exceed the limit together', async () => {
  const keys = [
    { key: 'account ha@toasoan.local', limit: PASSWORDS_PER_ACCOUNT },
    { key: 'address 203.0.113.7', limit: SIGN_INS_PER_ADDRESS },
  ];
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => countAttempt(database.db, keys, NOW)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const refused = results.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: { code: 'TOO_MANY_REQUESTS', options: { details: { retryAfter: 900 } } },
  });
});

test('the last allowed attempt is marked as such', async () => {
  const keys = [{ key: 'codes 7', limit: CODES_PER_ACCOUNT }];
  for (let count = 1; count < 10; count += 1)
    expect((await countAttempt(database.db, keys, later(count))).isLast).toBe(false);
  expect((await countAttempt(database.db, keys, later(10))).isLast).toBe(true);
  await expect(countAttempt(database.db, keys, later(69))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await clearAttempts(database.db, 'codes 7');
  await countAttempt(database.db, keys, later(69));
});

test('a refused attempt is not counted', async () => {
  const account = { key: 'account locked@toasoan.local', limit: PASSWORDS_PER_ACCOUNT };
  const address = { key: 'address 203.0.113.8', limit: SIGN_INS_PER_ADDRESS };
  for (let count = 0; count < 6; count += 1) await countAttempt(database.db, [account], NOW);
  await expect(countAttempt(database.db, [account, address], NOW)).rejects.toThrow();
  const row = await database.db
    .selectFrom('sign_in_attempts')
    .select('key')
    .where('key', '=', address.key)
    .executeTakeFirst();
  expect(row).toBeUndefined();
});

test('an attempt that is given back leaves no count', async () => {
  const keys = [{ key: 'account lucky@toasoan.local', limit: PASSWORDS_PER_ACCOUNT }];
  for (let count = 0; count < 20; count += 1)
    await (await countAttempt(database.db, keys, later(count))).giveBack();
  const { failures } = await database.db
    .selectFrom('sign_in_attempts')
    .select('failures')
    .where('key', '=', 'account lucky@toasoan.local')
    .executeTakeFirstOrThrow();
  expect(failures).toEqual([]);
});

test("rows outside every limit's window are deleted", async () => {
  await countAttempt(database.db, [{ key: 'address 203.0.113.9', limit: SIGN_INS_PER_ADDRESS }], NOW);
  await countAttempt(
    database.db,
    [{ key: 'address 203.0.113.10', limit: SIGN_INS_PER_ADDRESS }],
    later(60 * 24),
  );
  const rows = await database.db.selectFrom('sign_in_attempts').select('key').execute();
  expect(rows).toEqual([{ key: 'address 203.0.113.10' }]);
});
