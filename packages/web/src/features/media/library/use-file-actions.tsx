import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { Download, Eye, Link2, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { publicAddress, saveFile } from './save-file.ts';
import { useFileDialogs } from './use-file-dialogs.tsx';
import { useFileRemoval } from './use-file-removal.ts';
import { useFileTransitions } from './use-file-transitions.tsx';

/** Where the browser keeps its clipboard shut, the address itself is shown to be copied by hand. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: done });
  } catch {
    showToast({ tone: 'warning', text });
  }
}

/** What can be done with one file, from its menu, its drawer and the large preview. */
export function useFileActions(open: (id: string) => void) {
  const { t } = useTranslation('library');
  const moves = useFileTransitions();
  const dialogs = useFileDialogs();
  const removal = useFileRemoval();
  const save = (file: MediaRow) => void saveFile(file);
  const copyAddress = (file: MediaRow) => void copy(publicAddress(file), t('action.copied'));

  function removalItems(file: MediaRow): (MenuItem | false)[] {
    return [
      removal.mayRestore(file) && {
        key: 'restore',
        label: t('action.restore'),
        icon: <Undo2 size={16} />,
        onSelect: () => removal.restore(file),
      },
      removal.mayRemove(file) && {
        key: 'delete',
        label: t('action.delete'),
        icon: <Trash2 size={16} />,
        tone: 'danger',
        startsGroup: true,
        onSelect: () => removal.remove(file),
      },
      removal.mayPurge(file) && {
        key: 'purge',
        label: t('action.purge'),
        icon: <Trash2 size={16} />,
        tone: 'danger',
        startsGroup: true,
        onSelect: () => removal.purge(file),
      },
    ];
  }
  function items(file: MediaRow, preview?: () => void): readonly MenuItem[] {
    const all: (MenuItem | false)[] = [
      preview !== undefined && {
        key: 'preview',
        label: t('action.preview'),
        icon: <Eye size={16} />,
        onSelect: preview,
      },
      {
        key: 'edit',
        label: t('action.open'),
        icon: <Pencil size={16} />,
        onSelect: () => open(file.id),
      },
      {
        key: 'download',
        label: t('action.download'),
        icon: <Download size={16} />,
        onSelect: () => save(file),
      },
      publicAddress(file) !== '' && {
        key: 'copy',
        label: t('action.copyAddress'),
        icon: <Link2 size={16} />,
        onSelect: () => copyAddress(file),
      },
      ...dialogs.items(file),
      ...moves.items(file),
      ...removalItems(file),
    ];
    return all.filter((item) => item !== false);
  }
  return {
    items,
    save,
    copyAddress,
    mayCrop: dialogs.mayCrop,
    crop: dialogs.crop,
    dialog: (
      <>
        {moves.dialog}
        {dialogs.dialog}
      </>
    ),
  };
}

export type FileActions = ReturnType<typeof useFileActions>;
