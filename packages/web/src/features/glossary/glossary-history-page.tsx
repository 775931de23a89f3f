import { useQuery } from '@tanstack/react-query';
import {
  type GlossaryChange,
  type GlossaryWording,
  glossaryHistoryQuery,
} from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import { History, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { glossaryFacets, glossaryHistory, useRestoreEntry } from './glossary-queries.ts';
import { actionOptions } from './glossary-words.ts';
import { useChangeColumns } from './history/change-columns.tsx';
import { PairFilter } from './pair-filter.tsx';

const wordingOf = ({ after, before }: GlossaryChange): GlossaryWording | null => after ?? before;
const labelOf = (change: GlossaryChange) => wordingOf(change)?.sourceContent ?? '';

/** What happened to the entries of the glossary; nothing in it is ever changed. */
export function GlossaryHistoryPage() {
  const { t } = useTranslation('glossary');
  const page = useListPage({ name: 'glossary-history', schema: glossaryHistoryQuery, list: glossaryHistory });
  const facets = useQuery(glossaryFacets(useProjectId())).data;
  const columns = useChangeColumns(page.address.query.text);
  const rowActions = useRestoreAction();
  const { query, change } = page.address;
  return (
    <ListPage page={page}>
      <ListHeading title={t('history.title')} />
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('history.title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <PairFilter pairs={facets?.pairs ?? []} value={query} onChange={change} />
          <FilterSelect
            label={t('history.action')}
            multiple
            options={actionOptions()}
            values={query.action ?? []}
            onChange={(action) => change({ action })}
          />
          <FilterSelect
            label={t('column.owner')}
            multiple
            options={(facets?.owners ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            values={query.ownerId ?? []}
            onChange={(ownerId) => change({ ownerId })}
          />
          <DateFilter
            label={t('history.time')}
            value={{ from: query.from, to: query.to }}
            onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('history.title')}
          things={t('history.things')}
          columns={columns}
          rowLabel={labelOf}
          rowActions={rowActions}
          nothingYet={
            <EmptyState
              icon={<History size={32} />}
              title={t('history.empty')}
              text={t('history.emptyText')}
            />
          }
        />
      </ListCard>
    </ListPage>
  );
}

function useRestoreAction(): (change: GlossaryChange) => readonly MenuItem[] {
  const { t } = useTranslation('glossary');
  const mayApprove = useMay('translate.approve');
  const restore = useRestoreEntry();
  async function ask(change: GlossaryChange) {
    const wording = wordingOf(change);
    const isSure = await confirm({
      title: t('restore.title', { source: labelOf(change) }),
      text: t('restore.text', { target: wording?.targetContent ?? '' }),
      action: t('restore'),
    });
    if (!isSure) return;
    restore.mutate(
      { changeId: change.id, version: change.currentVersion },
      { onSuccess: () => showToast({ tone: 'success', text: t('restored', { source: labelOf(change) }) }) },
    );
  }
  return (change) => [
    {
      key: 'restore',
      label: t('restore'),
      icon: <RotateCcw size={16} />,
      disabledReason: mayApprove ? undefined : t('approverNeeded'),
      onSelect: () => void ask(change),
    },
  ];
}
