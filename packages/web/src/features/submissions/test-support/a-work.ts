import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import type { SubmissionDetail, SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { UNKNOWN } from '@toasoan/contract/vocabulary/tri-state.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };
const TIME = '2026-11-20T01:12:00.000Z';

export function aContest(changes: Partial<ContestSummary> = {}): ContestSummary {
  return {
    id: '1',
    code: 'happy',
    prefix: 'HV26',
    title: 'Happy Việt Nam',
    titleEn: 'Happy Vietnam',
    year: 2026,
    state: 'OPEN',
    categories: ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
    openTime: '2026-05-22T00:00:00.000Z',
    endTime: '2126-11-30T17:00:00.000Z',
    works: 3,
    waiting: 3,
    ...changes,
  };
}

/** A new single photo in order. */
export function aWork(changes: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: '11',
    number: 'HV26-A-00011',
    category: 'PHOTO_SINGLE',
    title: 'Nụ cười vùng cao',
    takenPlace: 'Chợ Đồng Văn',
    provinceCode: '08',
    country: 'VN',
    entrant: {
      id: '5',
      hint: 'Ng••••• T•• H••',
      age: 24,
      residence: 'DOMESTIC',
      organizationType: 'INDIVIDUAL',
      isExcluded: false,
    },
    tech: 'PASS',
    flags: [],
    voteValid: 1204,
    average: null,
    rank: null,
    spread: null,
    roundKey: null,
    state: 'SUBMITTED',
    reasonCode: '',
    submitTime: TIME,
    cover: '',
    fileCount: 1,
    durationMs: null,
    isExhibited: false,
    isFeatured: false,
    isPublicGallery: false,
    version: 1,
    ...changes,
  };
}

export function aWorkDetail(changes: Partial<SubmissionDetail> = {}): SubmissionDetail {
  return {
    ...aWork(),
    contestId: '1',
    story: 'Cô gái Mông xuống chợ phiên sớm.',
    takenTime: '2026-09-14T00:00:00.000Z',
    takenPrecision: 'DAY',
    oldProvinceName: 'Hà Giang',
    latitude: null,
    longitude: null,
    people: { person: 1, child: 0, modelRelease: UNKNOWN, guardianConsent: UNKNOWN },
    declared: { ai: 0, aiText: '', composite: 0, published: 0, awarded: 0, awardedText: '' },
    coAuthors: 0,
    rulesVersion: 1,
    techChecks: [
      {
        code: 'LONG_EDGE',
        fileId: null,
        expected: { vi: '≥ 3.000', en: '≥ 3,000' },
        actual: { vi: 'Cạnh dài 5.472 px', en: 'Long edge 5,472 px' },
        result: 'PASS',
      },
      {
        code: 'CONSENT',
        fileId: null,
        expected: { vi: '', en: '' },
        actual: { vi: 'Rõ mặt người, chưa có giấy đồng ý', en: 'A face, and no consent' },
        result: 'WARN',
      },
    ],
    techTime: TIME,
    voteCount: 1210,
    shareCount: 0,
    viewCount: 0,
    exhibitionCode: '',
    usageAccepted: true,
    reasonText: '',
    fixUntil: null,
    assigneeId: null,
    files: [
      {
        id: '21',
        position: 0,
        caption: '',
        mime: 'image/jpeg',
        bytes: 8_800_000,
        width: 5472,
        height: 3648,
        durationMs: null,
        facts: {
          takenTime: '2026-09-14T00:10:00.000Z',
          camera: 'Nikon Z6',
          lens: '',
          exposure: '1/250 s, f/4, ISO 200',
          software: '',
          latitude: null,
          longitude: null,
        },
        state: 'READY',
        isCover: true,
        small: '',
        large: '',
        film: '',
      },
    ],
    notes: [],
    next: [],
    mayUndo: false,
    isBlind: false,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    updatedBy: BY,
    ...changes,
  };
}
