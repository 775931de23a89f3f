import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import type { ListPageState, ListRow } from './use-list-page.ts';

interface ListTab {
  /** A value of the list call's `view`. */
  readonly view: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly waits?: boolean;
}

interface ListTabsProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  readonly tabs: readonly ListTab[];
}

/** The first row of a list: its views with their counts. */
export function ListTabs<Row extends ListRow>({ page, tabs }: ListTabsProps<Row>) {
  const { t } = useTranslation('patterns');
  const { address, name } = page;
  const goWhereLeft = useEffectEvent(() => {
    const last = usePageConfig.getState().lastTabs[name];
    const known = last !== address.query.view && tabs.some((tab) => tab.view === last);
    if (address.bare && last !== undefined && known) address.change({ view: last });
  });
  useEffect(goWhereLeft, []);
  const current = address.query.view;
  /** While the list is filtered, the open tab counts what was found; the others keep their whole number and say so. */
  function countOf(view: string, count: number | undefined) {
    if (!address.filtered) return { count };
    if (view === current) return page.stale ? {} : { count: page.total, isCapped: page.totalIsCapped };
    return { count, waits: false, countTip: t('list.unfilteredCount') };
  }
  function choose(view: string) {
    address.change({ view });
    usePageConfig.setState((config) => ({ lastTabs: { ...config.lastTabs, [name]: view } }));
  }
  return (
    <StateTabs
      label={t('list.views')}
      tabs={tabs.map(({ view, count, ...tab }) => ({
        ...tab,
        ...countOf(view, count),
        key: view,
        href: address.href({ view }),
      }))}
      current={address.query.view ?? ''}
      onChange={choose}
    />
  );
}
