import { ShieldOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LazyRecallsDialog } from './lazy-recall-dialog.tsx';

interface RecentRecalls {
  /** Undefined without the licence right. */
  readonly open: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Opens the recent recalls, for users with the licence right. */
export function useRecentRecalls(): RecentRecalls {
  const mayRecall = useMay('media.licence');
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: mayRecall ? () => setIsOpen(true) : undefined,
    dialog: isOpen && (
      <Suspense>
        <LazyRecallsDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}

export function RecallsButton() {
  const { t } = useTranslation('recall');
  const { open, dialog } = useRecentRecalls();
  if (!open) return null;
  return (
    <>
      <IconButton icon={<ShieldOff size={17} />} label={t('recent')} onClick={open} />
      {dialog}
    </>
  );
}
