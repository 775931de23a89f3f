import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './folders.module.css';

const LONGEST = 120;

interface TitleDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial?: string;
  readonly busy: boolean;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a folder or a collection. */
export function TitleDialog({ title, action, initial = '', busy, onSave, onClose }: TitleDialogProps) {
  const { t } = useTranslation(['folders', 'ui']);
  const id = useId();
  const [text, setText] = useState(initial);
  const name = text.trim();
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
            disabledReason={name === '' ? t('name.missing') : undefined}
            onClick={() => onSave(name)}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !busy) onSave(name);
        }}
      >
        <label htmlFor={id}>{t('name')}</label>
        <TextInput id={id} maxLength={LONGEST} value={text} onChange={setText} data-first-focus />
      </form>
    </Dialog>
  );
}
