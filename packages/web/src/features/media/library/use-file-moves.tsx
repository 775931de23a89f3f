import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  MEDIA_MOVES,
  type MediaMoveName,
  mediaMovesOf,
} from '@toasoan/contract/features/media/media-rules.ts';
import { RotateCcw, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { fileName } from './file-words.ts';
import { useMoveMedia } from './media-changes.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePerson } from './use-person.ts';

const ICONS: Readonly<Record<MediaMoveName, ReactNode>> = {
  quarantine: <ShieldAlert size={16} />,
  release: <ShieldCheck size={16} />,
  retry: <RotateCcw size={16} />,
};

interface FileMoves {
  readonly items: (file: MediaRow) => readonly MenuItem[];
  /** Of the one that asks for its reason. */
  readonly dialog: ReactNode;
}

/** Out of use and back, and another try at a file that could not be read. */
export function useFileMoves(): FileMoves {
  const { t } = useTranslation('library');
  const person = usePerson();
  const change = useMoveMedia();
  const [asking, setAsking] = useState<{ file: MediaRow; move: MediaMoveName }>();

  function send(file: MediaRow, move: MediaMoveName, reason?: string) {
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
  const start = (file: MediaRow, move: MediaMoveName) =>
    MEDIA_MOVES[move].needsReason ? setAsking({ file, move }) : send(file, move);
  return {
    items: (file) =>
      mediaMovesOf(person, file).map((move) => ({
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
