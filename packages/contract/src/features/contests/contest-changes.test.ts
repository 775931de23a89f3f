import { expect, test } from 'vitest';
import { type ContestTerms, changeProblems } from './contest-changes.ts';
import type { ContestState } from './contest-kinds.ts';
import { USUAL_LIMITS, USUAL_VOTING } from './contest-values.ts';
import { aContestDetail } from './test-support/a-contest-detail.ts';

const NOW = Date.parse('2026-06-15T00:00:00.000Z');
const codesOf = (
  state: ContestState,
  change: Partial<ContestTerms>,
  before: Parameters<typeof aContestDetail>[0] = {},
) =>
  changeProblems(aContestDetail({ state, ...before }), { ...aContestDetail(before), ...change }, NOW).map(
    ({ field, code }) => `${field} ${code}`,
  );

test('a draft changes freely, an archived contest not at all', () => {
  const change = { year: 2027, minAge: 18, title: 'Khác', retentionDays: 9_999 };
  expect(codesOf('DRAFT', change)).toEqual([]);
  expect(codesOf('ARCHIVED', change)).toEqual([
    'title FIELD_FIXED',
    'year FIELD_FIXED',
    'minAge FIELD_FIXED',
    'retentionDays FIELD_FIXED',
  ]);
});

test('while works come in the terms are relaxed, never tightened', () => {
  const { photo, video, series } = USUAL_LIMITS;
  expect(
    codesOf('OPEN', {
      limits: { ...USUAL_LIMITS, maxPerAuthor: 0, photo: { ...photo, minLongEdge: 2_000 } },
      minAge: 12,
      allowAi: 'DECLARE',
      requiredFields: ['birthDate'],
      createdTo: null,
    }),
  ).toEqual([]);
  const tighter: readonly Partial<ContestTerms>[] = [
    { limits: { ...USUAL_LIMITS, maxPerAuthor: 5 } },
    { limits: { ...USUAL_LIMITS, photo: { ...photo, requireExif: true } } },
    { limits: { ...USUAL_LIMITS, series: { ...series, max: 8 } } },
    { limits: { ...USUAL_LIMITS, video: { ...video, maxSeconds: 60 } } },
    { categories: ['VIDEO'] },
    { minAge: 16 },
    { excludedGroups: ['Hội viên'] },
    { allowedCountries: ['VN'] },
    { requiredFields: ['birthDate', 'phone', 'story'] },
    { createdFrom: '2025-01-01' },
  ];
  for (const change of tighter)
    expect(codesOf('OPEN', change)).toEqual([`${Object.keys(change)[0]} ONLY_WIDER`]);
  expect(codesOf('CLOSED', { minAge: 12 })).toEqual(['minAge FIELD_FIXED']);
});

test('the closing moves by an extension alone', () => {
  expect(codesOf('OPEN', { closeTime: '2026-12-01T00:00:00.000Z' })).toEqual(['closeTime FIELD_FIXED']);
});

test('personal data is kept for a shorter time than agreed, never for a longer one', () => {
  expect(codesOf('OPEN', { retentionDays: 180 })).toEqual([]);
  expect(codesOf('OPEN', { retentionDays: 366 })).toEqual(['retentionDays KEPT_LONGER']);
});

test('once voting has begun votes count as they did, and fraud is looked for as needed', () => {
  const voting = { ...USUAL_VOTING, enabled: true };
  const begun = {
    voting,
    voteOpenTime: '2026-06-01T00:00:00.000Z',
    voteCloseTime: '2026-08-01T00:00:00.000Z',
  };
  expect(codesOf('OPEN', { voting: { ...voting, likeWeight: 2 } }, begun)).toEqual(['voting VOTE_RUNNING']);
  const antiFraud = { ...voting.antiFraud, maxPerNetworkPerDay: 5 };
  expect(codesOf('OPEN', { voting: { ...voting, antiFraud } }, begun)).toEqual([]);
  const later = { ...begun, voteOpenTime: '2026-07-01T00:00:00.000Z' };
  expect(codesOf('OPEN', { voting: { ...voting, likeWeight: 2 } }, later)).toEqual([]);
});
