import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
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

/** Asks why somebody's sign-in is reset: the person reads it, and the log keeps it. */
export function ResetDialog({ asked: { person, what }, showLink, onClose }: ResetDialogProps) {
  const { t } = useTranslation('users');
  const makeLink = useNewPasswordLink();
  const turnOff = useResetSecondFactor();
  const name = person.displayName;

  function send(reason: string) {
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
    <ReasonDialog
      title={t(`${what}.title`, { name })}
      label={t('reset.reason')}
      action={t(`${what}.action`)}
      variant="danger"
      least={{ characters: SHORTEST, text: t('reset.reasonNeeded') }}
      busy={makeLink.isPending || turnOff.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(`${what}.text`)}</p>
      <p className={styles.hint}>{t('reset.hint')}</p>
    </ReasonDialog>
  );
}
