import { newPassword } from '@toasoan/contract/features/users/user.ts';
import { expect, test } from 'vitest';
import { newPasswordProblems } from './new-password-problems.ts';

const t = ((key: string) => key) as never;

test.each(['', 'chín ký t', 'mười ký tự', 'mười ký tự'.normalize('NFD'), '😀'.repeat(256), 'a'.repeat(257)])(
  'a password is taken or not as the contract says (%#)',
  (password) => {
    const isTaken = newPasswordProblems(password, password, t).newPassword === '';
    expect(isTaken).toBe(newPassword.safeParse(password).success);
  },
);

test('the repetition must equal the password', () => {
  expect(newPasswordProblems('mưa rào tháng bảy', 'mưa rào tháng tám', t)).toEqual({
    newPassword: '',
    repeat: 'set-password.mismatch',
  });
});
