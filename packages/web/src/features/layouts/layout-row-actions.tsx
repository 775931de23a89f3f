import type { Layout } from '@toasoan/contract/features/layouts/layout.ts';
import { Archive, Copy, History, Send, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { layoutPage, useArchiveLayout, useDuplicateLayout, useRemoveLayout } from './layout-queries.ts';

/** Everything that can be done to a layout in its list; an entry that a rule stops says the reason. */
export function useLayoutRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
): (layout: Layout) => readonly MenuItem[] {
  const { t } = useTranslation('layouts');
  const items = useRowItems(texts);
  const mayEdit = useMay('layout.edit');
  const mayPublish = useMay('layout.publish');
  const archive = useArchiveLayout();
  const remove = useRemoveLayout();
  const duplicate = useDuplicateLayout();

  async function askAndArchive(layout: Layout) {
    const question = { title: t('archive.title', { title: layout.title }), text: t('archive.text') };
    if (await confirm({ ...question, action: t('archive.action') })) archive.mutate(layout);
  }
  return (layout) => {
    const { id, title, state } = layout;
    const isArchived = state === 'ARCHIVED';
    const readOnly = mayEdit ? undefined : texts.readOnly;
    const stopped = mayPublish ? undefined : t('publish.reserved');
    return [
      items.edit(() => goTo(layoutPage(id))),
      {
        key: 'settings',
        label: t('action.settings'),
        icon: <Settings2 size={16} />,
        onSelect: () => address.change({ open: id }),
      },
      {
        key: 'publish',
        label: t('publish.action'),
        icon: <Send size={16} />,
        disabledReason: stopped ?? (isArchived ? t('archived.text') : undefined),
        onSelect: () => goTo(layoutPage(id, 'publish')),
      },
      {
        key: 'duplicate',
        label: t('action.duplicate'),
        icon: <Copy size={16} />,
        disabledReason: readOnly,
        onSelect: () => duplicate.mutate(layout, { onSuccess: (made) => goTo(layoutPage(made.id)) }),
      },
      {
        key: 'versions',
        label: t('versions.title'),
        icon: <History size={16} />,
        onSelect: () => goTo(layoutPage(id, 'versions')),
      },
      {
        key: 'archive',
        label: t('archive.action'),
        icon: <Archive size={16} />,
        disabledReason: stopped ?? (isArchived ? t('archive.done') : undefined),
        onSelect: () => void askAndArchive(layout),
      },
      items.remove({
        title,
        text: t('delete.text'),
        disabledReason: readOnly ?? (state === 'PUBLISHED' ? t('delete.published') : undefined),
        send: () => remove.mutateAsync(layout),
      }),
    ];
  };
}
