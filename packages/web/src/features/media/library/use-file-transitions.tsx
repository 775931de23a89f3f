import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  MEDIA_TRANSITIONS,
  type MediaTransitionName,
  mediaTransitionsOf,
} from '@toasoan/contract/features/media/media-rules.ts';
import { RotateCcw, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { fileName } from './file-words.ts';
import { useTransitionMedia } from './media-changes.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePerson } from './use-person.ts';

const ICONS: Readonly<Record<MediaTransitionName, ReactNode>> = {
  quarantine: <ShieldAlert size={16} />,
  release: <ShieldCheck size={16} />,
  retry: <RotateCcw size={16} />,
};

interface FileTransitions {
  readonly items: (file: MediaRow) => readonly MenuItem[];
  /** Of the one that asks for its reason. */
  readonly dialog: ReactNode;
}

/** Out of use and back, and another try at a file that could not be read. */
export function useFileTransitions(): FileTransitions {
  const { t } = useTranslation('library');
  const person = usePerson();
  const change = useTransitionMedia();
  const [asking, setAsking] = useState<{ file: MediaRow; move: MediaTransitionName }>();

  function send(file: MediaRow, move: MediaTransitionName, reason?: string) {
    change.mutate(
      { file, move, ...(reason !== undefined && { reason }) },
      {
        onSuccess: () => {
          setAsking(undefined);
          showToast({ tone: 'success', text: t(`move.${move}.done`, { name: fileName(file) }) });
        },
      },
    );
  }
  const start = (file: MediaRow, move: MediaTransitionName) =>
    MEDIA_TRANSITIONS[move].needsReason ? setAsking({ file, move }) : send(file, move);
  return {
    items: (file) =>
      mediaTransitionsOf(person, file).map((move) => ({
        key: move,
        label: t(`move.${move}`),
        icon: ICONS[move],
        onSelect: () => start(file, move),
      })),
    dialog: asking && (
      <ReasonDialog
        title={t(`move.${asking.move}.title`, { name: fileName(asking.file) })}
        text={t(`move.${asking.move}.text`)}
        action={t(`move.${asking.move}`)}
        busy={change.isPending}
        onSend={(reason) => send(asking.file, asking.move, reason)}
        onClose={() => setAsking(undefined)}
      />
    ),
  };
}
