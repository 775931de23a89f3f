import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { activatePendingSecret, savePendingSecret } from './second-factor-store.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { compareSecretKey } from './secret-key-store.ts';
import { newTotpSecret } from './totp.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const NOW = new Date('2026-11-20T08:00:00Z');
const OLD = 'the key of last year, long enough to be one';
const NEW = 'the key of this year, long enough to be one';
const old = createSecretBox({ current: OLD });
const other = createSecretBox({ current: NEW });
const rotated = createSecretBox({ current: NEW, previous: OLD });
const start = (box: SecretBox) => compareSecretKey(db, box, NOW);

beforeEach(async () => {
  await db.deleteFrom('secret_key_marks').execute();
  await db.deleteFrom('second_factors').execute();
});

async function aFactorSealedWith(box: SecretBox): Promise<void> {
  const { userId } = await aPerson(db);
  const sealed = box.seal(newTotpSecret(), userId);
  await savePendingSecret(db, userId, { ...sealed, until: NOW });
  await activatePendingSecret(db, userId, { ...sealed, step: 1, now: NOW });
}

test('the same key at every start is nothing to say', async () => {
  expect([await start(old), await start(old)]).toEqual([undefined, undefined]);
});

test('another key is said once while no sealed secret needs the former one', async () => {
  await start(old);
  expect([await start(other), await start(other)]).toEqual([{ lockedPeople: 0 }, undefined]);
});

test('another key is said at every start while people have secrets that it cannot open', async () => {
  await start(old);
  await aFactorSealedWith(old);
  expect([await start(other), await start(other)]).toEqual([{ lockedPeople: 1 }, { lockedPeople: 1 }]);
  expect(await start(old)).toBeUndefined();
});

test('data from before keys were remembered says it too', async () => {
  await aFactorSealedWith(old);
  expect(await start(other)).toEqual({ lockedPeople: 1 });
});

test('with SECRET_KEY_PREVIOUS the new key is taken without a word', async () => {
  await start(old);
  await aFactorSealedWith(old);
  expect([await start(rotated), await start(rotated)]).toEqual([undefined, undefined]);
});
