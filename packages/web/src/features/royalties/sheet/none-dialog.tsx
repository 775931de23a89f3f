import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';

const SHORTEST = 3;

interface NoneDialogProps {
  readonly count: number;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Posts that pay nothing say why. */
export function NoneDialog({ count, onSend, onClose }: NoneDialogProps) {
  const { t } = useTranslation('royalties');
  return (
    <ReasonDialog
      title={t('none.title', { count })}
      label={t('none.reason')}
      action={t('none.action')}
      least={{ characters: SHORTEST, text: t('reason.short', { min: SHORTEST }) }}
      onSend={onSend}
      onClose={onClose}
    >
      <p>{t('none.text')}</p>
    </ReasonDialog>
  );
}
