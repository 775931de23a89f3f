import { useQuery } from '@tanstack/react-query';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './contest-page.module.css';
import { contestList } from './contest-queries.ts';
import { contestsOf } from './contests-of.ts';
import { WorksTab } from './list/works-page.tsx';

const WORKS = 'works';

/** What stands beside the works: settings, jury, results. */
export interface ContestTab {
  readonly key: string;
  readonly label: string;
  readonly Panel: ComponentType<{ readonly contestId: string }>;
}

/** The contest whose group the address names; a group that holds several has a switch. */
export function ContestPage({ tabs }: { readonly tabs: readonly ContestTab[] }) {
  const { t } = useTranslation('submissions');
  const [, group = ''] = useLocation().pathname.split('/');
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(contestList(useProjectId()));
  if (error) {
    return (
      <LoadFailure
        title={t('loadFailed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingLabel label={t('loading')} />;
  const contests = contestsOf(data.items, group);
  const contest = contests.find(({ id }) => id === search.get('contest')) ?? contests[0];
  if (!contest) return <EmptyState title={t('noContest.title')} text={t('noContest.text')} />;
  // Filters and the open work belong to the contest before.
  const choose = (id: string | null) =>
    setSearch(id === null || id === contests[0]?.id ? {} : { contest: id }, { replace: true });
  return (
    <>
      {contests.length > 1 && <ContestSwitch contests={contests} current={contest} onChoose={choose} />}
      <Tabs tabs={tabs} contest={contest} shown={search.get('tab') ?? WORKS} />
    </>
  );
}

interface TabsProps {
  readonly tabs: readonly ContestTab[];
  readonly contest: ContestSummary;
  readonly shown: string;
}

function Tabs({ tabs, contest, shown }: TabsProps) {
  const { t } = useTranslation('submissions');
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const [search, setSearch] = useSearchParams();
  const current = tabs.find(({ key }) => key === shown);
  /** Filters belong to the works; the contest is the same. */
  const searchOf = (key: string) => {
    const contestId = search.get('contest');
    return new URLSearchParams({
      ...(contestId !== null && { contest: contestId }),
      ...(key !== WORKS && { tab: key }),
    });
  };
  const shownTabs = [{ key: WORKS, label: t('title') }, ...tabs].map(({ key, label }) => ({
    key,
    label,
    href: withProject(`${pathname}?${searchOf(key)}`, projectId),
  }));
  return (
    <>
      <div className={styles.tabs}>
        <StateTabs
          label={t('tabs')}
          tabs={shownTabs}
          current={current?.key ?? WORKS}
          onChange={(key) => setSearch(searchOf(key), { replace: true })}
        />
      </div>
      {current ? (
        <>
          <h1 className="visually-hidden">{current.label}</h1>
          <Suspense fallback={<LoadingLabel label={t('loading')} />}>
            <current.Panel key={contest.id} contestId={contest.id} />
          </Suspense>
        </>
      ) : (
        <WorksTab key={contest.id} contest={contest} />
      )}
    </>
  );
}

interface ContestSwitchProps {
  readonly contests: readonly ContestSummary[];
  readonly current: ContestSummary;
  readonly onChoose: (id: string | null) => void;
}

function ContestSwitch({ contests, current, onChoose }: ContestSwitchProps) {
  const { t } = useTranslation('submissions');
  return (
    <div className={styles.switch}>
      <Select
        label={t('contest')}
        options={contests.map(({ id, title }) => ({ value: id, label: title }))}
        value={current.id}
        onChange={onChoose}
      />
    </div>
  );
}
