import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

test('ten different codes are generated, short enough to be typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){3}$/);
});

test('a code is recognised in every way of writing it', () => {
  const code = '7K2M9Q-01ABCD-EFGHJK-MNPQRS';
  const hash = hashRecoveryCode('12', code);
  expect(hash).toBeDefined();
  expect(hashRecoveryCode('12', ' 7k2m9q oiabcd efghjk mnpqrs ')).toEqual(hash);
  expect(hashRecoveryCode('12', code.replaceAll('-', '').replace('1', 'l'))).toEqual(hash);
});

test('the same code of another person has another hash', () => {
  const code = '7K2M9Q-01ABCD-EFGHJK-MNPQRS';
  expect(hashRecoveryCode('13', code)).not.toEqual(hashRecoveryCode('12', code));
});

test.each(['', '123456', '7K2M9Q-01ABCD-EFGHJK', '7K2M9Q-01ABCD-EFGHJK-MNPQRU'])('%s is no code', (typed) => {
  expect(hashRecoveryCode('12', typed)).toBeUndefined();
});
