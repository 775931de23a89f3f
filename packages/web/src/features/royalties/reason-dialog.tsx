import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly shortest: number;
  readonly busy?: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** Asks why, before something that others will ask about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, action, shortest, busy = false, onSend, onClose, children } = props;
  const { t } = useTranslation(['royalties', 'ui']);
  const id = useId();
  const [reason, setReason] = useState('');
  const isShort = [...reason.trim()].length < shortest;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={isShort ? t('reason.short', { min: shortest }) : undefined}
            onClick={() => onSend(reason.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={id}>
          {label}
        </label>
        <TextArea id={id} rows={2} maxLength={500} value={reason} onChange={setReason} />
      </Stack>
    </Dialog>
  );
}
