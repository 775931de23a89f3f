import { DISPLAY_MODES } from '@toasoan/contract/features/display-modes/display.ts';
import { layoutListQuery } from '@toasoan/contract/features/layouts/layout.ts';
import {
  LAYOUT_DEVICES,
  LAYOUT_KINDS,
  LAYOUT_STATES,
} from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { PanelsTopLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { useLayoutColumns } from './layout-columns.tsx';
import { LayoutForm } from './layout-form.tsx';
import { layoutList, layoutPage } from './layout-queries.ts';
import { useLayoutRecord } from './layout-record.ts';
import { useLayoutRowActions } from './layout-row-actions.tsx';

/** The layouts of the site. Their blocks are arranged on a canvas of their own. */
export function LayoutListPage() {
  const { t } = useTranslation(['layouts', 'display-modes']);
  const page = useListPage({ name: 'layouts', schema: layoutListQuery, list: layoutList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useLayoutRecord();
  const columns = useLayoutColumns(page.address);
  const rowActions = useLayoutRowActions(page.address, texts);
  const mayEdit = useMay('layout.edit');
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  return (
    <ListPage page={page} onEdit={(layout) => goTo(layoutPage(layout.id))}>
      <ListHeading title={t('title')} total={page.total}>
        {mayEdit && <AddButton texts={texts} onAdd={openNew} />}
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.kind')}
            multiple
            options={LAYOUT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            values={query.kind ?? []}
            onChange={(kind) => change({ kind })}
          />
          <FilterSelect
            label={t('column.display')}
            multiple
            options={DISPLAY_MODES.map((mode) => ({ value: mode, label: t(`display-modes:short.${mode}`) }))}
            values={query.displayMode ?? []}
            onChange={(displayMode) => change({ displayMode })}
          />
          <FilterSelect
            label={t('column.state')}
            multiple
            options={LAYOUT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            values={query.state ?? []}
            onChange={(state) => change({ state })}
          />
          <FilterSelect
            label={t('column.device')}
            multiple
            options={LAYOUT_DEVICES.map((device) => ({ value: device, label: t(`device.${device}`) }))}
            values={query.device ?? []}
            onChange={(device) => change({ device })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(layout) => layout.title}
          rowActions={rowActions}
          nothingYet={
            <NothingYet
              icon={<PanelsTopLeft size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={mayEdit ? openNew : undefined}
            />
          }
        />
      </ListCard>
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate={mayEdit}
        mayEdit={mayEdit}
      >
        {(form, layout, disabled) => <LayoutForm form={form} layout={layout} disabled={disabled} />}
      </ResourceDrawer>
    </ListPage>
  );
}
