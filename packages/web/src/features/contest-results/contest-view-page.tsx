import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { BoardTab, JuryTab } from '#web/features/contest-jury/public.ts';
import { VotePartsContext, VotesTab } from '#web/features/contest-votes/public.ts';
import { ContestSettingsTab } from '#web/features/contests/public.ts';
import { CHECK_PARTS } from '#web/features/submission-checks/public.ts';
import { ContestPage, WorkPartsContext } from '#web/features/submissions/public-page.ts';
import { AudienceAward, MonthAward } from './from-votes/lazy-from-votes.ts';
import { ResultsTab } from './lazy-results-tab.ts';
import { RESULT_PARTS } from './works/lazy-work-parts.tsx';

/** What areas above the works add to the facts of one. */
const PARTS = { ...CHECK_PARTS, ...RESULT_PARTS };
const VOTE_PARTS = { MonthAward, AudienceAward };

/** The page of a contest with all its parts. It is here because the works may import none of them. */
export function ContestViewPage() {
  const { t } = useTranslation('submissions');
  const mayRun = useMay('contest.round');
  const tabs = useMemo(
    () => [
      { key: 'jury', label: t('part.jury'), Panel: JuryTab },
      ...(mayRun ? [{ key: 'board', label: t('part.board'), Panel: BoardTab }] : []),
      { key: 'votes', label: t('part.votes'), Panel: VotesTab },
      { key: 'results', label: t('part.results'), Panel: ResultsTab },
      { key: 'settings', label: t('part.settings'), Panel: ContestSettingsTab },
    ],
    [t, mayRun],
  );
  return (
    <WorkPartsContext value={PARTS}>
      <VotePartsContext value={VOTE_PARTS}>
        <ContestPage tabs={tabs} />
      </VotePartsContext>
    </WorkPartsContext>
  );
}
