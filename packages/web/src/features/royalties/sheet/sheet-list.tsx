import { useQuery } from '@tanstack/react-query';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { BadgeCheck, ReceiptText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RoyaltyHeading } from '../royalty-heading.tsx';
import { royaltyMonthOf, sheetList, sheetSums } from '../royalty-queries.ts';
import { SHEET_VIEWS, type SheetView, STATE_OF_VIEW, sheetAddress, sumsQueryOf } from '../sheet-address.ts';
import { SheetBulkBar } from './sheet-bulk-bar.tsx';
import { useSheetColumns } from './sheet-columns.tsx';
import { SheetFilters } from './sheet-filters.tsx';
import { useSheetRowActions } from './sheet-row-actions.tsx';
import { SumsStrip } from './sums-strip.tsx';

/** With the forms, which open over the sheet. */
const OpenedRow = lazyOverlay(async () => ({ default: (await import('./opened-row.tsx')).OpenedRow }));

/** Every post of a month with what it pays; what nobody has set comes first. */
export function SheetList() {
  const { t } = useTranslation('royalties');
  const projectId = useProjectId();
  const page = useListPage({ name: 'royalties', schema: sheetAddress, list: sheetList });
  const { query, change } = page.address;
  const month = useQuery(royaltyMonthOf(projectId, query.period)).data;
  const sums = useQuery(sheetSums(projectId, sumsQueryOf(query))).data;
  const isOpen = month?.period === query.period && month.state === 'OPEN';
  const { rowActions, dialog } = useSheetRowActions(page.address, isOpen);
  const columns = useSheetColumns(page.address, isOpen);
  const countOf = (view: SheetView) => {
    if (month?.period !== query.period) return undefined;
    const state = STATE_OF_VIEW[view];
    if (state) return month.sums.byState[state].rows;
    return view === 'corrections' ? month.sums.corrections.rows : month.sums.rows;
  };
  const open = (row: SheetRow) => change({ open: row.id });

  return (
    <ListPage page={page} onEdit={open}>
      <RoyaltyHeading shown="posts" address={page.address} />
      {sums && <SumsStrip sums={sums} />}
      <ListCard>
        <ListTabs
          page={page}
          tabs={SHEET_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: countOf(view),
            waits: view === 'unset' && isOpen,
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <SheetFilters address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(row) => row.title}
          rowActions={rowActions}
          selectable={isOpen}
          bulk={isOpen && <SheetBulkBar page={page} period={query.period} />}
          nothingYet={
            query.view === 'unset' ? (
              <EmptyState
                icon={<BadgeCheck size={32} />}
                title={t('empty.settled')}
                text={t('empty.settledText')}
                actions={<Button onClick={() => change({ view: 'all' })}>{t('empty.all')}</Button>}
              />
            ) : (
              <EmptyState icon={<ReceiptText size={32} />} title={t('empty.title')} text={t('empty.text')} />
            )
          }
        />
      </ListCard>
      <Suspense>
        <OpenedRow page={page} isOpen={isOpen} />
      </Suspense>
      {dialog}
    </ListPage>
  );
}
