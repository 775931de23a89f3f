import { useQuery } from '@tanstack/react-query';
import {
  contentTemplateListQuery,
  TEMPLATE_TABS,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { SOURCE_MODES, TEMPLATE_TYPES } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { LayoutTemplate } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { TemplateForm } from './form/template-form.tsx';
import { TemplatePreview } from './preview/template-preview.tsx';
import { useTemplateColumns } from './template-columns.tsx';
import { templateCounts, templateList } from './template-queries.ts';
import { useTemplateRecord } from './template-record.ts';
import { useTemplateRowActions } from './template-row-actions.tsx';
import { UsedIn } from './used-in.tsx';

/** Content templates. Who enters the area may prepare them; what readers see now needs more. */
export function TemplateListPage() {
  const { t } = useTranslation('content-templates');
  const page = useListPage({
    name: 'content-templates',
    schema: contentTemplateListQuery,
    list: templateList,
  });
  const counts = useQuery(templateCounts(useProjectId())).data;
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useTemplateRecord();
  const columns = useTemplateColumns(page.address);
  const rowActions = useTemplateRowActions(page.address, texts);
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  return (
    <ListPage page={page} onEdit={(template) => change({ open: template.id })}>
      <ListHeading title={t('title')} total={counts?.all}>
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={TEMPLATE_TABS.map((view) => ({ view, label: t(`tab.${view}`), count: counts?.[view] }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.type')}
            multiple
            options={TEMPLATE_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
            values={query.type ?? []}
            onChange={(type) => change({ type })}
          />
          <FilterSelect
            label={t('column.sourceMode')}
            multiple
            options={SOURCE_MODES.map((mode) => ({ value: mode, label: t(`source.${mode}`) }))}
            values={query.sourceMode ?? []}
            onChange={(sourceMode) => change({ sourceMode })}
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
              send={(body) => call(contentTemplateEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet
              icon={<LayoutTemplate size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={openNew}
            />
          }
        />
      </ListCard>
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate
        mayEdit
        beside={(form) => <TemplatePreview form={form} />}
        overFooter={(_, template) => template && <UsedIn uses={template.usedIn} />}
      >
        {(form, template, disabled) => <TemplateForm form={form} template={template} disabled={disabled} />}
      </ResourceDrawer>
    </ListPage>
  );
}
