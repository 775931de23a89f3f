import { expect, test } from 'vitest';
import { aYearLater, type ContestTimes, closingOf, dateProblems, timesNextYear } from './contest-dates.ts';

const TIMES: ContestTimes = {
  openTime: '2025-05-22T00:00:00.000Z',
  closeTime: '2025-09-30T16:59:59.000Z',
  extendedTo: null,
  voteOpenTime: '2025-06-01T00:00:00.000Z',
  voteCloseTime: '2025-10-31T16:59:59.000Z',
  announceTime: '2025-12-01T02:00:00.000Z',
  awardTime: '2025-12-10T12:00:00.000Z',
  createdFrom: '2023-01-01',
  createdTo: '2025-09-30',
};
const codesOf = (change: Partial<ContestTimes>) =>
  dateProblems({ ...TIMES, ...change }).map(({ code }) => code);

test('times in their order are fine, and so are times that nobody has set', () => {
  expect(dateProblems(TIMES)).toEqual([]);
  expect(codesOf({ openTime: null, announceTime: null, createdTo: null, voteOpenTime: null })).toEqual([]);
});

test.each([
  [{ closeTime: '2025-05-01T00:00:00.000Z', createdTo: null }, 'CLOSE_BEFORE_OPEN'],
  [{ extendedTo: '2025-09-30T16:59:59.000Z' }, 'EXTENSION_BEFORE_CLOSE'],
  [{ voteOpenTime: '2025-05-21T23:59:59.000Z' }, 'VOTE_BEFORE_OPEN'],
  [{ voteCloseTime: '2025-06-01T00:00:00.000Z' }, 'VOTE_CLOSE_BEFORE_OPEN'],
  [{ extendedTo: '2025-12-01T02:00:00.000Z' }, 'ANNOUNCE_BEFORE_CLOSE'],
  [{ voteCloseTime: '2025-12-02T00:00:00.000Z' }, 'ANNOUNCE_BEFORE_VOTE_END'],
  [{ awardTime: '2025-11-30T00:00:00.000Z' }, 'AWARD_BEFORE_ANNOUNCE'],
  [{ createdFrom: '2025-10-01' }, 'CREATED_REVERSED'],
  [{ createdTo: '2025-10-01' }, 'CREATED_AFTER_CLOSE'],
] as const)('%o is refused as %s', (change, code) => {
  expect(codesOf(change)).toEqual([code]);
});

test('works may be made on the day in Hà Nội on which intake closes, also after an extension', () => {
  expect(codesOf({ extendedTo: '2025-10-14T18:00:00.000Z', createdTo: '2025-10-15' })).toEqual([]);
  expect(closingOf({ ...TIMES, extendedTo: '2025-10-14T18:00:00.000Z' })).toBe('2025-10-14T18:00:00.000Z');
});

test('a contest of the next year has the same days and no extension', () => {
  expect(aYearLater('2024-02-29T05:00:00.000Z')).toBe('2025-02-28T05:00:00.000Z');
  const moved = timesNextYear({ ...TIMES, extendedTo: '2025-10-14T18:00:00.000Z' });
  expect(moved).toMatchObject({
    closeTime: '2026-09-30T16:59:59.000Z',
    extendedTo: null,
    createdTo: '2026-09-30',
  });
  expect(dateProblems(moved)).toEqual([]);
});
