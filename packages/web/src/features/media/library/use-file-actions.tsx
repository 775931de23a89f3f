import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  MEDIA_TRANSITIONS,
  type MediaTransitionName,
  mediaTransitionsOf,
} from '@toasoan/contract/features/media/media-rules.ts';
import { Download, Eye, Link2, Pencil, RotateCcw, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useRemoval } from '../removal/use-removal.tsx';
import { fileName } from './file-words.ts';
import { useTransitionMedia } from './media-changes.ts';
import { publicAddress, saveOriginal } from './save-original.ts';
import { useFileDialogs } from './use-file-dialogs.tsx';
import { usePerson } from './use-person.ts';

const SHORTEST_REASON = 10;

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
        label={t('reason.field')}
        action={t(`transition.${asking.transition}`)}
        least={{ characters: SHORTEST_REASON, text: t('reason.hint', { least: SHORTEST_REASON }) }}
        busy={change.isPending}
        onSend={(reason) => send(asking.file, asking.transition, reason)}
        onClose={() => setAsking(undefined)}
      >
        <p>{t(`transition.${asking.transition}.text`)}</p>
      </ReasonDialog>
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
  const removal = useRemoval(dialogs.waysOn);
  const save = (file: MediaRow) => void saveOriginal(file);
  const copyAddress = (file: MediaRow) => void copy(publicAddress(file), t('action.copied'));

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
      ...removal.items(file),
    ];
    return all.filter((item) => item !== false);
  }
  return {
    items,
    save,
    copyAddress,
    mayCrop: dialogs.mayCrop,
    crop: dialogs.crop,
    remove: removal.ask,
    removeMany: removal.askMany,
    dialog: (
      <>
        {removal.dialog}
        {transitions.dialog}
        {dialogs.dialog}
      </>
    ),
  };
}

export type FileActions = ReturnType<typeof useFileActions>;
