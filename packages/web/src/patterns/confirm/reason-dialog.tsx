import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** Long enough for a sentence or two; every call takes as much. */
const LONGEST = 500;

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  /** What it does cannot be taken back. */
  readonly variant?: 'main' | 'danger';
  /** The fewest characters, and the sentence that says so; without it the reason may stay empty. */
  readonly least?: { readonly characters: number; readonly text: string };
  readonly busy?: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** Asks why, before something that others will ask about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, action, variant = 'main', least, busy = false, onSend, onClose, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [reason, setReason] = useState('');
  const isShort = least !== undefined && [...reason.trim()].length < least.characters;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={variant}
            busy={busy}
            disabledReason={isShort ? least.text : undefined}
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
        <TextArea
          id={id}
          rows={2}
          maxLength={LONGEST}
          value={reason}
          onChange={setReason}
          aria-describedby={least && `${id}-least`}
        />
        {least && (
          <span id={`${id}-least`} className={textStyles.hint}>
            {least.text}
          </span>
        )}
      </Stack>
    </Dialog>
  );
}
