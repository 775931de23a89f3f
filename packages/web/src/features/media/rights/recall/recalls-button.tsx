import { ShieldOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LazyRecallsDialog } from './lazy-recall-dialog.tsx';

/** Opens the recent recalls, for users with the licence right. */
export function RecallsButton() {
  const { t } = useTranslation('recall');
  const mayRecall = useMay('media.licence');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRecall) return null;
  return (
    <>
      <IconButton icon={<ShieldOff size={17} />} label={t('recent')} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <LazyRecallsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
