import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { AnnounceCard } from './announce-card.tsx';
import { AwardsCard } from './awards/awards-card.tsx';
import { PrizeStructure } from './awards/prize-structure.tsx';
import { WaitingCard } from './awards/waiting-card.tsx';
import { ExhibitionCard } from './exhibition/exhibition-card.tsx';
import { ProvinceYears } from './map/province-years.tsx';
import { RecallsCard } from './recall/recalls-card.tsx';
import styles from './results.module.css';
import { awardBoard } from './results-queries.ts';

interface ResultsTabProps {
  readonly contestId: string;
}

/** From the ranking to the award: prizes, decisions, payments, announcement, exhibition, and where works were made. */
export function ResultsTab({ contestId }: ResultsTabProps) {
  const { t } = useTranslation('contest-results');
  const { data, error, refetch, isFetching } = useQuery(awardBoard(useProjectId(), contestId));
  if (error)
    return (
      <LoadFailure
        title={t('loadFailed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined)
    return (
      <Loading label={t('loading')}>
        <Skeleton height="480px" />
      </Loading>
    );
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <PrizeStructure prizes={data.prizes} />
        <AwardsCard board={data} />
        <WaitingCard board={data} />
        <ExhibitionCard works={data.exhibited} />
        <RecallsCard contestId={contestId} />
      </Stack>
      <Stack gap={4}>
        <AnnounceCard board={data} />
        <ProvinceYears contestId={contestId} />
      </Stack>
    </div>
  );
}
