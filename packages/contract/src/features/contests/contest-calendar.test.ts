import { expect, test } from 'vitest';
import { currentPhase, overlapsOf, phasesOf, placeInYear, yearsOf } from './contest-calendar.ts';
import { aContestDetail, aRound } from './test-support/a-contest-detail.ts';

const CONTEST = aContestDetail({ extendedTo: '2026-10-15T16:59:59.000Z' });

test('phases come in the order of their beginnings, and what has no times is left out', () => {
  expect(phasesOf(CONTEST).map(({ kind }) => kind)).toEqual(['INTAKE', 'EXTENSION', 'FINAL', 'ANNOUNCE']);
  expect(yearsOf(phasesOf(CONTEST))).toEqual([2026]);
  expect(currentPhase(phasesOf(CONTEST), Date.parse('2026-10-20T00:00:00.000Z'))?.kind).toBe('FINAL');
  expect(currentPhase(phasesOf(CONTEST), Date.parse('2027-01-01T00:00:00.000Z'))).toBeUndefined();
});

test('two contests that need the same people at once overlap by the kind of work', () => {
  const other = aContestDetail({
    openTime: '2026-09-01T00:00:00.000Z',
    closeTime: '2026-11-05T00:00:00.000Z',
    rounds: [
      aRound({ key: 'PRELIM', openTime: '2026-11-10T00:00:00.000Z', closeTime: '2026-11-15T00:00:00.000Z' }),
    ],
  });
  const found = overlapsOf([
    { id: '1', phases: phasesOf(CONTEST) },
    { id: '2', phases: phasesOf(other) },
  ]);
  expect(
    found.map(({ load, from, to }) => [load, new Date(from).toISOString(), new Date(to).toISOString()]),
  ).toEqual([
    ['intake', '2026-09-01T00:00:00.000Z', '2026-10-15T16:59:59.000Z'],
    ['jury', '2026-11-10T00:00:00.000Z', '2026-11-15T00:00:00.000Z'],
  ]);
  expect(overlapsOf([{ id: '1', phases: phasesOf(CONTEST) }])).toEqual([]);
});

test('a span is cut to its year of Hà Nội', () => {
  const from = Date.parse('2025-12-31T17:00:00.000Z');
  expect(placeInYear({ from, to: from + 365 * 86_400_000 }, 2026)).toEqual({ start: 0, length: 1 });
  expect(placeInYear({ from: 0, to: 1 }, 2026)).toBeUndefined();
});
