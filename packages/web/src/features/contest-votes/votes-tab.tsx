import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { FindingsList } from './findings/findings-list.tsx';
import { MonthsList } from './months/months-list.tsx';
import { VotesBoard } from './votes-board.tsx';
import { VotesHead } from './votes-head.tsx';
import { useAnalyse, votesOverview } from './votes-queries.ts';

/** The votes of a contest's audience: who leads, which votes are no person's own, and the winners of the months. */
export function VotesTab({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contest-votes');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayJudge = useMay('contest.round');
  // What was the time of the last analysis when the next one was started.
  const [before, setBefore] = useState<string | null>();
  const analyse = useAnalyse();
  const overview = useQuery(votesOverview(projectId, contestId, before !== undefined));
  if (overview.error)
    return (
      <LoadFailure
        title={t('loadFailed')}
        error={overview.error}
        onRetry={() => void overview.refetch()}
        retrying={overview.isFetching}
      />
    );
  if (overview.data === undefined) return null;
  const { analysisTime, monthly, state, valid, struck } = overview.data;
  if (before !== undefined && analysisTime !== before) setBefore(undefined);
  function start() {
    analyse.mutate(contestId, {
      onSuccess: async () => {
        setBefore(analysisTime);
        showToast({ tone: 'info', text: t('analyse.started') });
        await askForTasks(client);
      },
    });
  }
  if (state === 'DISABLED' && valid + struck === 0)
    return <EmptyState title={t('off.title')} text={t('off.text')} />;
  return (
    <Stack gap={4}>
      <VotesHead
        contestId={contestId}
        overview={overview.data}
        isAnalysing={analyse.isPending || before !== undefined}
        onAnalyse={start}
      />
      {mayJudge && <FindingsList contestId={contestId} overview={overview.data} />}
      <VotesBoard contestId={contestId} overview={overview.data} />
      {monthly && <MonthsList contestId={contestId} />}
    </Stack>
  );
}
