import type { MediaCollection } from '@toasoan/contract/features/media/media-folder.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useCreateCollection, useRemoveCollection, useUpdateCollection } from './folder-changes.ts';
import { TitleDialog } from './title-dialog.tsx';

interface CollectionActions {
  readonly items: (collection: MediaCollection) => readonly MenuItem[];
  readonly add: () => void;
  readonly mayAdd: boolean;
  readonly dialog: ReactNode;
}

/** The actions on collections, for their menus. */
export function useCollectionActions(onRemoved: (collection: MediaCollection) => void): CollectionActions {
  const { t } = useTranslation('folders');
  const mayAdd = useMay('media.upload');
  const mayEdit = useMay('media.editAny');
  const [create, update, remove] = [useCreateCollection(), useUpdateCollection(), useRemoveCollection()];
  const [asking, setAsking] = useState<'new' | MediaCollection>();
  const close = () => setAsking(undefined);

  async function askRemoval(collection: MediaCollection) {
    const { title } = collection;
    const sure = await confirm({
      title: t('collection.delete.title', { title }),
      text: t('collection.delete.text'),
      action: t('action.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(collection, {
      onSuccess: () => {
        onRemoved(collection);
        showToast({ tone: 'success', text: t('collection.delete.done', { title }) });
      },
    });
  }
  function save(title: string) {
    if (asking === 'new') create.mutate({ title }, { onSuccess: close });
    else if (asking) update.mutate({ id: asking.id, version: asking.version, title }, { onSuccess: close });
  }
  return {
    mayAdd,
    add: () => setAsking('new'),
    items: (collection) =>
      mayEdit
        ? [
            {
              key: 'rename',
              label: t('action.rename'),
              icon: <Pencil size={16} />,
              onSelect: () => setAsking(collection),
            },
            {
              key: 'delete',
              label: t('action.delete'),
              icon: <Trash2 size={16} />,
              tone: 'danger',
              startsGroup: true,
              onSelect: () => void askRemoval(collection),
            },
          ]
        : [],
    dialog: asking && (
      <TitleDialog
        title={asking === 'new' ? t('collection.new') : t('rename.title', { title: asking.title })}
        action={t(asking === 'new' ? 'collection.newAction' : 'rename.action')}
        initial={asking === 'new' ? '' : asking.title}
        busy={create.isPending || update.isPending}
        onSave={save}
        onClose={close}
      />
    ),
  };
}
