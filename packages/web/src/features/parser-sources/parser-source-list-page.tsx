import { useQuery } from '@tanstack/react-query';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import {
  parserSourceListQuery,
  SOURCE_VIEWS,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { Rss } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SourceForm } from './form/source-form.tsx';
import { useSourceRecord } from './form/source-record.ts';
import { OpmlMenu } from './opml/opml-menu.tsx';
import { parserSourceCounts, parserSourceList } from './parser-source-queries.ts';
import { useSourceColumns } from './source-columns.tsx';
import { SourceFilters } from './source-filters.tsx';
import { useSourceRowActions } from './source-row-actions.tsx';

const RunsDialog = lazyOverlay(async () => ({
  default: (await import('./runs/runs-dialog.tsx')).RunsDialog,
}));

/** Where the crawler gets texts from, and under which agreement. Who enters the area may do everything in it. */
export function ParserSourceListPage() {
  const { t } = useTranslation('parser-sources');
  const page = useListPage({ name: 'parser-sources', schema: parserSourceListQuery, list: parserSourceList });
  const counts = useQuery(parserSourceCounts(useProjectId())).data;
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useSourceRecord();
  const columns = useSourceColumns(page.address);
  const [runsOf, setRunsOf] = useState<string>();
  const { change } = page.address;
  const onEdit = (id: string) => change({ open: id });
  const openNew = () => change({ open: 'new' });
  const rowActions = useSourceRowActions({ texts, onEdit, onRuns: setRunsOf });
  return (
    <ListPage page={page} onEdit={({ id }) => onEdit(id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        <OpmlMenu query={page.address.query} />
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      {counts && counts.agencies < counts.agenciesNeeded && (
        <Banner tone="warning">
          {t('agencies', { needed: counts.agenciesNeeded, count: counts.agencies })}
        </Banner>
      )}
      <ListCard>
        <ListTabs
          page={page}
          tabs={SOURCE_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'alarm',
          }))}
        />
        <SourceFilters page={page} columns={columns} />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(source) => source.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(source) => source.title}
              send={(body) => call(parserSourceEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet icon={<Rss size={32} />} texts={texts} text={t('empty.text')} onAdd={openNew} />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, source, disabled) => <SourceForm form={form} source={source} disabled={disabled} />}
      </ResourceDrawer>
      <Suspense>
        {runsOf !== undefined && <RunsDialog id={runsOf} onClose={() => setRunsOf(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
