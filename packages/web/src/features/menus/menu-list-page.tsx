import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { MENU_POSITIONS, type MenuRow, menuListQuery } from '@toasoan/contract/features/menus/menu.ts';
import { CopyPlus, ListTree, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { goTo } from '#web/core/routing/here.ts';
import { TryAddress } from '#web/features/display-modes/public.ts';
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
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useMenuColumns } from './menu-columns.tsx';
import { MenuForm, useLanguageOptions } from './menu-form.tsx';
import { menuList, menuPage, useCopyMenu, useRemoveMenu, useUpdateMenu } from './menu-queries.ts';
import { useMenuRecord } from './menu-record.ts';

/** The menus of the site. Their items are edited on a page of their own. */
export function MenuListPage() {
  const { t } = useTranslation('menus');
  const page = useListPage({ name: 'menus', schema: menuListQuery, list: menuList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useMenuRecord();
  const columns = useMenuColumns(page.address);
  const languages = useLanguageOptions();
  const items = useRowItems(texts);
  const update = useUpdateMenu();
  const remove = useRemoveMenu();
  const copy = useCopyMenu();
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  const openItems = (menu: MenuRow) => goTo(menuPage(menu.id));

  function copyTo(menu: MenuRow, lang: string) {
    copy.mutate({ id: menu.id, lang }, { onSuccess: (made) => goTo(menuPage(made.id)) });
  }
  function rowActions(menu: MenuRow): readonly MenuItem[] {
    return [
      items.edit(() => openItems(menu)),
      {
        key: 'settings',
        label: t('action.settings'),
        icon: <Settings2 size={16} />,
        onSelect: () => change({ open: menu.id }),
      },
      ...languages.map(({ value, label }) => ({
        key: `copy-${value}`,
        label: value === menu.lang ? t('action.duplicate') : t('action.copyTo', { language: label }),
        icon: <CopyPlus size={16} />,
        onSelect: () => copyTo(menu, value),
      })),
      items.status(menu.status, (status) => update.mutate({ record: menu, set: { status } })),
      items.remove({ title: menu.title, text: t('delete.text'), send: () => remove.mutateAsync(menu) }),
    ];
  }
  return (
    <ListPage page={page} onEdit={openItems}>
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
            label={t('column.position')}
            multiple
            options={MENU_POSITIONS.map((one) => ({ value: one, label: t(`position.${one}`) }))}
            values={query.position ?? []}
            onChange={(position) => change({ position })}
          />
          <FilterSelect
            label={t('column.lang')}
            multiple
            options={languages}
            values={query.lang ?? []}
            onChange={(lang) => change({ lang })}
          />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(menu) => menu.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(menu) => menu.title}
              send={(body) => call(menuEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet icon={<ListTree size={32} />} texts={texts} text={t('empty.text')} onAdd={openNew} />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, menu, disabled) => <MenuForm form={form} menu={menu} disabled={disabled} />}
      </ResourceDrawer>
    </ListPage>
  );
}
