import { expect, test } from 'vitest';
import { nextLookAfter } from './publish-receipt.ts';

const NOW = Date.parse('2026-11-29T09:00:00Z');
const at = { savedTime: NOW - 5_000, now: NOW };
const waiting = (seconds: number | null, reason: 'HELD' | 'RETRY' | 'PAUSED' | 'NOT_YET' | null = null) => ({
  state: 'WAITING' as const,
  time: seconds === null ? null : new Date(NOW + seconds * 1_000).toISOString(),
  reason,
});
const done = { state: 'DONE' as const, time: null, reason: null };

test('a receipt without waiting steps is not asked for again', () => {
  expect(nextLookAfter([done, { ...done, state: 'FAILED' }, { ...done, state: 'NONE' }], at)).toBeNull();
});

test('what is held is asked for when the minute is over, and what is due at once in two seconds', () => {
  expect(nextLookAfter([done, waiting(55, 'HELD')], at)).toBe(56);
  expect(nextLookAfter([waiting(55, 'HELD'), waiting(null)], at)).toBe(2);
  expect(nextLookAfter([waiting(-20)], at)).toBe(2);
});

test('no question waits longer than a minute', () => {
  expect(nextLookAfter([waiting(3_600, 'RETRY')], at)).toBe(60);
});

test('what ends by another hand, and what waits ten minutes after the save, is not asked for', () => {
  expect(nextLookAfter([waiting(null, 'PAUSED'), waiting(90, 'NOT_YET')], at)).toBeNull();
  expect(nextLookAfter([waiting(5)], { ...at, savedTime: NOW - 11 * 60_000 })).toBeNull();
});
