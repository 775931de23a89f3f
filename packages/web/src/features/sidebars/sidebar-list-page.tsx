import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { MAX_ORDER, type SidebarRow, sidebarListQuery } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { SIDES, type SidebarSide } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { CopyPlus, PanelRight, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { goTo } from '#web/core/routing/here.ts';
import { DisplayFilter, DisplayInput, TryAddress } from '#web/features/display-modes/public.ts';
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
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { StatusField, StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { Select } from '#web/ui/select/select.tsx';
import { useSidebarColumns } from './sidebar-columns.tsx';
import {
  sidebarList,
  sidebarPage,
  useCopySidebar,
  useRemoveSidebar,
  useUpdateSidebar,
} from './sidebar-queries.ts';
import { useSidebarRecord } from './sidebar-record.ts';

/** The sidebars of the site. Their content is edited on a page of its own. */
export function SidebarListPage() {
  const { t } = useTranslation('sidebars');
  const page = useListPage({ name: 'sidebars', schema: sidebarListQuery, list: sidebarList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useSidebarRecord();
  const columns = useSidebarColumns(page.address);
  const items = useRowItems(texts);
  const update = useUpdateSidebar();
  const remove = useRemoveSidebar();
  const copy = useCopySidebar();
  const { query, change } = page.address;
  const sides = SIDES.map((side) => ({ value: side, label: t(`side.${side}`) }));
  const openNew = () => change({ open: 'new' });
  const openContent = (sidebar: SidebarRow) => goTo(sidebarPage(sidebar.id));

  const rowActions = (sidebar: SidebarRow): readonly MenuItem[] => [
    items.edit(() => openContent(sidebar)),
    {
      key: 'settings',
      label: t('action.settings'),
      icon: <Settings2 size={16} />,
      onSelect: () => change({ open: sidebar.id }),
    },
    {
      key: 'copy',
      label: t('action.duplicate'),
      icon: <CopyPlus size={16} />,
      onSelect: () => copy.mutate({ id: sidebar.id }, { onSuccess: (made) => goTo(sidebarPage(made.id)) }),
    },
    items.status(sidebar.status, (status) => update.mutate({ record: sidebar, set: { status } })),
    items.remove({ title: sidebar.title, text: t('delete.text'), send: () => remove.mutateAsync(sidebar) }),
  ];
  return (
    <ListPage page={page} onEdit={openContent}>
      <ListHeading title={t('title')} total={page.total}>
        <TryAddress />
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.side')}
            multiple
            options={sides}
            values={query.side ?? []}
            onChange={(side) => change({ side })}
          />
          <DisplayFilter address={page.address} />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(sidebar) => sidebar.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(sidebar) => sidebar.title}
              send={(body) => call(sidebarEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet
              icon={<PanelRight size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={openNew}
            />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, sidebar, disabled) => (
          <>
            <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
              {(control) => <TextInput {...control} autoFocus={sidebar === undefined} />}
            </Field>
            <Field form={form} name="side" label={t('field.side')} disabled={disabled}>
              {({ value, onChange, ...control }) => (
                <Select
                  {...control}
                  label={t('field.side')}
                  options={sides}
                  value={value}
                  onChange={(side) => onChange((side ?? 'RIGHT') as SidebarSide)}
                />
              )}
            </Field>
            <Field form={form} name="display" label={t('field.display')} disabled={disabled}>
              {(control) => <DisplayInput {...control} />}
            </Field>
            <Field
              form={form}
              name="order"
              label={t('field.order')}
              hint={t('field.orderHint')}
              disabled={disabled}
            >
              {(control) => <NumberInput {...control} min={0} max={MAX_ORDER} />}
            </Field>
            <Field form={form} name="sticky" label={t('field.sticky')} disabled={disabled}>
              {(control) => <Switch {...control} />}
            </Field>
            <Field form={form} name="hideOnMobile" label={t('field.hideOnMobile')} disabled={disabled}>
              {(control) => <Switch {...control} />}
            </Field>
            <StatusField form={form} disabled={disabled} />
          </>
        )}
      </ResourceDrawer>
    </ListPage>
  );
}
