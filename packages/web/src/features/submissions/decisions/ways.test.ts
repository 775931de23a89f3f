import { describe, expect, test } from 'vitest';
import { holdsOf, needsOf, usualFixTime, wayOut, waysFrom } from './ways.ts';

const EDITOR = holdsOf(['contest.view', 'contest.note', 'contest.check']);
const ADMIN = holdsOf(['contest.check', 'contest.round', 'contest.award']);
const AUTHOR = holdsOf(['contest.view', 'contest.note']);

describe('what one decision can do', () => {
  test('an editor judges a new work at once, through the check', () => {
    expect(waysFrom('SUBMITTED', EDITOR)).toEqual(['CHECKING', 'NEEDS_FIX', 'VALID', 'INVALID', 'WITHDRAWN']);
  });

  test('an author of the newsroom moves nothing', () => {
    expect(waysFrom('SUBMITTED', AUTHOR)).toEqual([]);
    expect(waysFrom('CHECKING', AUTHOR)).toEqual([]);
  });

  test('nobody of the staff sends a work in again or lets its time pass', () => {
    expect(waysFrom('NEEDS_FIX', ADMIN)).toEqual([]);
  });

  test('out means not valid while a work is checked and against the rules later', () => {
    expect(wayOut('SUBMITTED', EDITOR)).toBe('INVALID');
    expect(wayOut('VALID', EDITOR)).toBeUndefined();
    expect(wayOut('VALID', ADMIN)).toBe('DISQUALIFIED');
  });

  test('works in several states are asked for a reason where one of them needs it', () => {
    expect(needsOf(['VALID', 'ELIMINATED'], 'IN_PRELIM')).toEqual(['reason']);
    expect(needsOf(['VALID'], 'IN_PRELIM')).toEqual([]);
    expect(needsOf(['SUBMITTED'], 'NEEDS_FIX')).toEqual(['reason']);
    expect(needsOf(['AWARDED'], 'REVOKED')).toEqual(['reason', 'decision']);
  });

  test('a work may be mended for ten days, at most until the intake ends', () => {
    const now = Date.parse('2026-11-20T03:00:00.000Z');
    expect(usualFixTime(now, null)).toBe('2026-11-30T03:00:00.000Z');
    expect(usualFixTime(now, '2026-11-25T17:00:00.000Z')).toBe('2026-11-25T17:00:00.000Z');
    expect(usualFixTime(now, '2026-11-01T17:00:00.000Z')).toBe('2026-11-30T03:00:00.000Z');
  });
});
