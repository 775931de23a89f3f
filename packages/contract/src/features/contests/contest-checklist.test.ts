import { expect, test } from 'vitest';
import type { ChecklistFacts } from './checklist-facts.ts';
import { contestChecklist, openingBlockers } from './contest-checklist.ts';
import { NO_ORGANISERS, USUAL_VOTING } from './contest-values.ts';
import { aContestDetail, aPrize, aRound } from './test-support/a-contest-detail.ts';

const TEXT = { vi: 'Điều 1', en: 'Article 1' };
const FACTS: ChecklistFacts = {
  contest: aContestDetail(),
  rules: { rules: TEXT, consent: TEXT, privacy: TEXT, copyright: TEXT },
  hasMail: true,
  hasSite: true,
  now: Date.parse('2026-04-01T00:00:00.000Z'),
};
const ofContest = (change: Parameters<typeof aContestDetail>[0]): ChecklistFacts => ({
  ...FACTS,
  contest: aContestDetail(change),
});
const blockersOf = (facts: ChecklistFacts) => openingBlockers(facts).map(({ code }) => code);

test('a contest with everything has nothing in the way of its opening', () => {
  expect(blockersOf(FACTS)).toEqual([]);
  expect(contestChecklist(FACTS).every(({ met }) => met)).toBe(true);
});

test.each([
  ['MAIL', { ...FACTS, hasMail: false }],
  ['SITE', { ...FACTS, hasSite: false }],
  ['RULES', { ...FACTS, rules: null }],
  [
    'RULES',
    { ...FACTS, rules: { rules: TEXT, consent: TEXT, privacy: { vi: ' ', en: '' }, copyright: TEXT } },
  ],
  [
    'RULES_FILLED',
    {
      ...FACTS,
      rules: {
        rules: TEXT,
        consent: { ...TEXT, en: 'Within [… number] days' },
        privacy: TEXT,
        copyright: TEXT,
      },
    },
  ],
  ['ORGANISERS', ofContest({ organisers: NO_ORGANISERS })],
  ['INTAKE_DATES', ofContest({ openTime: null })],
  ['CLOSING_AHEAD', { ...FACTS, now: Date.parse('2026-10-01T00:00:00.000Z') }],
  ['DATES_ORDER', ofContest({ awardTime: '2026-12-01T00:00:00.000Z' })],
  ['BIRTH_DATE', ofContest({ requiredFields: ['phone'] })],
  ['ROUNDS', ofContest({ rounds: [aRound({ key: 'CHECK', mode: 'THUMBS', criteria: [] })] })],
  ['ROUNDS_SOUND', ofContest({ rounds: [aRound({ criteria: [] })] })],
  ['PRIZES', ofContest({ prizes: [aPrize({ category: 'VIDEO' })] })],
  ['VOTE_DATES', ofContest({ voting: { ...USUAL_VOTING, enabled: true } })],
] as const)('without what %s asks for, the contest does not open', (code, facts) => {
  expect(blockersOf(facts)).toEqual([code]);
});

test('advice is named and blocks nothing', () => {
  const facts = {
    ...ofContest({
      createdFrom: null,
      announceTime: null,
      rounds: [aRound(), aRound({ key: 'APPRAISAL', openTime: '2026-11-10T00:00:00.000Z' })],
      voting: { ...USUAL_VOTING, enabled: true },
      voteOpenTime: '2026-06-01T00:00:00.000Z',
      voteCloseTime: '2026-07-01T00:00:00.000Z',
    }),
    rules: { rules: { vi: 'A', en: '' }, consent: TEXT, privacy: TEXT, copyright: TEXT },
  };
  expect(blockersOf(facts)).toEqual([]);
  const unmet = contestChecklist(facts).filter(({ met }) => !met);
  expect(unmet.map(({ code }) => code)).toEqual([
    'CREATED_PERIOD',
    'ANNOUNCE_DATE',
    'ROUNDS_IN_TURN',
    'VOTE_PRIZE',
    'RULES_ENGLISH',
  ]);
});
