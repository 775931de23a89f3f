import { expect, test } from 'vitest';
import { timeSpan } from './time-span.ts';

const span = timeSpan(new Date('2026-11-20T09:28:00.000Z'));

test('the line begins twelve full hours back and ends a day ahead', () => {
  expect(span).toMatchObject({ from: '2026-11-19T21:00:00.000Z', to: '2026-11-21T09:00:00.000Z' });
  expect(span.placeOf('2026-11-20T09:00:00.000Z')).toBe('33.33%');
});

test('what began before the line is drawn and looked at from its beginning', () => {
  const early = '2026-11-18T00:00:00.000Z';
  expect(span.placeOf(early)).toBe('0.00%');
  expect(span.inside(early)).toBe(span.from);
  expect(span.widthOf(early, span.from)).toBe('0.00%');
});

test('marks that stand too close to be pressed apart are one', () => {
  const at = (time: string) => ({ time: `2026-11-20T${time}:00.000Z` });
  const groups = span.grouped([at('09:40'), at('10:10'), at('15:00'), at('23:00')]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
});
