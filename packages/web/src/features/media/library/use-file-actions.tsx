import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  MEDIA_TRANSITIONS,
  type MediaTransitionName,
  mayDeleteMedia,
  mediaTransitionsOf,
} from '@toasoan/contract/features/media/media-rules.ts';
import {
  Download,
  Eye,
  Link2,
  Pencil,
  RotateCcw,
  ShieldAlert,
  ShieldCheck,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { fileName } from './file-words.ts';
import { useRemoveMedia, useRestoreMedia, useTransitionMedia } from './media-changes.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { publicAddress, saveFile } from './save-file.ts';
import { useFileDialogs } from './use-file-dialogs.tsx';
import { usePerson } from './use-person.ts';

const ICONS: Readonly<Record<MediaTransitionName, ReactNode>> = {
  quarantine: <ShieldAlert size={16} />,
  release: <ShieldCheck size={16} />,
  retry: <RotateCcw size={16} />,
};

interface FileTransitions {
  readonly items: (file: MediaRow) => readonly MenuItem[];
  /** The file whose reason is being asked. */
  readonly dialog: ReactNode;
}

/** Takes files out of use and back, and retries processing. */
function useFileTransitions(): FileTransitions {
  const { t } = useTranslation('library');
  const person = usePerson();
  const change = useTransitionMedia();
  const [asking, setAsking] = useState<{ file: MediaRow; transition: MediaTransitionName }>();

  function send(file: MediaRow, transition: MediaTransitionName, reason?: string) {
    change.mutate(
      { file, transition, ...(reason !== undefined && { reason }) },
      {
        onSuccess: () => {
          setAsking(undefined);
          showToast({ tone: 'success', text: t(`transition.${transition}.done`, { name: fileName(file) }) });
        },
      },
    );
  }
  const start = (file: MediaRow, transition: MediaTransitionName) =>
    MEDIA_TRANSITIONS[transition].needsReason ? setAsking({ file, transition }) : send(file, transition);
  return {
    items: (file) =>
      mediaTransitionsOf(person, file).map((transition) => ({
        key: transition,
        label: t(`transition.${transition}`),
        icon: ICONS[transition],
        onSelect: () => start(file, transition),
      })),
    dialog: asking && (
      <ReasonDialog
        title={t(`transition.${asking.transition}.title`, { name: fileName(asking.file) })}
        text={t(`transition.${asking.transition}.text`)}
        action={t(`transition.${asking.transition}`)}
        busy={change.isPending}
        onSend={(reason) => send(asking.file, asking.transition, reason)}
        onClose={() => setAsking(undefined)}
      />
    ),
  };
}

/** Where the browser refuses clipboard access, the address itself is shown for copying by hand. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: done });
  } catch {
    showToast({ tone: 'warning', text });
  }
}

/** The actions on one file, for its menu, its drawer and the large preview. */
export function useFileActions(open: (id: string) => void) {
  const { t } = useTranslation('library');
  const transitions = useFileTransitions();
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
      ...transitions.items(file),
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
        {transitions.dialog}
        {dialogs.dialog}
      </>
    ),
  };
}

export type FileActions = ReturnType<typeof useFileActions>;

/** Moves files to the trash, restores them and deletes them permanently. */
function useFileRemoval() {
  const { t } = useTranslation('library');
  const person = usePerson();
  const mayPurge = useMay('media.deleteAny');
  const remove = useRemoveMedia();
  const restore = useRestoreMedia();
  const notify = (text: string) => showToast({ tone: 'success', text });

  function restoreUnsaved(file: Pick<MediaRow, 'id' | 'version' | 'title' | 'fileName'>) {
    restore.mutate(file, { onSuccess: () => notify(t('restore.done', { name: fileName(file) })) });
  }
  async function ask(file: MediaRow, purge: boolean) {
    const name = fileName(file);
    const sure = await confirm({
      title: t(purge ? 'purge.title' : 'delete.title', { name }),
      text: purge ? t('purge.text') : t('delete.text', { count: file.useCount }),
      action: t(purge ? 'action.purge' : 'action.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(
      { file, purge },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: t(purge ? 'purge.done' : 'delete.done', { name }),
          }),
      },
    );
  }
  return {
    mayRemove: (file: MediaRow) => file.state !== 'TRASHED' && mayDeleteMedia(person, file),
    mayRestore: (file: MediaRow) => file.state === 'TRASHED' && mayDeleteMedia(person, file),
    mayPurge: (file: MediaRow) => file.state === 'TRASHED' && mayPurge,
    remove: (file: MediaRow) => void ask(file, false),
    purge: (file: MediaRow) => void ask(file, true),
    restore: restoreUnsaved,
  };
}
