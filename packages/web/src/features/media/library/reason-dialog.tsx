import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './library-dialogs.module.css';

const LEAST = 10;

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason, which goes into the audit log. */
export function ReasonDialog({ title, text, action, busy, onSend, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['library', 'ui']);
  const id = useId();
  const [reason, setReason] = useState('');
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
            disabledReason={reason.trim().length < LEAST ? t('reason.hint', { least: LEAST }) : undefined}
            onClick={() => onSend(reason)}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('reason.field')}</label>
        <TextArea id={id} rows={3} value={reason} onChange={setReason} />
        <span className={textStyles.hint}>{t('reason.hint', { least: LEAST })}</span>
      </div>
    </Dialog>
  );
}
