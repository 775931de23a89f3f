import { expect, test } from 'vitest';
import { anyPassword, newPassword } from './user.ts';

test('a new password has 10 to 256 characters, in either Unicode form', () => {
  expect(newPassword.safeParse('mưa rào ạ!').success).toBe(true);
  expect(newPassword.safeParse('mưa rào ạ'.normalize('NFD')).error?.issues).toMatchObject([
    { message: 'tooShort', params: { min: 10 } },
  ]);
  expect(newPassword.safeParse('😀'.repeat(256)).success).toBe(true);
  expect(newPassword.safeParse('ạ'.normalize('NFD').repeat(257)).error?.issues).toMatchObject([
    { message: 'tooLong', params: { max: 256 } },
  ]);
});

test('a password is stored as typed', () => {
  expect(anyPassword.parse('  Mật  khẩu ')).toBe('  Mật  khẩu ');
  expect(anyPassword.safeParse('').error?.issues).toMatchObject([{ message: 'required' }]);
});
