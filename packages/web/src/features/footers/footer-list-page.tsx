import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { type FooterRow, footerListQuery } from '@toasoan/contract/features/footers/footer.ts';
import { CopyPlus, PanelBottom, Settings2 } from 'lucide-react';
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
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useFooterColumns } from './footer-columns.tsx';
import { footerList, footerPage, useCopyFooter, useRemoveFooter, useUpdateFooter } from './footer-queries.ts';
import { useFooterRecord } from './footer-record.ts';

/** The footers of the site. Their content is edited on a page of its own. */
export function FooterListPage() {
  const { t } = useTranslation('footers');
  const page = useListPage({ name: 'footers', schema: footerListQuery, list: footerList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useFooterRecord();
  const columns = useFooterColumns(page.address);
  const items = useRowItems(texts);
  const update = useUpdateFooter();
  const remove = useRemoveFooter();
  const copy = useCopyFooter();
  const { change } = page.address;
  const openNew = () => change({ open: 'new' });
  const openContent = (footer: FooterRow) => goTo(footerPage(footer.id));

  const rowActions = (footer: FooterRow): readonly MenuItem[] => [
    items.edit(() => openContent(footer)),
    {
      key: 'settings',
      label: t('action.settings'),
      icon: <Settings2 size={16} />,
      onSelect: () => change({ open: footer.id }),
    },
    {
      key: 'copy',
      label: t('action.duplicate'),
      icon: <CopyPlus size={16} />,
      onSelect: () => copy.mutate({ id: footer.id }, { onSuccess: (made) => goTo(footerPage(made.id)) }),
    },
    items.status(footer.status, (status) => update.mutate({ record: footer, set: { status } })),
    items.remove({ title: footer.title, text: t('delete.text'), send: () => remove.mutateAsync(footer) }),
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
          <DisplayFilter address={page.address} />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(footer) => footer.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(footer) => footer.title}
              send={(body) => call(footerEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet
              icon={<PanelBottom size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={openNew}
            />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, footer, disabled) => (
          <>
            <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
              {(control) => <TextInput {...control} autoFocus={footer === undefined} />}
            </Field>
            <Field form={form} name="display" label={t('field.display')} disabled={disabled}>
              {(control) => <DisplayInput {...control} />}
            </Field>
            <StatusField form={form} disabled={disabled} />
          </>
        )}
      </ResourceDrawer>
    </ListPage>
  );
}
