import { useQuery } from '@tanstack/react-query';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import {
  SECTION_VIEWS,
  sourceCategoryListQuery,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import { FolderInput, FolderSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useSectionColumns } from './section-columns.tsx';
import { SectionForm } from './section-form.tsx';
import { sectionCounts, sectionList } from './section-queries.ts';
import { useSectionRecord } from './section-record.ts';
import { useSectionRowActions } from './section-row-actions.tsx';
import { SourceFilter } from './source-filter.tsx';

const DiscoverDialog = lazyOverlay(async () => ({
  default: (await import('./discovery/discover-dialog.tsx')).DiscoverDialog,
}));

/** Sections of sources, and which of them lead into the project. Who enters the area may do everything in it. */
export function SectionListPage() {
  const { t } = useTranslation('source-categories');
  const page = useListPage({
    name: 'source-categories',
    schema: sourceCategoryListQuery,
    list: sectionList,
  });
  const counts = useQuery(sectionCounts(useProjectId())).data;
  const [isDiscovering, setIsDiscovering] = useState(false);
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useSectionRecord();
  const columns = useSectionColumns(page.address);
  const { query, change } = page.address;
  const onEdit = (id: string) => change({ open: id });
  const rowActions = useSectionRowActions(texts, onEdit);
  const discover = (
    <Button icon={<FolderSearch size={17} />} onClick={() => setIsDiscovering(true)}>
      {t('discover')}
    </Button>
  );
  return (
    <ListPage page={page} onEdit={({ id }) => onEdit(id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {discover}
        <AddButton texts={texts} onAdd={() => onEdit('new')} />
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={SECTION_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'unmapped',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <SourceFilter
            label={t('column.source')}
            values={query.sourceId ?? []}
            onChange={(sourceId) => change({ sourceId: [...sourceId] })}
          />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={({ title }) => title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={({ title }) => title}
              send={(body) => call(sourceCategoryEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <EmptyState
              icon={<FolderInput size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={discover}
            />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, section, disabled) => <SectionForm form={form} section={section} disabled={disabled} />}
      </ResourceDrawer>
      <Suspense>{isDiscovering && <DiscoverDialog onClose={() => setIsDiscovering(false)} />}</Suspense>
    </ListPage>
  );
}
