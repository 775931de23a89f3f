import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { commentStatistics } from '../comment-queries.ts';
import type { QueueAddress } from '../queue/queue-address.ts';
import { HourBars } from './hour-bars.tsx';
import { PeopleTable } from './people-table.tsx';
import { QueueLink } from './queue-link.tsx';
import { ReasonsTable, RulesTable } from './rules-table.tsx';
import styles from './statistics.module.css';
import { BusiestTargets, ReceivedByDay } from './statistics-charts.tsx';
import { StatisticsSums } from './statistics-sums.tsx';

const SPANS = ['7', '30', '90'] as const;

export interface StatisticsDrawerProps {
  readonly address: QueueAddress;
  readonly onClose: () => void;
}

/** What came in and what was decided: by day and hour, by rule and reason, by person and by what was commented on. */
export function StatisticsDrawer({ address, onClose }: StatisticsDrawerProps) {
  const { t } = useTranslation('statistics');
  const [days, setDays] = useState<string>('30');
  const query = commentStatistics(useProjectId(), Number(days));
  const statistics = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Drawer title={t('title')} onClose={onClose}>
      <Select
        id="statistics-days"
        label={t('span')}
        value={days}
        options={SPANS.map((span) => ({ value: span, label: t('days', { n: span }) }))}
        onChange={(span) => setDays(span ?? days)}
      />
      {statistics.isPending && (
        <Loading label={t('loading')}>
          <Skeleton height="320px" />
        </Loading>
      )}
      {statistics.error && !statistics.data && (
        <LoadFailure
          title={t('failed')}
          error={statistics.error}
          onRetry={() => void statistics.refetch()}
          retrying={statistics.isFetching}
        />
      )}
      {statistics.data && <Statistics statistics={statistics.data} address={address} />}
    </Drawer>
  );
}

interface StatisticsProps {
  readonly statistics: CommentStatistics;
  readonly address: QueueAddress;
}

function Statistics({ statistics, address }: StatisticsProps) {
  const { t } = useTranslation('statistics');
  const { days, hoursToday, hoursBefore, rules, rejections, people, targets } = statistics;
  const from = days[0]?.day;
  if (days.every(({ received, approved, rejected, spam }) => received + approved + rejected + spam === 0))
    return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <>
      <StatisticsSums statistics={statistics} />
      <Part title={t('byDay')}>
        <ReceivedByDay days={days} address={address} />
      </Part>
      <Part title={t('hours')}>
        <HourBars today={hoursToday} before={hoursBefore} />
      </Part>
      {targets.length > 0 && (
        <Part title={t('targets')}>
          <BusiestTargets targets={targets} address={address} from={from} />
        </Part>
      )}
      {rules.length > 0 && (
        <Part title={t('rules')}>
          <RulesTable rules={rules} address={address} from={from} />
        </Part>
      )}
      {rejections.length > 0 && (
        <Part title={t('reasons')}>
          <ReasonsTable reasons={rejections} />
        </Part>
      )}
      {people.length > 0 && (
        <Part title={t('people')}>
          <PeopleTable people={people} />
        </Part>
      )}
      <QueueLink address={address} changes={{ open: 'second-looks' }} className={styles.more}>
        {t('secondLooks')}
      </QueueLink>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={textStyles.strong}>{title}</h3>
      {children}
    </section>
  );
}
