import { useQuery } from '@tanstack/react-query';
import { PAGE_VIEWS, pageListQuery } from '@toasoan/contract/features/pages/list/page-list.ts';
import { pageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { FileText, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { editAddress } from '../page-addresses.ts';
import { pageCounts, pageList, pageTree } from '../page-queries.ts';
import { PageRecoveryLine } from '../recovery/page-recovery-line.tsx';
import { usePageColumns } from './page-columns.tsx';
import { usePageRowActions } from './page-row-actions.tsx';

/** The static pages of the site, each below its parent. */
export function PageListPage() {
  const { t } = useTranslation('pages');
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = useListPage({ name: 'pages', schema: pageListQuery, list: pageList });
  const counts = useQuery(pageCounts(projectId)).data;
  const { query, change } = page.address;
  const tree = useQuery({ ...pageTree(projectId), enabled: query.sort === 'tree' }).data;
  const columns = usePageColumns(query, query.sort === 'tree' ? tree : undefined);
  const rowActions = usePageRowActions(query.sort === 'tree' ? tree : undefined);
  const write = () => navigate('/manager_page/create');
  return (
    <ListPage page={page} onEdit={({ id }) => navigate(editAddress(id))}>
      <ListHeading title={t('title')} total={counts?.all}>
        <PageRecoveryLine />
        <Button variant="main" icon={<Plus size={17} />} onClick={write}>
          {t('new')}
        </Button>
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={PAGE_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'overdue' && (counts?.overdue ?? 0) > 0,
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.template')}
            multiple
            options={pageTemplate.options.map((value) => ({ value, label: t(`template.${value}`) }))}
            values={query.template ?? []}
            onChange={(template) => change({ template })}
          />
          <FilterSelect
            label={t('filter.lang')}
            multiple
            options={RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            values={query.lang ?? []}
            onChange={(lang) => change({ lang })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={({ title }) => title}
          rowActions={rowActions}
          nothingYet={
            <EmptyState
              icon={<FileText size={32} />}
              title={t(counts?.all === 0 ? 'empty.title' : 'empty.tab')}
              text={t('empty.text')}
              actions={<Button onClick={write}>{t('new')}</Button>}
            />
          }
        />
      </ListCard>
    </ListPage>
  );
}
