import { expect, test } from 'vitest';
import { AppError } from '#server/core/errors/app-error.ts';
import { checkEmailDomain } from './refused-domain.ts';

const NONE = { bannedDomains: [], refuseDisposable: false };

function isRefused(email: string, rules: Parameters<typeof checkEmailDomain>[1]): boolean {
  try {
    checkEmailDomain(email, rules);
    return false;
  } catch (error) {
    if (error instanceof AppError) return error.options.rules?.[0]?.code === 'EMAIL_DOMAIN_REFUSED';
    throw error;
  }
}

test.each([
  ['a@spam.vidu', true],
  ['a@SPAM.vidu', true],
  ['a@mail.spam.vidu', true],
  ['a@notspam.vidu', false],
  ['spam.vidu@thu.vidu', false],
  ['a@thư.vidu', true],
  ['a@xn--th-e0a.vidu', true],
  ['', false],
])('an e-mail %s of a project that bans spam.vidu and thư.vidu is refused: %s', (email, expected) => {
  expect(isRefused(email, { ...NONE, bannedDomains: ['@spam.vidu', 'Thư.vidu'] })).toBe(expected);
});

test('e-mails for ten minutes are refused only where the project says so', () => {
  expect(isRefused('a@mailinator.com', NONE)).toBe(false);
  expect(isRefused('a@mailinator.com', { ...NONE, refuseDisposable: true })).toBe(true);
  expect(isRefused('a@sub.mailinator.com', { ...NONE, refuseDisposable: true })).toBe(true);
  expect(isRefused('a@gmail.com', { ...NONE, refuseDisposable: true })).toBe(false);
});
