import { expect, test } from 'vitest';
import { monthsBetween } from './months-between.ts';

test('a span of votes lies in every month of Hà Nội that it touches, the newest first', () => {
  const months = (from: string, to: string) => monthsBetween(new Date(from), new Date(to));
  expect(months('2026-09-30T16:59:59Z', '2026-12-01T00:00:00Z')).toEqual([
    '2026-12',
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
  // 24:00 of the last day belongs to the next month, and the end is too late.
  expect(months('2026-09-30T17:00:00Z', '2026-10-31T17:00:00Z')).toEqual(['2026-10']);
  expect(months('2026-10-02T00:00:00Z', '2026-10-01T00:00:00Z')).toEqual([]);
});
