import { describe, expect, it } from 'vitest';
import { accessOn, areDaysInOrder } from './sign-in-limits.ts';
import { userCreate, userUpdate } from './user-account.ts';

describe('the days on which an account may sign in', () => {
  it.each([
    ['', '', 'open'],
    ['2026-11-24', '2026-11-24', 'open'],
    ['2026-11-25', '', 'ahead'],
    ['', '2026-11-23', 'over'],
    ['2026-11-25', '2026-12-31', 'ahead'],
  ] as const)('from "%s" to "%s", on 24 November: %s', (accessFrom, accessTo, state) => {
    expect(accessOn({ accessFrom, accessTo }, '2026-11-24')).toBe(state);
  });

  it('are in order unless the last one comes before the first', () => {
    expect(areDaysInOrder({ accessFrom: '2026-11-24', accessTo: '2026-11-24' })).toBe(true);
    expect(areDaysInOrder({ accessTo: '2026-11-24' })).toBe(true);
    expect(areDaysInOrder({ accessFrom: '2026-11-25', accessTo: '2026-11-24' })).toBe(false);
  });

  it('of a new account are refused out of order, and for accounts that do not sign in', () => {
    const issuesOf = (body: object) =>
      userCreate
        .safeParse({ displayName: 'Phan Mai Chi', email: 'chi@toasoan.example', ...body })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(issuesOf({ accessFrom: '2026-11-25', accessTo: '2026-11-24' })).toEqual([
      ['accessTo', 'dayOrder'],
    ]);
    expect(issuesOf({ accountType: 'author', force2FA: true })).toEqual([['force2FA', 'unknownKey']]);
    expect(issuesOf({ accessFrom: '2026-11-24', accessTo: '2026-12-31', force2FA: true })).toBeUndefined();
  });

  it.each(['2026-02-30', '24/11/2026', 'mai', '2026-11-24T00:00:00Z'])('do not accept "%s"', (accessTo) => {
    expect(userUpdate.safeParse({ userId: '1', version: 1, accessTo }).error?.issues[0]?.path).toEqual([
      'accessTo',
    ]);
  });
});
