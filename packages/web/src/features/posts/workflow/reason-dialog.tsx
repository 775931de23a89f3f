import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './reason-dialog.module.css';

const SHORTEST = 10;
const LONGEST = 1000;

interface ReasonDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Taking a post away from readers says what follows and asks for a reason, which the log keeps. */
export function ReasonDialog({ title, busy, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['posts', 'ui']);
  const id = useId();
  const [reason, setReason] = useState('');
  const length = [...reason.trim()].length;
  const fits = length >= SHORTEST && length <= LONGEST;
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
            whyNot={fits ? undefined : t('unpublish.reasonHint')}
            onClick={() => onReason(reason.trim())}
          >
            {t('move.UNPUBLISHED')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('unpublish.text')}</p>
      <label className={styles.label} htmlFor={id}>
        {t('unpublish.reason')}
      </label>
      <TextArea id={id} rows={4} value={reason} onChange={setReason} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('unpublish.reasonHint')}
      </p>
    </Dialog>
  );
}
