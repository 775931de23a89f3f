import { useQuery } from '@tanstack/react-query';
import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { parserTemplateListQuery } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { FileDown, ScanText, TrendingDown, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { goTo } from '#web/core/routing/here.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { useTemplateColumns } from './template-columns.tsx';
import { TemplateForm } from './template-form.tsx';
import { studioPage, templateList } from './template-queries.ts';
import { useTemplateRecord } from './template-record.ts';
import { useTemplateRowActions } from './template-row-actions.tsx';

const ImportDialog = lazyOverlay(async () => ({
  default: (await import('./import-config/import-dialog.tsx')).ImportDialog,
}));

/** How pages of sources are read. Selectors are chosen in the studio. Who enters the area may do everything in it. */
export function TemplateListPage() {
  const { t } = useTranslation('parser-templates');
  const page = useListPage({
    name: 'parser-templates',
    schema: parserTemplateListQuery,
    list: templateList,
  });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useTemplateRecord();
  const columns = useTemplateColumns(page.address);
  const rowActions = useTemplateRowActions(page.address, texts);
  const sources = useQuery(parserSourceSearch(useProjectId())('')).data ?? [];
  const [isImporting, setImporting] = useState(false);
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  return (
    <ListPage page={page} onEdit={({ id }) => goTo(studioPage(id))}>
      <ListHeading title={t('title')} total={page.total}>
        <Button icon={<FileDown size={17} />} onClick={() => setImporting(true)}>
          {t('import.action')}
        </Button>
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('filter.source')}
            options={sources}
            values={query.sourceId ? [query.sourceId] : []}
            onChange={([sourceId]) => change({ sourceId: sourceId ?? null })}
          />
          <ToggleFilter
            isLabelShown
            label={t('filter.weak')}
            icon={<TriangleAlert size={16} aria-hidden />}
            isOn={query.isWeak === true}
            onChange={(isOn) => change({ isWeak: isOn || null })}
          />
          <ToggleFilter
            isLabelShown
            label={t('filter.drift')}
            icon={<TrendingDown size={16} aria-hidden />}
            isOn={query.hasDrift === true}
            onChange={(isOn) => change({ hasDrift: isOn || null })}
          />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(template) => template.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(template) => template.title}
              send={(body) => call(parserTemplateEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet icon={<ScanText size={32} />} texts={texts} text={t('empty.text')} onAdd={openNew} />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, template, disabled) => <TemplateForm form={form} template={template} disabled={disabled} />}
      </ResourceDrawer>
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </ListPage>
  );
}
