import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Choice } from '../choice.tsx';

const WAYS = ['recuse', 'abstain'] as const;
export type LeaveWay = (typeof WAYS)[number];

interface LeaveDialogProps {
  readonly number: string;
  readonly onSend: (way: LeaveWay, reason: string) => void;
  readonly onClose: () => void;
}

/** Why a juror does not judge a work; somebody else gets it. */
export function LeaveDialog({ number, onSend, onClose }: LeaveDialogProps) {
  const { t } = useTranslation(['contest-jury', 'ui']);
  const [way, setWay] = useState<LeaveWay>('recuse');
  const [reason, setReason] = useState('');
  const words = reason.trim();
  return (
    <Dialog
      title={t('leave.title', { number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={words === '' ? t('leave.reasonMissing') : undefined}
            onClick={() => onSend(way, words)}
          >
            {t('leave.action')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
      <Choice
        label={t('leave.way')}
        choices={WAYS.map((value) => ({ value, label: t(`leave.${value}`) }))}
        chosen={way}
        onChoose={setWay}
      />
      <TextArea
        data-first-focus
        aria-label={t('leave.reason')}
        placeholder={t('leave.reason')}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
