import type { ContestDetail, ContestPrize, ContestRound } from '../contest.ts';
import { NO_ORGANISERS, USUAL_LIMITS, USUAL_VOTING } from '../contest-values.ts';
import { USUAL_CRITERIA } from '../round-rules.ts';

const BY = { userId: '3', name: 'Trần Minh Quản' };
const TIME = '2026-01-05T02:00:00.000Z';
const AUDIT = { createTime: TIME, updateTime: TIME, createdBy: BY, updatedBy: BY, version: 1 };

export function aRound(change: Partial<ContestRound> = {}): ContestRound {
  return {
    id: '11',
    key: 'FINAL',
    mode: 'SCORE10',
    criteria: [...USUAL_CRITERIA],
    jurorsPerEntry: 5,
    quota: { PHOTO_SINGLE: 30 },
    blind: true,
    withStory: true,
    averaging: 'MEAN',
    openTime: '2026-11-01T00:00:00.000Z',
    closeTime: '2026-11-20T00:00:00.000Z',
    state: 'WAITING',
    ...AUDIT,
    ...change,
  };
}

export function aPrize(change: Partial<ContestPrize> = {}): ContestPrize {
  return {
    id: '21',
    category: null,
    name: 'Giải Nhất',
    nameEn: 'First prize',
    medal: 'GOLD',
    amount: 50_000_000,
    quantity: 1,
    kind: 'JURY',
    ...AUDIT,
    ...change,
  };
}

/** A contest with everything that its opening needs, but its rules. */
export function aContestDetail(change: Partial<ContestDetail> = {}): ContestDetail {
  return {
    id: '1',
    code: 'happy',
    prefix: 'HV26',
    title: 'Việt Nam hạnh phúc 2026',
    titleEn: 'Happy Vietnam 2026',
    year: 2026,
    state: 'DRAFT',
    categories: ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
    openTime: '2026-05-01T00:00:00.000Z',
    endTime: '2026-09-30T16:59:59.000Z',
    works: 0,
    waiting: 0,
    parentContestId: null,
    theme: '',
    organisers: { ...NO_ORGANISERS, lead: ['Ban Tổ chức'] },
    closeTime: '2026-09-30T16:59:59.000Z',
    extendedTo: null,
    voteOpenTime: null,
    voteCloseTime: null,
    announceTime: '2026-12-10T02:00:00.000Z',
    awardTime: null,
    createdFrom: '2024-01-01',
    createdTo: '2026-09-30',
    limits: USUAL_LIMITS,
    minAge: 15,
    excludedGroups: [],
    allowedCountries: [],
    requiredFields: ['birthDate', 'phone'],
    allowAi: 'NO',
    allowComposite: false,
    allowPrevAwarded: false,
    voting: USUAL_VOTING,
    retentionDays: 365,
    rulesVersion: 0,
    opensItself: false,
    rounds: [aRound()],
    prizes: [aPrize()],
    ...AUDIT,
    ...change,
  };
}
