import type {
  BoardRow,
  VoteFinding,
  VoteMonth,
  VotesOverview,
} from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import type { Network } from '../../../../test/network.ts';
import { aSession } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { enterProject } from '../../media/upload/test-support/open-uploads.tsx';
import { VotesTab } from '../votes-tab.tsx';

export const OVERVIEW: VotesOverview = {
  state: 'OPEN',
  openTime: '2026-10-01T00:00:00.000Z',
  closeTime: '2026-12-31T16:59:59.000Z',
  countsShares: false,
  monthly: true,
  valid: 102,
  struck: 18,
  shares: 0,
  voters: 64,
  works: 12,
  days: [
    { day: '2026-11-10', valid: 40, struck: 0 },
    { day: '2026-11-11', valid: 62, struck: 18 },
  ],
  analysisTime: '2026-11-12T02:00:00.000Z',
  findings: { proposed: 2, struck: 1 },
};

const ROW: BoardRow = {
  id: '1',
  number: 'HV25-A-00231',
  title: 'Mẹ và biển',
  category: 'PHOTO_SINGLE',
  state: 'IN_FINAL',
  cover: '',
  valid: 24,
  struck: 3,
  shares: 0,
  points: 24,
  isPublicGallery: true,
};

export function aFinding(id: string, changes: Partial<VoteFinding> = {}): VoteFinding {
  return {
    id,
    pattern: 'SIMILAR_NAMES',
    state: 'PROPOSED',
    submission: { id: '1', number: `HV25-A-0023${id}`, title: 'Mẹ và biển' },
    evidence: {
      votes: 18,
      from: '2026-11-11T02:00:00.000Z',
      to: '2026-11-11T02:34:00.000Z',
      by: 'EMAIL',
      example: 'ho•••01@th•••',
    },
    votes: 18,
    struck: 0,
    reason: '',
    decidedBy: '',
    decidedTime: null,
    foundTime: '2026-11-12T02:00:00.000Z',
    ...changes,
  };
}

const BY = { userId: null, name: 'Hệ thống' };
export const MONTH: VoteMonth = {
  id: '9',
  month: '2026-10',
  state: 'NOTED',
  notedTime: '2026-10-31T17:00:01.000Z',
  reason: '',
  places: [
    {
      submission: { id: '1', number: 'HV25-A-00231', title: 'Mẹ và biển' },
      category: 'PHOTO_SINGLE',
      place: 1,
      points: 24,
      votes: 24,
      lastTime: '2026-10-30T03:00:00.000Z',
      isOut: false,
      prize: { vi: 'Ảnh của tháng', en: 'Photo of the month' },
    },
  ],
  createTime: '2026-10-31T17:00:01.000Z',
  updateTime: '2026-10-31T17:00:01.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 3,
};

export async function openVotes(
  network: Network,
  findings: readonly VoteFinding[],
  { role = 'ADMIN', overview = OVERVIEW }: { role?: 'ADMIN' | 'AUTHOR'; overview?: VotesOverview } = {},
): Promise<void> {
  const page = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, limit: 20 });
  network.answer('/admin/contest-vote/overview', overview);
  network.answer('/admin/contest-vote/board', page([ROW]));
  network.answer('/admin/contest-vote/findings', page(findings));
  network.answer('/admin/contest-vote/months', { items: [MONTH] });
  enterProject('1', aSession({ user: { role } }));
  await renderScreen(
    <>
      <h1>Cuộc thi</h1>
      <VotesTab contestId="1" />
      <ToastRegion />
    </>,
  );
  await loadTexts(['contest-votes']);
}
