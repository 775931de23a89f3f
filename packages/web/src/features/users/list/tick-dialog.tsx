import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Person } from '../person.ts';
import { useTickUser } from '../user-changes.ts';
import styles from '../user-dialogs.module.css';

const LONGEST = 500;

interface TickDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Gives or removes the tick; the reason is optional and goes into the audit log. */
export function TickDialog({ person, onClose }: TickDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const id = useId();
  const [tickReason, setTickReason] = useState('');
  const change = useTickUser();
  const name = person.displayName;
  const action = person.tick ? 'untick' : 'tick';

  function send() {
    change.mutate(
      { person, tickReason: tickReason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(`${action}.done`, { name }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t(`${action}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={change.isPending} onClick={send}>
            {t(`action.${action}`)}
          </Button>
        </>
      }
    >
      <p>{t(`${action}.text`)}</p>
      <Stack gap={1}>
        <label className={styles.label} htmlFor={id}>
          {t('tick.reason')}
        </label>
        <TextInput id={id} value={tickReason} onChange={setTickReason} maxLength={LONGEST} />
      </Stack>
    </Dialog>
  );
}
