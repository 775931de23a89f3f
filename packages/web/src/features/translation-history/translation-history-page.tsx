import { useInfiniteQuery } from '@tanstack/react-query';
import { FILLED_BY_TEXTS } from '@toasoan/contract/features/translation-history/history-texts.ts';
import {
  type HistoryAddress,
  type HistoryRow,
  historyAddress,
} from '@toasoan/contract/features/translation-history/translation-history.ts';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { type ListAddress, useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { historyPages } from './history-queries.ts';
import { HistoryTag } from './history-tag.tsx';
import styles from './translation-history.module.css';

/** Every text that was translated, newest first. It is never counted: the table may hold millions. */
export function TranslationHistoryPage() {
  const { t } = useTranslation(['translation-history', 'panel']);
  const address = useListAddress(historyAddress);
  const { open, query, filtered, change } = address;
  const columns = useHistoryColumns(address);
  const list = useInfiniteQuery(historyPages(useProjectId(), query));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap={4} pack>
      <ListHeading title={t('panel:menu.translation-history')} />
      <ListCard>
        <div className={styles.filters}>
          <HistoryFilters address={address} />
        </div>
        {list.error && !rows ? (
          <LoadFailure
            title={t('failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : (
          <DataTable
            label={t('panel:menu.translation-history')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ source, id }) => source || `#${id}`}
            currentKey={open}
            empty={
              <EmptyState
                icon={<ScrollText size={32} />}
                title={filtered ? t('none.title') : t('empty.title')}
                text={filtered ? t('none.text') : t('empty.text')}
              />
            }
          />
        )}
        {list.hasNextPage && (
          <div className={styles.filters}>
            <Button onClick={() => void list.fetchNextPage()}>{t('more')}</Button>
          </div>
        )}
      </ListCard>
      {open !== undefined && (
        <HistoryDrawer
          id={open}
          onClose={() => change({ open: null })}
          onOwner={(userId) => change({ open: null, userIds: [userId] })}
        />
      )}
    </Stack>
  );
}

function useHistoryColumns(address: ListAddress<HistoryAddress>): readonly Column<HistoryRow>[] {
  const { t } = useTranslation('translation-history');
  return [
    {
      key: 'texts',
      title: t('column.texts'),
      always: true,
      card: 'title',
      cell: (row) => (
        <>
          <RowLink address={address} id={row.id}>
            {row.source || t('noText')}
          </RowLink>
          <span className={styles.second} lang={row.targetLang}>
            {row.target}
          </span>
        </>
      ),
    },
    {
      key: 'pair',
      title: t('column.pair'),
      width: '190px',
      card: 'detail',
      cell: ({ sourceLang, targetLang }) => `${languageName(sourceLang)} › ${languageName(targetLang)}`,
    },
    {
      key: 'engine',
      title: t('column.engine'),
      width: '150px',
      card: 'detail',
      cell: ({ engine, filledBy }) => engine || FILLED_BY_TEXTS[filledBy][currentLanguage()],
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '170px',
      card: 'detail',
      cell: ({ state }) => <HistoryTag state={state} />,
    },
    {
      key: 'cost',
      title: t('column.cost'),
      width: '110px',
      align: 'end',
      minor: true,
      cell: ({ cost }) => t('money', { sum: formatNumber(Math.round(cost)) }),
    },
    { key: 'owner', title: t('column.owner'), width: '150px', minor: true, cell: ({ owner }) => owner.name },
    {
      key: 'time',
      title: t('column.time'),
      width: '140px',
      card: 'detail',
      cell: ({ time }) => <DateText time={time} />,
    },
  ];
}
