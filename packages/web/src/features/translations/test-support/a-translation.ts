import {
  type Segment,
  type Translation,
  type TranslationDetail,
  translation,
} from '@toasoan/contract/features/translations/translation.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };
const TIME = '2026-11-20T08:40:00.000Z';

function aSegment(changes: Partial<Segment> & Pick<Segment, 'id' | 'source'>): Segment {
  return {
    key: `content.${changes.id}`,
    role: 'PARAGRAPH',
    target: '',
    machine: null,
    engine: '',
    origin: 'ENGINE',
    memoryScore: null,
    state: 'MT_ONLY',
    previousSource: null,
    isLocked: false,
    score: null,
    ignored: [],
    updatedBy: 'Lê Thu Hà',
    updateTime: TIME,
    version: 1,
    ...changes,
  };
}

const SEGMENTS = [
  aSegment({
    id: '1',
    role: 'TITLE',
    source: 'Mùa lúa chín ở Mù Cang Chải',
    target: 'Rice ripens in Mù Cang Chải',
    state: 'APPROVED',
  }),
  aSegment({
    id: '2',
    source: 'Tuần này doanh thu ước <g1>1,2 tỷ đồng</g1>.',
    target: 'Revenue this week is <g1>VND 1.2 million</g1>.',
    machine: 'Revenue of this week is <g1>VND 1.2 million</g1>.',
  }),
  aSegment({
    id: '3',
    source: 'Phần lớn khách ở lại ba đêm.',
    previousSource: 'Phần lớn khách ở lại hai đêm.',
    target: 'Most guests stay two nights.',
    state: 'STALE',
  }),
];

export function aTranslation(changes: Partial<TranslationDetail> = {}): TranslationDetail {
  return {
    id: '7',
    kind: 'POST',
    sourceId: '12',
    sourceTitle: 'Mùa lúa chín ở Mù Cang Chải',
    sourceLang: 'vi',
    lang: 'en',
    targetTitle: 'Rice ripens in Mù Cang Chải',
    state: 'STALE',
    counts: { total: 3, waiting: 0, machine: 1, edited: 0, approved: 1, stale: 1, locked: 0 },
    score: null,
    isPublic: false,
    isSourcePublic: true,
    recordId: null,
    publicPath: null,
    error: '',
    sourceTime: TIME,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    updatedBy: BY,
    version: 4,
    segments: SEGMENTS,
    terms: [],
    others: [],
    spent: { chars: 80, cost: 32_000 },
    changedShare: null,
    waitingReason: '',
    budgetLeft: null,
    mayEdit: true,
    mayApprove: true,
    ...changes,
  };
}

/** What lists have of it. */
export const rowOf = (detail: TranslationDetail): Translation => translation.parse(detail);
