import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  /** Something more to choose. */
  readonly children?: ReactNode;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** A step that the log keeps with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, busy, children, onSend, onClose } = props;
  const { t } = useTranslation(['contest-jury', 'ui']);
  const [reason, setReason] = useState('');
  const words = reason.trim();
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
            disabledReason={words === '' ? t('reason.missing') : undefined}
            onClick={() => onSend(words)}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <TextArea
        data-first-focus
        aria-label={t('reason.label')}
        placeholder={t('reason.label')}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
