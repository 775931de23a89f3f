import { afterAll, beforeAll, expect, test } from 'vitest';
import { activatePendingSecret, savePendingSecret } from '#server/core/auth/second-factor-store.ts';
import { createSecretBox, type SecretBox } from '#server/core/auth/secret-box.ts';
import { newTotpSecret } from '#server/core/auth/totp.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { codeAt } from '#test/factories/a-second-factor.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { spendCode } from './confirm-code.ts';

const OLD_KEY = 'the key of last year, long enough to be one';
const NEW_KEY = 'the key of this year, long enough to be one';
const NOW = new Date('2026-11-20T08:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function aSecretSealedWith(box: SecretBox) {
  const { userId } = await aPerson(database.db);
  const secret = newTotpSecret();
  const sealed = box.seal(secret, userId);
  await savePendingSecret(database.db, userId, { ...sealed, until: NOW });
  await activatePendingSecret(database.db, userId, { ...sealed, step: 1, now: NOW });
  return { userId, secret };
}

function keyIdOf(userId: string) {
  return database.db
    .selectFrom('second_factors')
    .select('secret_key_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

test('after a change of SECRET_KEY a code still works and its secret is sealed with the new key', async () => {
  const { userId, secret } = await aSecretSealedWith(createSecretBox({ current: OLD_KEY }));
  const rotated = createSecretBox({ current: NEW_KEY, previous: OLD_KEY });
  const code = codeAt(secret, NOW);
  await expect(spendCode(database.db, rotated, { userId, code, now: NOW })).resolves.toBe('authenticator');
  expect(await keyIdOf(userId)).toEqual({ secret_key_id: rotated.currentKeyId });
  const later = new Date(NOW.getTime() + 60_000);
  const onlyNew = createSecretBox({ current: NEW_KEY });
  const next = { userId, code: codeAt(secret, later), now: later };
  await expect(spendCode(database.db, onlyNew, next)).resolves.toBe('authenticator');
});

test('a wrong code keeps the sealed secret unchanged', async () => {
  const old = createSecretBox({ current: OLD_KEY });
  const { userId } = await aSecretSealedWith(old);
  const rotated = createSecretBox({ current: NEW_KEY, previous: OLD_KEY });
  await expect(
    spendCode(database.db, rotated, { userId, code: '000000', now: NOW }),
  ).resolves.toBeUndefined();
  expect(await keyIdOf(userId)).toEqual({ secret_key_id: old.currentKeyId });
});

test('nobody has a code before the second factor is on', async () => {
  const { userId } = await aPerson(database.db);
  const box = createSecretBox({ current: NEW_KEY });
  await expect(spendCode(database.db, box, { userId, code: '000000', now: NOW })).resolves.toBeUndefined();
});
