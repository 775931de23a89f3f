import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Person } from '../person.ts';
import type { PasswordLink } from '../save-user.ts';
import { useNewPasswordLink, useResetSecondFactor } from '../user-changes.ts';
import styles from '../user-dialogs.module.css';

export interface AskedReset {
  readonly person: Person;
  readonly what: 'password' | 'secondFactor';
}

interface ResetDialogProps {
  readonly asked: AskedReset;
  readonly showLink: (link: PasswordLink) => void;
  readonly onClose: () => void;
}

const SHORTEST = 10;
const LONGEST = 500;

/** Asks why somebody's sign-in is reset: the person reads it, and the log keeps it. */
export function ResetDialog({ asked: { person, what }, showLink, onClose }: ResetDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const id = useId();
  const [typed, setReason] = useState('');
  const makeLink = useNewPasswordLink();
  const turnOff = useResetSecondFactor();
  const name = person.displayName;
  const reason = typed.trim();
  const isTooShort = [...reason].length < SHORTEST;

  function send() {
    if (what === 'secondFactor') {
      const onSuccess = () => {
        showToast({ tone: 'success', text: t('secondFactor.done', { name }) });
        onClose();
      };
      turnOff.mutate({ person, reason }, { onSuccess });
      return;
    }
    makeLink.mutate(
      { person, reason },
      {
        onSuccess: ({ url, expiresAt }) => {
          onClose();
          showLink({ userId: person.userId, name, url, expiresAt, reason, isInvitation: false });
        },
      },
    );
  }
  return (
    <Dialog
      title={t(`${what}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={makeLink.isPending || turnOff.isPending}
            disabledReason={isTooShort ? t('reset.reasonNeeded') : undefined}
            onClick={send}
          >
            {t(`${what}.action`)}
          </Button>
        </>
      }
    >
      <p>{t(`${what}.text`)}</p>
      <Stack gap={1}>
        <label className={styles.label} htmlFor={id}>
          {t('reset.reason')}
        </label>
        <TextArea id={id} value={typed} onChange={setReason} rows={3} maxLength={LONGEST} autoFocus />
        <p className={styles.hint}>{t('reset.hint')}</p>
      </Stack>
    </Dialog>
  );
}
