import type { CommentCounts } from '@toasoan/contract/features/comments/comment-list.ts';
import { describe, expect, test } from 'vitest';
import { aComment, aFinding } from '../test-support/a-comment.ts';
import { digitOf, reasonOfDigit } from './queue-keys.ts';
import { countsAfter, predicted, staysIn, suggestedReason } from './step-rules.ts';

const REJECT = { act: 'decide', action: 'reject', code: 'ADVERT' } as const;
const HIDE = { act: 'decide', action: 'hide' } as const;

describe('a decision shown before the server has answered', () => {
  test('moves the comment, closes its reports and its due time', () => {
    const row = aComment({
      state: 'PENDING',
      reportCount: 2,
      slaDue: '2026-11-24T09:00:00.000Z',
      slaKind: 'REPORT',
    });
    expect(predicted(row, REJECT)).toMatchObject({
      state: 'REJECTED',
      rejectCode: 'ADVERT',
      reportCount: 0,
      slaDue: null,
    });
    expect(predicted(row, { act: 'pin', isOn: true })).toEqual({ ...row, isPinned: true });
  });

  test('leaves the tabs that do not show its new state', () => {
    const rejected = aComment({ state: 'REJECTED' });
    expect(staysIn('waiting', REJECT, rejected)).toBe(false);
    expect(staysIn('held', REJECT, rejected)).toBe(false);
    expect(staysIn('all', REJECT, rejected)).toBe(true);
    const hidden = aComment({ state: 'HIDDEN' });
    expect(staysIn('approved', HIDE, hidden)).toBe(false);
    expect(staysIn('rejected', HIDE, hidden)).toBe(true);
    // Its reports are closed, whatever it became.
    expect(staysIn('reported', HIDE, hidden)).toBe(false);
    expect(staysIn('reported', { act: 'pin', isOn: true }, aComment({ state: 'APPROVED' }))).toBe(true);
    expect(staysIn('all', { act: 'remove', reason: 'x' }, hidden)).toBe(false);
  });

  test('changes the numbers of the tabs, and of no others', () => {
    const counts: CommentCounts = {
      waiting: 23,
      reported: 5,
      held: 9,
      approved: 40,
      rejected: 3,
      spam: 1,
      all: 67,
      overdue: 0,
      dueSoon: 1,
      mineToday: 4,
      secondLooks: 0,
      replyDrafts: 0,
    };
    const row = aComment({ state: 'PENDING', findings: [aFinding()], reportCount: 1 });
    expect(countsAfter(counts, row, predicted(row, REJECT))).toEqual({
      ...counts,
      waiting: 22,
      held: 8,
      reported: 4,
      rejected: 4,
    });
    expect(countsAfter(counts, row, undefined)).toMatchObject({ waiting: 22, held: 8, reported: 4, all: 66 });
  });
});

describe('the reason of a rejection', () => {
  test('follows from what was found, the weightiest first', () => {
    expect(
      suggestedReason({ findings: [aFinding({ rule: 'SUSPECT_WORD' }), aFinding({ rule: 'PHONE' })] }),
    ).toBe('PRIVACY');
    expect(suggestedReason({ findings: [aFinding({ rule: 'NEW_ACCOUNT' })] })).toBeUndefined();
  });

  test('has a digit each, and 0 for another reason', () => {
    expect(['OFF_TOPIC', 'DUPLICATE', 'OTHER'].map((code) => digitOf(code as 'OTHER'))).toEqual([
      '1',
      '7',
      '0',
    ]);
    expect(reasonOfDigit('5')).toBe('PRIVACY');
    expect(reasonOfDigit('8')).toBeUndefined();
  });
});
