import { ShieldOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LazyRecallDialog } from './lazy-recall.ts';

interface RecallButtonProps {
  readonly workId: string;
  readonly number: string;
}

/** Opens the consequences of a takedown, for those who may do it. */
export function RecallButton({ workId, number }: RecallButtonProps) {
  const { t } = useTranslation('contest-results');
  const mayRecall = useMay('contest.award');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRecall) return null;
  return (
    <>
      <Button
        size="compact"
        icon={<ShieldOff size={15} />}
        aria-label={`${t('recall')}: ${number}`}
        onClick={() => setIsOpen(true)}
      >
        {t('recall')}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyRecallDialog id={workId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
