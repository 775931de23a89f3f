import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import { MAX_FOLDER_DEPTH } from '@toasoan/contract/features/media/media-folder.ts';
import { FolderInput, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useCreateFolder, useRemoveFolder, useUpdateFolder } from './folder-changes.ts';
import { FolderChoiceDialog } from './folder-choice-dialog.tsx';
import { withBelow } from './folder-tree.ts';
import { TitleDialog } from './title-dialog.tsx';

type Asking =
  | { readonly what: 'new'; readonly parent: MediaFolder | null }
  | { readonly what: 'rename' | 'move'; readonly folder: MediaFolder };

interface FolderActions {
  readonly items: (folder: MediaFolder, level: number) => readonly MenuItem[];
  readonly add: () => void;
  readonly mayAdd: boolean;
  readonly dialog: ReactNode;
}

/** What can be done with folders, from their menus. */
export function useFolderActions(
  folders: readonly MediaFolder[],
  onRemoved: (folder: MediaFolder) => void,
): FolderActions {
  const { t } = useTranslation('folders');
  const mayAdd = useMay('media.upload');
  const mayEdit = useMay('media.editAny');
  const [create, update, remove] = [useCreateFolder(), useUpdateFolder(), useRemoveFolder()];
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);

  async function askRemoval(folder: MediaFolder) {
    const sure = await confirm({
      title: t('delete.title', { title: folder.title }),
      text: t('delete.text'),
      action: t('action.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(folder, {
      onSuccess: () => {
        onRemoved(folder);
        showToast({ tone: 'success', text: t('delete.done', { title: folder.title }) });
      },
    });
  }
  const change = (folder: MediaFolder, set: { title?: string; parentId?: string | null }) =>
    update.mutate({ id: folder.id, version: folder.version, ...set }, { onSuccess: close });
  const newItem = (folder: MediaFolder, level: number): MenuItem => ({
    key: 'new',
    label: t('action.newInside'),
    icon: <FolderPlus size={16} />,
    disabledReason: level >= MAX_FOLDER_DEPTH ? t('tooDeep', { max: MAX_FOLDER_DEPTH }) : undefined,
    onSelect: () => setAsking({ what: 'new', parent: folder }),
  });
  const editItems = (folder: MediaFolder): readonly MenuItem[] => [
    {
      key: 'rename',
      label: t('action.rename'),
      icon: <Pencil size={16} />,
      onSelect: () => setAsking({ what: 'rename', folder }),
    },
    {
      key: 'move',
      label: t('action.move'),
      icon: <FolderInput size={16} />,
      onSelect: () => setAsking({ what: 'move', folder }),
    },
    {
      key: 'delete',
      label: t('action.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      startsGroup: true,
      onSelect: () => void askRemoval(folder),
    },
  ];
  return {
    mayAdd,
    add: () => setAsking({ what: 'new', parent: null }),
    items: (folder, level) => [
      ...(mayAdd ? [newItem(folder, level)] : []),
      ...(mayEdit ? editItems(folder) : []),
    ],
    dialog: (
      <>
        {asking?.what === 'new' && (
          <TitleDialog
            title={asking.parent ? t('new.titleIn', { title: asking.parent.title }) : t('new.title')}
            action={t('new.action')}
            busy={create.isPending}
            onSave={(title) =>
              create.mutate({ title, parentId: asking.parent?.id ?? null }, { onSuccess: close })
            }
            onClose={close}
          />
        )}
        {asking?.what === 'rename' && (
          <TitleDialog
            title={t('rename.title', { title: asking.folder.title })}
            action={t('rename.action')}
            initial={asking.folder.title}
            busy={update.isPending}
            onSave={(title) => change(asking.folder, { title })}
            onClose={close}
          />
        )}
        {asking?.what === 'move' && (
          <FolderChoiceDialog
            title={t('move.title', { title: asking.folder.title })}
            action={t('move.action')}
            rootLabel={t('move.root')}
            without={withBelow(folders, asking.folder.id)}
            busy={update.isPending}
            onChoose={(parentId) => change(asking.folder, { parentId })}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
