import { hashSync } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isRightPassword, needsRehash } from './password-hash.ts';

test('a password is stored as argon2id with the agreed costs, and verified again', async () => {
  const stored = await hashPassword('mưa rào tháng bảy');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(needsRehash(stored)).toBe(false);
  await expect(isRightPassword(stored, 'mưa rào tháng bảy')).resolves.toBe(true);
  await expect(isRightPassword(stored, 'mưa rào tháng tám')).resolves.toBe(false);
});

test('both Unicode forms are the same password, but case and spaces count', async () => {
  const stored = await hashPassword('Mưa rào tháng bảy'.normalize('NFD'));
  await expect(isRightPassword(stored, 'Mưa rào tháng bảy'.normalize('NFC'))).resolves.toBe(true);
  await expect(isRightPassword(stored, 'mưa rào tháng bảy')).resolves.toBe(false);
  await expect(isRightPassword(stored, 'Mưa rào tháng bảy ')).resolves.toBe(false);
});

test('no password is right for an account without one', async () => {
  await expect(isRightPassword(null, '')).resolves.toBe(false);
  await expect(isRightPassword(null, 'mưa rào tháng bảy')).resolves.toBe(false);
});

test('a hash with other costs needs a rehash', () => {
  expect(needsRehash(hashSync('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
});
