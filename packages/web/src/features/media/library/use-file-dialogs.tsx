import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { Crop, Replace, ShieldOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { LazyCropDialog } from '../cropping/lazy-crop-dialog.tsx';
import type { WaysOn } from '../removal/remove-dialog.tsx';
import { LazyRecallDialog } from '../rights/recall/lazy-recall-dialog.tsx';
import { usePerson } from './use-person.ts';

/** The replace dialog with its texts, fetched on first use. */
const LazyReplaceDialog = lazyChunk(async () => {
  const [{ ReplaceDialog }] = await Promise.all([
    import('../upload/replacing/replace-dialog.tsx'),
    loadTexts(['upload', 'media', 'ui']),
  ]);
  return { default: ReplaceDialog };
});

interface FileDialogs {
  readonly items: (file: MediaRow) => readonly MenuItem[];
  readonly mayCrop: (file: MediaRow) => boolean;
  readonly crop: (id: string) => void;
  /** What can be done with a file that may not be deleted. */
  readonly waysOn: (file: MediaRow) => WaysOn;
  readonly dialog: ReactNode;
}

/** Cropping, replacing and recalling a file, each in a dialog that is fetched on first use. */
export function useFileDialogs(): FileDialogs {
  const { t } = useTranslation(['library', 'recall']);
  const person = usePerson();
  const mayRecall = useMay('media.licence');
  const [open, setOpen] = useState<{ readonly what: 'crop' | 'replace' | 'recall'; readonly id: string }>();
  const close = () => setOpen(undefined);
  const mayCrop = (file: MediaRow) =>
    file.kind === 'IMAGE' && file.state === 'READY' && mayEditMedia(person, file);
  const mayReplace = (file: MediaRow) =>
    (file.state === 'READY' || file.state === 'FAILED') && mayEditMedia(person, file);
  const mayRecallFile = ({ state }: MediaRow) => mayRecall && (state === 'READY' || state === 'QUARANTINED');
  const crop = (id: string) => setOpen({ what: 'crop', id });
  const replace = ({ id }: MediaRow) => setOpen({ what: 'replace', id });
  const recall = ({ id }: MediaRow) => setOpen({ what: 'recall', id });
  return {
    mayCrop,
    crop,
    waysOn: (file) => ({
      recall: mayRecallFile(file) ? recall : undefined,
      replace: mayReplace(file) ? replace : undefined,
    }),
    items: (file) => [
      ...(mayCrop(file)
        ? [{ key: 'crop', label: t('action.crop'), icon: <Crop size={16} />, onSelect: () => crop(file.id) }]
        : []),
      ...(mayReplace(file)
        ? [
            {
              key: 'replace',
              label: t('action.replace'),
              icon: <Replace size={16} />,
              onSelect: () => replace(file),
            },
          ]
        : []),
      ...(mayRecallFile(file)
        ? [
            {
              key: 'recall',
              label: t('recall:action'),
              icon: <ShieldOff size={16} />,
              onSelect: () => recall(file),
            },
          ]
        : []),
    ],
    dialog: open && (
      <Suspense>
        {open.what === 'crop' && <LazyCropDialog id={open.id} onClose={close} />}
        {open.what === 'replace' && <LazyReplaceDialog id={open.id} onClose={close} />}
        {open.what === 'recall' && <LazyRecallDialog id={open.id} onClose={close} />}
      </Suspense>
    ),
  };
}
