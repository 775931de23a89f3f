import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import type { JuryRound, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { JuryBoard, JuryStep, RankedRow } from '@toasoan/contract/features/contest-jury/round-board.ts';
import type { ReactNode } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import type { Network } from '../../../../test/network.ts';
import { aSession } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { enterProject } from '../../media/upload/test-support/open-uploads.tsx';

const CRITERIA = [
  { key: 'content', name: 'Nội dung, ý nghĩa', nameEn: 'Content', weight: 60 },
  { key: 'craft', name: 'Nghệ thuật, kỹ thuật', nameEn: 'Craft', weight: 40 },
];

export const ROUND: JuryRound = {
  roundId: '7',
  contestId: '1',
  key: 'FINAL',
  mode: 'SCORE10',
  criteria: CRITERIA,
  isBlind: true,
  isChair: false,
  isOpen: true,
  closeTime: null,
  categories: [{ category: 'PHOTO_SINGLE', total: 3, done: 1, later: 0 }],
  secondsEach: 19,
};

/** A grey picture, so that nothing is fetched. */
const PICTURE =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="%23888"/></svg>';

export function aStripTurn(id: string, changes: Partial<StripTurn> = {}): StripTurn {
  return {
    id,
    number: `HV25-A-0014${id}`,
    title: `Tác phẩm ${id}`,
    state: 'TODO',
    points: null,
    version: 1,
    cover: PICTURE,
    ...changes,
  };
}

export function aTurn(id: string, changes: Partial<JuryTurn> = {}): JuryTurn {
  const { cover: _, ...facts } = aStripTurn(id);
  return {
    ...facts,
    roundId: '7',
    category: 'PHOTO_SINGLE',
    story: 'Phiên chợ họp từ sớm.',
    files: [
      {
        small: PICTURE,
        large: PICTURE,
        film: null,
        width: 5472,
        height: 3648,
        durationMs: null,
        caption: '',
        exposure: 'ISO 200 · 1/320 · f/5,6 · 85 mm',
      },
    ],
    marks: [],
    comment: '',
    isOpen: true,
    ...changes,
  };
}

function aRow(rank: number, changes: Partial<RankedRow> = {}): RankedRow {
  return {
    id: `${rank}`,
    number: `HV25-A-00${rank}`,
    title: `Tác phẩm ${rank}`,
    cover: PICTURE,
    points: [8, 8],
    count: 2,
    mean: 8,
    trimmed: 8,
    normalised: 8.1,
    spread: 0,
    isOutlier: false,
    rank,
    decision: null,
    ...changes,
  };
}

const JUROR = {
  isChair: false,
  state: 'ACTIVE',
  done: 3,
  todo: 0,
  recused: 0,
  atRisk: 0,
  shared: 3,
  distance: 0.5,
  onAnchors: null,
  repeats: 0,
  inconsistency: null,
  version: 1,
} as const;

export const JUROR_ENTRY: Juror = {
  id: '2',
  contestId: '1',
  userId: '12',
  external: null,
  name: 'Lê Giám Khảo',
  title: '',
  roundKeys: ['FINAL'],
  categories: [],
  isChair: false,
  conflictNumbers: ['HV25-A-00140'],
  state: 'ACTIVE',
  reason: '',
  createTime: '2026-11-20T02:00:00.000Z',
  updateTime: '2026-11-20T02:00:00.000Z',
  createdBy: { userId: null, name: '' },
  updatedBy: { userId: null, name: '' },
  version: 3,
};

export function aBoard(
  changes: Partial<JuryBoard> = {},
  state: JuryBoard['round']['state'] = 'OPEN',
): JuryBoard {
  return {
    round: {
      id: '7',
      contestId: '1',
      key: 'FINAL',
      mode: 'SCORE10',
      criteria: CRITERIA,
      averaging: 'MEAN',
      jurorsPerEntry: 2,
      state,
      openTime: null,
      closeTime: null,
      version: 4,
    },
    category: 'PHOTO_SINGLE',
    quota: 2,
    works: 3,
    done: 5,
    asked: 6,
    isHidden: false,
    mayDecideTies: true,
    ranking: [
      aRow(1, { mean: 9, points: [9, 9] }),
      aRow(2, { points: [8, 8] }),
      aRow(3, { rank: 2, points: [9.8, 6.2], spread: 3.6, isOutlier: true }),
    ],
    isCut: false,
    line: { inside: 1, tied: ['2', '3'], places: 1, average: 8 },
    histogram: [
      { from: 8, count: 2 },
      { from: 8.5, count: 0 },
      { from: 9, count: 1 },
    ],
    undecided: 0,
    jurors: [
      { ...JUROR, id: '1', name: 'Trần Chủ Tịch', isChair: true },
      { ...JUROR, id: '2', name: 'Lê Giám Khảo', done: 2, todo: 1, atRisk: 1 },
    ],
    ...changes,
  };
}

export const STEPS: readonly JuryStep[] = (['PRELIM', 'FINAL', 'APPRAISAL'] as const).map((key, index) => ({
  id: `${index + 6}`,
  key,
  state: key === 'PRELIM' ? 'APPLIED' : key === 'FINAL' ? 'OPEN' : 'WAITING',
  works: key === 'PRELIM' ? 12 : 3,
  passed: key === 'PRELIM' ? 3 : null,
  done: 5,
  asked: 6,
  openTime: null,
  closeTime: null,
  version: 1,
}));

/** A tab of the contest without the page around it. */
export async function openTab(tab: ReactNode, role: 'ADMIN' | 'AUTHOR' = 'ADMIN'): Promise<void> {
  enterProject('1', aSession({ user: { role } }));
  await renderScreen(
    <>
      <h1>Tác phẩm dự thi</h1>
      {tab}
      <ToastRegion />
    </>,
  );
  await loadTexts(['contest-jury']);
}

export function answerTurns(network: Network, turns: readonly StripTurn[]): void {
  network.answer('/admin/jury/rounds', [ROUND]);
  network.answer('/admin/jury/strip', { turns, isCut: false });
  for (const { cover: _, ...facts } of turns)
    network.answer(`/admin/jury/turn/${facts.id}`, aTurn(facts.id, facts));
}
